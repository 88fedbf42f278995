import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import type { FaqSection } from '../../../generated/config/landing';
import { Icon } from '../../../ui/Icon/Icon';
import { Text } from '../../../ui/Text/Text';
import { color, media, motion, space, textSize, token } from '../../../ui/theme';
import { Band } from './Band';
import type { FieldsOf } from './shown';

type FaqProps = FieldsOf<FaqSection>;

const List = styled.div`
  border-block-start: 1px solid ${color('border')};
`;

const Entry = styled.details`
  border-block-end: 1px solid ${color('border')};
  &[open] svg {
    rotate: 180deg;
  }
`;

const Question = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  min-block-size: 44px;
  padding-block: ${space(5)};
  font-family: ${token('font-heading')};
  ${textSize('md')}
  font-weight: 600;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  svg {
    color: ${color('muted')};
    transition: rotate ${motion.base} ${motion.ease};
  }
  ${media.hover} {
    &:hover {
      color: ${color('link')};
    }
  }
`;

const Answer = styled(Text)`
  padding-block-end: ${space(6)};
  padding-inline-end: ${space(9)};
  white-space: pre-line;
`;

/** Questions and answers, each opened by itself; without script too. */
export function Faq({ items, ...head }: FaqProps) {
  return (
    <Band {...head} width="reading">
      <List>
        {items.map(({ question, answer }) => (
          <Entry key={question}>
            <Question>
              {question}
              <Icon icon={ChevronDown} />
            </Question>
            <Answer $tone="muted">{answer}</Answer>
          </Entry>
        ))}
      </List>
    </Band>
  );
}

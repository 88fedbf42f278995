import styled from 'styled-components';
import type { FaqSection } from '../../../generated/config/landing';
import { Disclosure } from '../../../ui/Disclosure/Disclosure';
import { Text } from '../../../ui/Text/Text';
import { space, textSize, token } from '../../../ui/theme';
import { Band } from './Band';
import type { FieldsOf } from './shown';

type FaqProps = FieldsOf<FaqSection>;

const Question = styled.span`
  padding-block: ${space(1)};
  font-family: ${token('font-heading')};
  ${textSize('md')}
  font-weight: 600;
`;

const Answer = styled(Text)`
  padding-inline-end: ${space(9)};
  white-space: pre-line;
`;

/** Questions and answers, each opened by itself; without script too. */
export function Faq({ items, ...head }: FaqProps) {
  return (
    <Band {...head} width="reading">
      <div>
        {items.map(({ question, answer }) => (
          <Disclosure key={question} wide title={<Question>{question}</Question>}>
            <Answer $tone="muted">{answer}</Answer>
          </Disclosure>
        ))}
      </div>
    </Band>
  );
}

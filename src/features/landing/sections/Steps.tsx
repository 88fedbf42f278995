import styled from 'styled-components';
import type { StepsSection } from '../../../generated/config/landing';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { color, media, space, textSize, token } from '../../../ui/theme';
import { icons } from '../icons';
import { Icon } from '../../../ui/Icon/Icon';
import { Band } from './Band';
import type { FieldsOf } from './shown';

type StepsProps = FieldsOf<StepsSection>;

const List = styled.ol<{ $columns: number }>`
  display: grid;
  ${media.lg} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    column-gap: 30px;
    row-gap: ${space(10)};
  }
`;

/* The line leads from one number to the next: down on a phone, across on a wide screen. */
const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  column-gap: ${space(4)};
  padding-block-end: ${space(8)};
  &:last-child {
    padding-block-end: 0;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 52px 8px;
    inset-inline-start: 21px;
    inline-size: 2px;
    background: ${color('border')};
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${space(5)};
    align-content: start;
    padding-block-end: 0;
    &:not(:last-child)::before {
      inset-block: 21px auto;
      inset-inline: 56px -18px;
      inline-size: auto;
      block-size: 2px;
    }
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: 50%;
  background: ${color('primary')};
  color: ${color('on-primary')};
  ${textSize('md')}
  font-family: ${token('font-heading')};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

const Copy = styled.div`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  padding-block-start: ${space(2)};
  ${media.lg} {
    padding-block-start: 0;
  }
`;

/** How it works, in order. A step without an icon shows its number; both are decoration, the list itself counts. */
export function Steps({ items, ...head }: StepsProps) {
  return (
    <Band {...head}>
      <List $columns={Math.min(items.length, 4)}>
        {items.map(({ title, text, icon }, index) => (
          <Step key={title}>
            <Mark aria-hidden>{icon ? <Icon icon={icons[icon]} /> : index + 1}</Mark>
            <Copy>
              <Heading level={3}>{title}</Heading>
              {text && <Text $tone="muted">{text}</Text>}
            </Copy>
          </Step>
        ))}
      </List>
    </Band>
  );
}

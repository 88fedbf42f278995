import styled from 'styled-components';
import type { FeaturesSection } from '../../../generated/config/landing';
import { Card } from '../../../ui/Card/Card';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { media, space } from '../../../ui/theme';
import { Band } from './Band';
import { ItemIcon } from './ItemIcon';
import type { FieldsOf } from './shown';

export type FeaturesProps = FieldsOf<FeaturesSection>;

const List = styled.ul<{ $columns: number }>`
  display: grid;
  gap: ${space(4)};
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    gap: 30px;
  }
`;

const Feature = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  & > :first-child:not(h3) {
    margin-block-end: ${space(2)};
  }
`;

/** Two or four features stand in twos; all other numbers in threes. */
const columnsFor = (count: number): number => (count === 2 || count === 4 ? 2 : 3);

/** What members get. */
export function Features({ items, ...head }: FeaturesProps) {
  return (
    <Band {...head} muted>
      <List $columns={columnsFor(items.length)}>
        {items.map(({ title, text, icon }) => (
          <Feature as="li" key={title}>
            {icon && <ItemIcon name={icon} />}
            <Heading level={3}>{title}</Heading>
            {text && <Text $tone="muted">{text}</Text>}
          </Feature>
        ))}
      </List>
    </Band>
  );
}

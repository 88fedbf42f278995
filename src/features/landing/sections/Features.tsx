import styled from 'styled-components';
import type { FeaturesSection, Icon as IconName } from '../../../generated/config/landing';
import { Card } from '../../../ui/Card/Card';
import { Heading } from '../../../ui/Text/Heading';
import { Text } from '../../../ui/Text/Text';
import { color, media, space, token } from '../../../ui/theme';
import { Band } from './Band';
import type { FieldsOf } from './shown';
import { Icon } from '../../../ui/Icon/Icon';
import { icons } from '../icons';

const Tile = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border-radius: ${token('radius-md')};
  background: ${color('primary-soft')};
  color: ${color('on-primary-soft')};
`;

/** An item's icon on a tint of the brand. It is decorative; the item has a title. */
const ItemIcon = ({ name }: { name: IconName }) => (
  <Tile>
    <Icon icon={icons[name]} size={24} />
  </Tile>
);

type FeaturesProps = FieldsOf<FeaturesSection>;

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

/** Two or four features are in rows of two, all other numbers in rows of three. */
const columnsFor = (count: number): number => (count === 2 || count === 4 ? 2 : 3);

/** The benefits of membership. */
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

import styled from 'styled-components';
import type { Icon as IconName } from '../../../generated/config/landing';
import { Icon } from '../../../ui/Icon/Icon';
import { color, token } from '../../../ui/theme';
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

/** An item's icon on a tint of the brand. Decoration: the item's title says what it is. */
export const ItemIcon = ({ name }: { name: IconName }) => (
  <Tile>
    <Icon icon={icons[name]} size={24} />
  </Tile>
);

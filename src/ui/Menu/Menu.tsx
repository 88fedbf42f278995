import { Menu as Base } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import styled from 'styled-components';
import { floatingLayer, floatingPanel, floatingRow } from '../floating/floating.styles';
import { useFloating } from '../floating/portalRoot';
import { Icon } from '../Icon/Icon';
import { color, space } from '../theme';

interface Item {
  label: string;
  icon?: LucideIcon;
  disabled?: boolean;
  /** The action cannot be undone. */
  danger?: boolean;
}

/** Does something, or leads to a route (`to`) or an address (`href`). */
type MenuItem = Item & ({ onSelect: () => void } | { to: string } | { href: string });

export interface MenuProps {
  /** The element that opens it, usually a Button. */
  trigger: ReactElement;
  /** Groups of items with a line between them. */
  groups: readonly (readonly MenuItem[])[];
  align?: 'start' | 'end';
  /** For a menu whose code loaded because of the press that opens it. */
  defaultOpen?: boolean;
}

const Layer = styled(Base.Positioner)`
  ${floatingLayer}
`;
const Panel = styled(Base.Popup)`
  ${floatingPanel}
  min-inline-size: 12rem;
`;
const Row = styled(Base.Item)<{ $danger?: boolean }>`
  ${floatingRow}
  ${({ $danger }) => $danger && `color: ${color('error')};`}
`;
const LinkRow = styled(Base.LinkItem)`
  ${floatingRow}
`;
const Rule = styled(Base.Separator)`
  block-size: 1px;
  margin: ${space(1)} ${space(2)};
  background: ${color('border')};
`;

const rowOf = (item: MenuItem) => {
  const face = (
    <>
      {item.icon && <Icon icon={item.icon} size={18} />}
      {item.label}
    </>
  );
  if ('onSelect' in item) {
    return (
      <Row key={item.label} disabled={item.disabled} $danger={item.danger} onClick={item.onSelect}>
        {face}
      </Row>
    );
  }
  const link = 'to' in item ? { render: <RouterLink to={item.to} /> } : { href: item.href };
  return (
    <LinkRow key={item.label} closeOnClick {...link}>
      {face}
    </LinkRow>
  );
};

/** Actions behind one button: the quieter rest of a card or a page. */
export function Menu({ trigger, groups, align = 'end', defaultOpen }: MenuProps) {
  const { portal, position } = useFloating();
  return (
    <Base.Root modal={false} defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal {...portal}>
        <Layer {...position} align={align}>
          <Panel>
            {groups.map((items, index) => (
              <Base.Group key={items[0]?.label ?? index}>
                {index > 0 && <Rule />}
                {items.map(rowOf)}
              </Base.Group>
            ))}
          </Panel>
        </Layer>
      </Base.Portal>
    </Base.Root>
  );
}

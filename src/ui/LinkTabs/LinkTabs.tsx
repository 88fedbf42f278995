import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, space } from '../theme';
import { tabStyles } from './tab.styles';

interface LinkTab {
  label: ReactNode;
  to: string;
  selected: boolean;
}

interface LinkTabsProps {
  /** The label of the tabs, for screen readers. */
  label: string;
  tabs: readonly LinkTab[];
}

/** Labels are never cut: a row that is too narrow for them becomes two. */
export const TabRow = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1)};
  box-shadow: inset 0 -1px ${color('border')};
`;

const Tab = styled(Link)`
  ${tabStyles}
`;

/** A tab that changes the page by a press, in a `TabRow`. */
export const TabButton = styled.button.attrs({ type: 'button' })`
  ${tabStyles}
`;

/** Views of a page, each with an address of its own. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <TabRow aria-label={label}>
      {tabs.map(({ label: name, to, selected }) => (
        <Tab key={to} to={to} aria-current={selected ? 'page' : undefined}>
          {name}
        </Tab>
      ))}
    </TabRow>
  );
}

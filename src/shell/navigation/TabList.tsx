import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { color, media, motion, space, textSize } from '../../ui/theme';
import { TabLink } from './TabLink';
import type { ShownTab } from './useTabs';

const Nav = styled.nav`
  display: none;
  flex: 1;
  min-inline-size: 0;
  ${media.md} {
    display: block;
  }
`;

const List = styled.ul`
  display: flex;
  gap: ${space(1)};
  margin: 0;
  overflow-x: auto;
  scrollbar-width: none;
`;

const Tab = styled(TabLink)`
  display: flex;
  align-items: center;
  min-block-size: 64px;
  padding-inline: ${space(3)};
  border-block: 3px solid transparent;
  color: ${color('muted')};
  ${textSize('sm')}
  font-weight: 550;
  text-decoration: none;
  white-space: nowrap;
  transition: color ${motion.fast} ${motion.ease};
  /* The list scrolls, so a ring outside of it would be cut off. */
  outline-offset: -4px;
  &[aria-current] {
    border-block-end-color: ${color('primary')};
    color: ${color('text')};
  }
  ${media.hover} {
    &:hover {
      color: ${color('text')};
    }
  }
`;

/** Tabs beside the logo, from tablet up. */
export function TabList({ tabs }: { tabs: readonly ShownTab[] }) {
  const { t } = useTranslation();
  if (tabs.length === 0) return null;
  return (
    <Nav aria-label={t('nav.label')}>
      <List>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <Tab tab={tab}>{tab.label}</Tab>
          </li>
        ))}
      </List>
    </Nav>
  );
}

import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { tabStyles } from '../../ui/LinkTabs/tab.styles';
import { media, space, textSize } from '../../ui/theme';
import { Counted, TabCount } from './TabCount';
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

/**
 * Where all of them have no room in one line, their labels have two. The number of the last one has room at the end.
 * Firefox would make what scrolls a tab stop.
 */
const List = styled.ul.attrs({ tabIndex: -1 })`
  display: flex;
  margin: 0;
  padding-inline-end: 9px;
  overflow-x: auto;
  scrollbar-width: none;
  ${media.lg} {
    gap: ${space(1)};
  }
`;

const Tab = styled(TabLink)`
  ${tabStyles}
  min-block-size: 64px;
  padding-block: 0;
  padding-inline: 3px;
  ${textSize('sm')}
  text-align: center;
  ${media.lg} {
    padding-inline: ${space(3)};
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
            <Tab tab={tab}>
              <Counted>
                {tab.label}
                <TabCount count={tab.count} />
              </Counted>
            </Tab>
          </li>
        ))}
      </List>
    </Nav>
  );
}

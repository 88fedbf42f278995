import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Lang } from '../../lib/lang';
import { Container } from '../../ui/Container/Container';
import { tabStyles } from '../../ui/LinkTabs/tab.styles';
import { color, space, textSize } from '../../ui/theme';

export interface PartnerTab {
  label: string;
  to: string;
  /** Language of the label. */
  lang: Lang;
  isCurrent: boolean;
}

interface PartnerTabsProps {
  /** Names the list for screen readers. */
  label: string;
  tabs: readonly PartnerTab[];
}

const Ground = styled.nav`
  border-block-end: 1px solid ${color('border')};
  background: ${color('surface')};
  ${textSize('sm')}
`;

/* On a phone the row scrolls by itself, so that the page never does. Firefox would make it a tab stop. */
const List = styled.ul.attrs({ tabIndex: -1 })`
  display: flex;
  gap: ${space(1)};
  overflow-x: auto;
  scrollbar-width: none;
`;

const Tab = styled(Link)`
  ${tabStyles}
  white-space: nowrap;
`;

/** The community's partner pages side by side. The current one is marked. */
export function PartnerTabs({ label, tabs }: PartnerTabsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.to;
  useEffect(() => {
    listRef.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <Ground aria-label={label}>
      <Container>
        <List ref={listRef}>
          {tabs.map(({ label: name, to, lang, isCurrent }) => (
            <li key={to}>
              <Tab to={to} lang={lang} aria-current={isCurrent ? 'page' : undefined}>
                {name}
              </Tab>
            </li>
          ))}
        </List>
      </Container>
    </Ground>
  );
}

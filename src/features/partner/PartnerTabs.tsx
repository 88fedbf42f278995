import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Lang } from '../../lib/lang';
import { Container } from '../../ui/Container/Container';
import { Link } from '../../ui/Link/Link';
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

/* On a phone the row scrolls by itself, so that the page never does. */
const List = styled.ul`
  display: flex;
  gap: ${space(6)};
  overflow-x: auto;
  scrollbar-width: none;
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    white-space: nowrap;
    border-block-end: 2px solid transparent;
  }
  a[aria-current] {
    border-color: ${color('primary')};
    font-weight: 600;
  }
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
              <Link quiet to={to} lang={lang} aria-current={isCurrent ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </List>
      </Container>
    </Ground>
  );
}

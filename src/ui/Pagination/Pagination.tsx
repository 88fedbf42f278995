import { ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { color, media, space } from '../theme';
import { pageList } from './pageList';

interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  /** Address of a page, so that the browser's back button and a copied link work. */
  to: (page: number) => string;
  /** Name of the whole, e.g. 'Pages'. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Name of one link: 'Page 3'. */
  pageLabel: (page: number) => string;
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  font-variant-numeric: tabular-nums;
  ${media.sm} {
    gap: ${space(1)};
  }
  [aria-current='page'] {
    background: ${color('primary-soft')};
    color: ${color('on-primary-soft')};
  }
  [dir='rtl'] & svg {
    scale: -1 1;
  }
`;
/* So narrow that seven links with two gaps are one line on a phone of 360 px. */
const Gap = styled.li`
  display: flex;
  justify-content: center;
  inline-size: 10px;
  color: ${color('muted')};
  ${media.sm} {
    inline-size: 28px;
  }
`;

/** Links to the pages of a list whose page is in the address. */
export function Pagination({ page, pages, to, label, previousLabel, nextLabel, pageLabel }: PaginationProps) {
  if (pages < 2) return null;
  const arrow = (target: number, name: string, icon: typeof ChevronLeft) =>
    target >= 1 &&
    target <= pages && (
      <li>
        <Button variant="quiet" square to={to(target)} aria-label={name}>
          <Icon icon={icon} />
        </Button>
      </li>
    );
  return (
    <nav aria-label={label}>
      <List>
        {arrow(page - 1, previousLabel, ChevronLeft)}
        {pageList(page, pages).map((at, index) =>
          at === null ? (
            <Gap key={`gap-${index}`} aria-hidden>
              …
            </Gap>
          ) : (
            <li key={at}>
              <Button
                variant="quiet"
                square
                to={to(at)}
                aria-label={pageLabel(at)}
                aria-current={at === page ? 'page' : undefined}
              >
                {at}
              </Button>
            </li>
          ),
        )}
        {arrow(page + 1, nextLabel, ChevronRight)}
      </List>
    </nav>
  );
}

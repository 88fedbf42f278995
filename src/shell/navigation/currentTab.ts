import { parsePath, type Path } from 'react-router-dom';
import { partnerPageAt } from '../../config/partner';
import { withoutSlashes } from '../../lib/addressParts';
import type { NavTab } from './buildTabs';

const plain = (path = ''): string => withoutSlashes(path.toLowerCase());

/** How near a tab's path is: the page itself, what lies below it, another partner page; 0 is elsewhere. */
function nearness(tab: string, here: string): number {
  if (tab === here) return 3;
  if (tab && here.startsWith(`${tab}/`)) return 2;
  return partnerPageAt(tab) && partnerPageAt(here) ? 1 : 0;
}

/** How well a tab matches the current address; 0 if it leads elsewhere. Its query and hash must match. */
function fit({ to }: NavTab, here: Path): number {
  if (!to) return 0;
  const { pathname, search, hash = '' } = parsePath(to);
  const near = nearness(plain(pathname), plain(here.pathname));
  const asked = [...new URLSearchParams(search)];
  const given = new URLSearchParams(here.search);
  const isThere = asked.every(([name, value]) => given.getAll(name).includes(value));
  if (!near || !isThere || (hash && hash !== here.hash)) return 0;
  return near * 100 + asked.length + (hash ? 1 : 0);
}

/**
 * The tab that matches the current address best, and its mark: `page`, or `true` if it represents another partner page
 * (CFG-14). Undefined if none matches.
 */
export function currentTab(
  tabs: readonly NavTab[],
  here: Path,
): { id: string; mark: 'page' | true } | undefined {
  const [best] = tabs
    .map((tab) => ({ id: tab.id, fits: fit(tab, here) }))
    .filter(({ fits }) => fits > 0)
    .toSorted((one, other) => other.fits - one.fits);
  return best && { id: best.id, mark: best.fits < 200 ? true : 'page' };
}

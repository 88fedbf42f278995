import type { LucideIcon } from 'lucide-react';
import type { Resolved } from '../../config/types';
import {
  tabNameValues,
  type CustomTab,
  type Navigation,
  type TabName,
} from '../../generated/config/navigation';
import { withoutQuery } from '../../lib/addressParts';
import { localize, type Lang } from '../../lib/lang';
import { routeAt } from '../../lib/routeMatch';
import { routePaths } from '../../lib/routes';
import type { TabDefinition, TabRuleInput } from '../routes/tabDefinition';
import { tabs } from './tabs';

export interface NavTab {
  id: string;
  label: string;
  icon?: LucideIcon;
  /** Path of a screen; else `href`. */
  to?: string;
  href?: string;
  newWindow?: boolean;
  countIn?: TabDefinition['countIn'];
}

export interface TabsInput extends TabRuleInput {
  navigation: Resolved<Navigation>;
  /** Whether the member is admitted. If not, only the profile is open. */
  enabled: boolean;
  lang: Lang;
  /** The general text of a tab that the community does not name itself. */
  label: (name: TabName) => string;
  /** Whether a path has a screen that this member may open. */
  reachable: (path: string) => boolean;
}

interface OrderedTab {
  order: number;
  tab: NavTab;
}

function standardTab(name: TabName, input: TabsInput): OrderedTab[] {
  const { enabled, forceEnabled, label, order } = input.navigation.tabs[name];
  const { route, icon, shown, countIn } = tabs[name];
  const to = routePaths[route];
  // Members who are not admitted see the profile tab on a phone, too, because it is their only one.
  const byRule = !input.enabled || forceEnabled || !shown || shown(input);
  if (!enabled || !byRule || !input.reachable(to)) return [];
  const text = localize(label, input.lang) || input.label(name);
  return [{ order, tab: { id: name, label: text, icon, to, countIn } }];
}

function customTab({ id, label, url, order, external }: Resolved<CustomTab>, input: TabsInput): OrderedTab[] {
  const tab: NavTab = { id: `custom-${id}`, label: localize(label, input.lang) };
  const leading = (target: Partial<NavTab>): OrderedTab[] => [{ order, tab: { ...tab, ...target } }];
  if (external) return leading({ href: url, newWindow: true });
  const path = withoutQuery(url);
  // A path without a screen is a file of this site or another site.
  if (!routeAt(path)) return leading({ href: url });
  return input.reachable(path) ? leading({ to: url }) : [];
}

/**
 * The member's tabs in the community's order (NAV-03, CFG-09). A member who is not admitted has only the profile. A tab
 * without a screen is not shown.
 */
export function buildTabs(input: TabsInput): NavTab[] {
  const names = tabNameValues.filter((name) => input.enabled || name === 'profile');
  const custom = input.enabled ? input.navigation.customTabs : [];
  return [
    ...names.flatMap((name) => standardTab(name, input)),
    ...custom.flatMap((tab) => customTab(tab, input)),
  ]
    .toSorted((one, other) => one.order - other.order)
    .map(({ tab }) => tab);
}

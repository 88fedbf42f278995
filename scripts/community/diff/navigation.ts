import type { CommunityConfig } from '../../../src/config/types';
import { tabNameValues } from '../../../src/generated/config/navigation';
import { routeNames, rowOf } from '../../../src/lib/routes';
import { routingOf } from '../../../src/config/routing';
import { addedAndRemoved } from './addedAndRemoved';
import { differences } from './values';

function routesOf(config: CommunityConfig): string[] {
  const { isThere } = routingOf(config);
  const hasSurvey = config.questions.questions.length > 0;
  return routeNames
    .filter((route) => isThere(route) && (route !== 'questions' || hasSurvey))
    .map((route) => rowOf(route).path);
}

/** Screens that came and went. */
export const routeChanges = (before: CommunityConfig, after: CommunityConfig): string[] =>
  addedAndRemoved(routesOf(before), routesOf(after), 'route');

const tabsOf = ({ navigation }: CommunityConfig): string[] => [
  ...tabNameValues.filter((name) => navigation.tabs[name].enabled),
  ...navigation.customTabs.map(({ id }) => id),
];

/** Tabs that came and went, and what changed about those that stayed. */
export function navigationChanges(before: CommunityConfig, after: CommunityConfig): string[] {
  const [shown, shownNow] = [tabsOf(before), tabsOf(after)];
  const stayed = (name: string) => shown.includes(name) === shownNow.includes(name);
  const rest = ({ navigation }: CommunityConfig) => ({
    tabs: Object.fromEntries(Object.entries(navigation.tabs).filter(([name]) => stayed(name))),
    custom: navigation.customTabs.filter(({ id }) => stayed(id)),
  });
  const [one, other] = [rest(before), rest(after)];
  return [
    ...addedAndRemoved(shown, shownNow, 'tab'),
    ...differences(one.tabs, other.tabs),
    ...differences(one.custom, other.custom, 'tab'),
  ];
}

import type { NavTab } from './buildTabs';

/** A thumb finds five places; a sixth tab makes the fifth place a menu of the rest. */
export const bottomPlaces = 5;

/** The tabs that stand at the bottom of a phone, and those behind 'more'. */
export function splitTabs(tabs: readonly NavTab[]): { shown: readonly NavTab[]; more: readonly NavTab[] } {
  if (tabs.length <= bottomPlaces) return { shown: tabs, more: [] };
  return { shown: tabs.slice(0, bottomPlaces - 1), more: tabs.slice(bottomPlaces - 1) };
}

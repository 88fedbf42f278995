import type { NavTab } from './buildTabs';

/** A thumb finds five slots; a sixth tab makes the fifth slot a menu of the rest. */
export const bottomSlots = 5;

/** The tabs at the bottom of a phone, and those behind 'more'. */
export function splitTabs<Tab extends NavTab>(
  tabs: readonly Tab[],
): { shown: readonly Tab[]; more: readonly Tab[] } {
  if (tabs.length <= bottomSlots) return { shown: tabs, more: [] };
  return { shown: tabs.slice(0, bottomSlots - 1), more: tabs.slice(bottomSlots - 1) };
}

import type { QueryKey } from '@tanstack/react-query';
import { notifyOtherTabs } from './otherTabs';
import { initQuery } from './queries';
import { queryClient } from './queryClient';

/** What the member is notified of (N06). */
export const notificationSettingsKey = ['notificationSettings'] as const;

/** The beginning of the key of the own participant (P03), which contains choices, too. */
export const ownProfileKey = 'ownProfile';

const keys: readonly QueryKey[] = [initQuery.queryKey, notificationSettingsKey, [ownProfileKey]];

/**
 * Loads what shows the member’s choices of notifications again after one was made, in other tabs, too. `shown` is the
 * key of the data that contain it already.
 */
export function reloadChoices(shown: QueryKey): void {
  for (const queryKey of keys) {
    if (queryKey[0] !== shown[0]) void queryClient.invalidateQueries({ queryKey });
    notifyOtherTabs(queryKey);
  }
}

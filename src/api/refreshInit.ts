import { notifyOtherTabs } from './otherTabs';
import { initQuery } from './queries';
import { queryClient } from './queryClient';

/** Reloads the start-of-session data, in other tabs too: with them, the number of things that wait for the member. */
export function refreshInit(): Promise<void> {
  notifyOtherTabs(initQuery.queryKey);
  return queryClient.invalidateQueries({ queryKey: initQuery.queryKey });
}

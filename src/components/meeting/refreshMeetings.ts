import { notifyOtherTabs } from '../../api/otherTabs';
import { queryClient } from '../../api/queryClient';

/** All that is known of meetings. */
export const meetingsKey = ['meetings'];

/** Reloads all visible meetings, in other tabs too. */
export function refreshMeetings(): Promise<void> {
  notifyOtherTabs(meetingsKey);
  return queryClient.invalidateQueries({ queryKey: meetingsKey });
}

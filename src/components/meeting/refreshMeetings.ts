import { notifyOtherTabs } from '../../api/otherTabs';
import { queryClient } from '../../api/queryClient';

/** All that is known of meetings. */
export const meetingsKey = ['meetings'];

/** Asks anew for what of it is shown, in other tabs too. */
export function refreshMeetings(): Promise<void> {
  notifyOtherTabs(meetingsKey);
  return queryClient.invalidateQueries({ queryKey: meetingsKey });
}

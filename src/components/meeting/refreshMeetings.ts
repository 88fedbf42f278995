import { notifyOtherTabs } from '../../api/otherTabs';
import { queryClient } from '../../api/queryClient';
import { refreshInit } from '../../api/refreshInit';

/** All that is known of meetings. */
export const meetingsKey = ['meetings'];

/** Reloads all visible meetings and the number of what waits, in other tabs too. */
export async function refreshMeetings(): Promise<void> {
  notifyOtherTabs(meetingsKey);
  await Promise.all([queryClient.invalidateQueries({ queryKey: meetingsKey }), refreshInit()]);
}

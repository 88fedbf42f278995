import { queryClient } from '../../api/queryClient';

/** All that is known of meetings. */
export const meetingsKey = ['meetings'];

/** Asks anew for what of it is shown. */
export const refreshMeetings = () => queryClient.invalidateQueries({ queryKey: meetingsKey });

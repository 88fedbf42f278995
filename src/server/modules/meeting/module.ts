import { defineModule } from '../../defineModule';
import { meetingNotifications } from './notifications';

export const meetingModule = defineModule({
  name: 'meeting',
  notifications: meetingNotifications,
  relevance: async (...options) => (await import('./relevance')).meetingRelevance(...options),
  register: async (app, { now, options }) =>
    (await import('./register')).registerMeetings(app, now, options.matching),
});

import { defineModule } from '../../defineModule';
import { eventNotifications } from './notifications';

export const eventModule = defineModule({
  name: 'event',
  notifications: eventNotifications,
  relevance: async (...options) => (await import('./notify/relevance')).eventRelevance(...options),
  register: async (app, { now, options }) => {
    await (await import('./notify/register')).registerEventBroadcasts(app, now, options.matching);
    await (await import('./register')).registerEvents(app, now, options.matching);
  },
});

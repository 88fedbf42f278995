import { defineModule } from '../../defineModule';
import { eventLimits } from './limits';
import { eventNotifications } from './notifications';

export const eventsModule = defineModule({
  name: 'events',
  limits: eventLimits,
  notifications: eventNotifications,
  services: async (app, { now }) => {
    app.decorate('openEvents', (await import('./openEvents')).createOpenEvents(app.db.orm, now));
  },
  relevance: async (...options) => (await import('./notify/relevance')).relevance(...options),
  organiserActs: { cancelEvent: 'event.cancel', deleteEvent: 'event.delete' },
  reportSubjects: {
    EVENT: async () => (await import('./reportSubject')).reportSubject,
  },
  firstSteps: { FIRST_EVENT: async (manager) => (await import('./hasEvents')).hasEvents(manager) },
  impersonalTables: {
    event_broadcasts: 'notifications of an event to many people, and how far they have got',
  },
  personalData: async () => (await import('./personalData')).eventData,
  register: async (app, { now, options }) => {
    await (await import('./notify/register')).registerEventBroadcasts(app, now, options.matching);
    await (await import('./register')).registerEvents(app, now);
  },
});

import { defineModule } from '../../defineModule';
import { eventLimits } from './limits';
import { eventNotifications } from './notifications';

export const eventModule = defineModule({
  name: 'event',
  limits: eventLimits,
  notifications: eventNotifications,
  services: async (app, { now }) => {
    app.decorate('openEvents', (await import('./openEvents')).createOpenEvents(app.db.orm, now));
  },
  relevance: async (...options) => (await import('./notify/relevance')).eventRelevance(...options),
  events: {
    memberGoing: {
      version: 1,
      handle: ({ app, tx }, { communityId, subject, data: { isLeaving } }) =>
        app.events.giveUp(tx, { communityId, participantId: subject, isGoing: isLeaving }),
    },
    memberLeft: {
      version: 1,
      handle: async ({ tx }, { subject }) => (await import('./leaving')).endParticipations(tx.orm, subject),
    },
  },
  reportSubjects: {
    EVENT: { find: async (reporting) => (await import('./reportSubject')).reportSubject.find(reporting) },
  },
  personalData: async () => (await import('./personalData')).eventData,
  register: async (app, { now, options }) => {
    await (await import('./notify/register')).registerEventBroadcasts(app, now, options.matching);
    await (await import('./register')).registerEvents(app, now, options.matching);
  },
});

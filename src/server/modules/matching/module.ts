import { defineModule } from '../../defineModule';
import { matchingLimits } from './limits';
import { matchingNotifications } from './notifications';

export const matchingModule = defineModule({
  name: 'matching',
  limits: matchingLimits,
  notifications: matchingNotifications,
  services: async (app) => {
    app.decorate('readReasons', (await import('./reasons')).createReasons(app.db));
  },
  relevance: async (...options) => (await import('./relevance')).matchingRelevance(...options),
  events: {
    memberLeft: {
      version: 1,
      handle: async ({ tx }, { subject, time }) =>
        (await import('./pastRecommendations')).rememberRecommendations(tx.orm, subject, time),
    },
  },
  cleanUp: async ({ db }, now) => (await import('./cleanUp')).cleanUpRecommendations(db.orm, now),
  impersonalTables: { matching_rounds: 'when a community’s rounds were, and their figures' },
  personalData: async () => (await import('./personalData')).matchingData,
  register: async (app, { now, options }) =>
    (await import('./register')).registerMatching(app, now, options.matching),
});

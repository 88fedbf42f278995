import { defineModule } from '../../defineModule';

export type { MadeBy } from './sessions';

export const sessionModule = defineModule({
  name: 'session',
  services: async (app, { now }) => {
    app.decorate('sessions', (await import('./sessions')).createSessions(app.db, now));
    (await import('./sendPageCookie')).sendPageCookie(app);
  },
  events: {
    memberLeft: {
      version: 1,
      // Sessions of an account that is deleted end without a reason.
      handle: async ({ app, tx }, { communityId, data: { userId, reason } }) => {
        if (reason === 'LEFT') await app.sessions.endIn(tx.orm, userId, communityId, 'LEFT');
      },
    },
  },
  cleanUp: async ({ db }, now) => (await import('./cleanUp')).cleanUpSessions(db.orm, now),
  personalData: async () => (await import('./personalData')).sessionData,
  register: async (app) => (await import('./routes')).registerSessionRoutes(app),
});

import { defineModule } from '../../defineModule';
import type { EventContext } from '../../domainEvents/subscriptions';
import { matchingLimits } from './limits';
import { matchingNotifications } from './notifications';

export type { Outlook } from './outlook';

/** The member may be waiting for a first list from now on. */
const askingForLists = {
  version: 1,
  handle: ({ app, tx }: EventContext, { communityId }: { communityId: string }) =>
    app.firstLists.ask(tx, communityId),
} as const;

export const matchingModule = defineModule({
  name: 'matching',
  limits: matchingLimits,
  notifications: matchingNotifications,
  services: async (app) => {
    app.decorate('readReasons', (await import('./reasons')).createReasons(app.db));
    app.decorate('readOutlook', (await import('./outlook')).createOutlook(app.db));
  },
  relevance: async (...options) => (await import('./relevance')).matchingRelevance(...options),
  events: {
    memberAdmitted: askingForLists,
    memberShown: askingForLists,
    memberRestored: askingForLists,
    networkingResumed: askingForLists,
    requestWritten: askingForLists,
    emailConfirmed: {
      version: 1,
      handle: async ({ app, tx }, { subject }) => app.firstLists.askForUser(tx, subject),
    },
    memberLeft: {
      version: 1,
      handle: async ({ app, tx }, { communityId, subject, time }) => {
        const { rememberRecommendations } = await import('./pastRecommendations');
        const timeZone = app.communities.byId(communityId)?.community.timeZone ?? 'UTC';
        await rememberRecommendations(tx.orm, { participantId: subject, timeZone, now: time });
      },
    },
  },
  cleanUp: async ({ db }, now) => (await import('./cleanUp')).cleanUpRecommendations(db.orm, now),
  impersonalTables: { matching_rounds: 'when a community’s rounds were, and their figures' },
  personalData: async () => (await import('./personalData')).matchingData,
  register: async (app, { now, options }) =>
    (await import('./register')).registerMatching(app, now, options.matching),
});

import { defineModule } from '../../defineModule';
import { introductionLimits } from './limits';
import { introductionNotifications } from './notifications';

export type { Introductions } from './introductions';

export const introductionModule = defineModule({
  name: 'introduction',
  limits: introductionLimits,
  notifications: introductionNotifications,
  happenedSince: async (db) => (await import('./happenedSince')).introductionHappened(db),
  relevance: async (db) => (await import('./relevance')).introductionRelevance(db),
  services: async (app, { now }) => {
    app.decorate('introductions', (await import('./introductions')).createIntroductions(app.db, now));
  },
  events: {
    memberAdmitted: {
      version: 1,
      handle: async (...given) => (await import('./inviter')).introduceInviter(...given),
    },
    memberLeft: {
      version: 1,
      handle: async (...given) => (await import('./leaving')).endIntroductions(...given),
    },
    accountErased: {
      version: 1,
      handle: async ({ tx }, { subject }) => (await import('./leaving')).endHides(tx.orm, subject),
    },
  },
  reportSubjects: {
    INTRODUCTION: async () => (await import('./reportSubject')).reportSubject,
  },
  waitingForManagers: {
    INTRODUCTIONS: async ({ app, communityId, by }) =>
      (await import('./pendingReview')).countPendingReview(app.db.orm, communityId, by.userId),
  },
  personalData: async () => (await import('./personalData')).introductionData,
  register: async (app, { now }) => (await import('./routes')).registerIntroductions(app, now),
});

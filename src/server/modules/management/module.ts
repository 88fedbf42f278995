import { defineModule } from '../../defineModule';
import { managementLimits } from './limits';
import { managementNotifications } from './notifications';

export type { Prepared } from './memberActions';

export const managementModule = defineModule({
  name: 'management',
  limits: managementLimits,
  notifications: managementNotifications,
  services: async (app, { now }) => {
    app.decorate('management', (await import('./members')).createManagement(app, now));
    app.decorate('managers', (await import('./managers')).createManagers(app));
    app.decorate('memberActions', (await import('./memberActions')).createMemberActions(app, now));
    app.decorate('managerMessages', (await import('./messages')).createManagerMessages(app, now));
  },
  events: {
    memberLeft: {
      version: 1,
      handle: async (context, event) => {
        await (await import('./leaving')).endManaging(context, event);
        const { communityId, data } = event;
        const { userId, reason } = data;
        // The deletion of an account abandons all of its bulk actions together.
        if (reason === 'LEFT') await context.app.audit.abandonBulks(context.tx.orm, { userId, communityId });
      },
    },
    rightsChanged: {
      version: 1,
      handle: async ({ app, tx: { orm } }, { communityId, data: { userId, isManager } }) => {
        if (isManager) return;
        const { endInvitationsBy } = await import('./managerInvitations');
        await endInvitationsBy(orm, communityId, await app.audit.aliasOf(orm, userId));
      },
    },
    accountErased: {
      version: 1,
      handle: ({ app, tx }, { subject: userId }) => app.audit.abandonBulks(tx.orm, { userId }),
    },
  },
  cleanUp: async ({ db }, now) => (await import('./cleanUp')).cleanUpBulkActs(db.orm, now),
  impersonalTables: { member_views: 'lists of members under a title, the community’s' },
  personalData: async () => (await import('./personalData')).managementData,
  register: async (app, { now }) => {
    (await import('./memberRoutes')).registerMembers(app, now);
    (await import('./managerRoutes')).registerManagers(app, now);
  },
});

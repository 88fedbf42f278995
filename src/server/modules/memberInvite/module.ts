import { defineModule } from '../../defineModule';
import { memberInviteLimits } from './limits';
import { memberInviteNotifications } from './notifications';

export const memberInviteModule = defineModule({
  name: 'memberInvite',
  limits: memberInviteLimits,
  notifications: memberInviteNotifications,
  services: async (app, { now }) => {
    app.decorate('memberInvites', (await import('./invites')).createMemberInvites(app, now));
  },
  relevance: async (db) => (await import('./relevance')).memberInviteRelevance(db),
  events: {
    emailConfirmed: {
      version: 1,
      handle: ({ app, tx }, { subject }) => app.memberInvites.letIn(tx, subject),
    },
  },
  firstSteps: { INVITE: async (manager) => (await import('./hasInvited')).hasInvited(manager) },
  cleanUp: async ({ db }, now) => (await import('./cleanUp')).cleanUpInvites(db.orm, now),
  personalData: async () => (await import('./personalData')).memberInviteData,
  register: async (app, { now }) => (await import('./routes')).registerMemberInvites(app, now),
});

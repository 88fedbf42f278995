import { defineModule } from '../../defineModule';
import { memberInviteLimits } from './limits';
import { memberInviteNotifications } from './notifications';

export const memberInviteModule = defineModule({
  name: 'memberInvite',
  limits: memberInviteLimits,
  notifications: memberInviteNotifications,
  cleanUp: async (orm, now) => (await import('./cleanUp')).cleanUpInvites(orm, now),
  personalData: async () => (await import('./personalData')).memberInviteData,
  register: async (app, { now }) => (await import('./routes')).registerMemberInvites(app, now),
});

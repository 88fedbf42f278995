import { defineModule } from '../../defineModule';
import { memberInviteNotifications } from './notifications';

export const memberInviteModule = defineModule({
  name: 'memberInvite',
  notifications: memberInviteNotifications,
  register: async (app, { now }) => (await import('./routes')).registerMemberInvites(app, now),
});

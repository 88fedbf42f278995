import { defineModule } from '../../defineModule';
import { authNotifications } from './notifications';

export const authModule = defineModule({
  name: 'auth',
  notifications: authNotifications,
  register: async (app, { now }) => (await import('./routes')).registerAuth(app, now),
});

import { defineModule } from '../../defineModule';
import { managementNotifications } from './notifications';

export const managementModule = defineModule({
  name: 'management',
  notifications: managementNotifications,
  register: async (app, { now }) => {
    (await import('./memberRoutes')).registerMembers(app, now);
    (await import('./managerRoutes')).registerManagers(app, now);
  },
});

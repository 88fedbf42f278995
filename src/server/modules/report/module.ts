import { defineModule } from '../../defineModule';
import { reportNotifications } from './notifications';

export const reportModule = defineModule({
  name: 'report',
  notifications: reportNotifications,
  register: async (app, { now }) => (await import('./routes')).registerReports(app, now),
});

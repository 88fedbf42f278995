import { defineModule } from '../../defineModule';
import { directoryNotifications } from './notifications';

export const directoryModule = defineModule({
  name: 'directory',
  notifications: directoryNotifications,
  register: async (app, { now }) => (await import('./routes')).registerDirectory(app, now),
});

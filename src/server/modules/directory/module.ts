import { defineModule } from '../../defineModule';
import { directoryNotifications } from './notifications';

export const directoryModule = defineModule({
  name: 'directory',
  notifications: directoryNotifications,
  cleanUp: async (orm) => (await import('./counts')).mergeCounts(orm),
  register: async (app, { now }) => (await import('./routes')).registerDirectory(app, now),
});

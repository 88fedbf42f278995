import { defineModule } from '../../defineModule';
import { directoryLimits } from './limits';
import { directoryNotifications } from './notifications';

export const directoryModule = defineModule({
  name: 'directory',
  limits: directoryLimits,
  notifications: directoryNotifications,
  cleanUp: async (orm) => (await import('./counts')).mergeCounts(orm),
  personalData: async () => (await import('./personalData')).directoryData,
  register: async (app, { now }) => (await import('./routes')).registerDirectory(app, now),
});

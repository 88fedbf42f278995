import { defineModule } from '../../defineModule';
import { directoryLimits } from './limits';
import { directoryNotifications } from './notifications';

export const directoryModule = defineModule({
  name: 'directory',
  limits: directoryLimits,
  notifications: directoryNotifications,
  cleanUp: async ({ db }) => (await import('./counts')).mergeCounts(db.orm),
  impersonalTables: { directory_counts: 'how many members have a tag or show a place, never who' },
  personalData: async () => (await import('./personalData')).directoryData,
  register: async (app, { now }) => (await import('./routes')).registerDirectory(app, now),
});

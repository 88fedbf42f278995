import { defineModule } from '../../defineModule';
import { realtimeLimits } from './limits';

export const realtimeModule = defineModule({
  name: 'realtime',
  limits: realtimeLimits,
  impersonalTables: { rights_changes: 'whose rights changed within the last hours, as hashes' },
  personalData: async () => (await import('./personalData')).realtimeData,
  cleanUp: async ({ db }, now) => (await import('./cleanUp')).cleanUpRights(db.orm, now),
  topics: async (app, { now }) => (await import('./topics')).createTopics(app, now),
  register: async (app) => (await import('../../realtime/upgrade')).registerSocketRoute(app),
});

import { defineModule } from '../../defineModule';
import { matchingNotifications } from './notifications';

export const matchingModule = defineModule({
  name: 'matching',
  notifications: matchingNotifications,
  relevance: async (...options) => (await import('./relevance')).matchingRelevance(...options),
  register: async (app, { now, options }) =>
    (await import('./register')).registerMatching(app, now, options.matching),
});

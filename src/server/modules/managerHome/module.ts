import { defineModule } from '../../defineModule';
import { managerHomeLimits } from './limits';

/** How long an email that failed is spoken of, in ms. */
const emailsFor = 30 * 86_400_000;

export const managerHomeModule = defineModule({
  name: 'managerHome',
  limits: managerHomeLimits,
  waitingForManagers: {
    FAILED_EMAILS: async ({ app, communityId, now }) => {
      const { failedSince } = await import('../../notifications/deliveries/deliveries');
      return failedSince(app.db.orm, communityId, new Date(now.getTime() - emailsFor));
    },
    CONFIG_ISSUES: async ({ issues }) => ({ count: issues.length, since: null }),
  },
  personalData: async () => (await import('./personalData')).managerHomeData,
  register: async (app, { modules, now }) =>
    (await import('./routes')).registerManagerHome(app, modules, now),
});

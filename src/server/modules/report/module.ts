import { defineModule } from '../../defineModule';
import { reportLimits } from './limits';
import { reportNotifications } from './notifications';

export const reportModule = defineModule({
  name: 'report',
  limits: reportLimits,
  notifications: reportNotifications,
  services: async (app, { modules, now }) => {
    const subjects = await (await import('./subjects')).subjectsOf(modules);
    app.decorate('reporting', (await import('./reporting')).createReporting(app, subjects, now));
    app.decorate('ownMatter', (await import('./ownMatter')).createOwnMatter(subjects));
    const { unreachedReports } = await import('./unreached');
    app.decorate('unreachedReports', () => unreachedReports(app));
  },
  waitingForManagers: {
    REPORTS: async ({ app, communityId, by }) =>
      (await import('./openReports')).openReports(app, communityId, by),
  },
  personalData: async () => (await import('./personalData')).reportData,
  register: async (app, { now }) => (await import('./routes')).registerReports(app, now),
});

import { defineModule } from '../../defineModule';

export const communityModule = defineModule({
  name: 'community',
  services: async (app, { now }) => (await import('./register')).openCommunities(app, now),
  firstSteps: { WELCOME_PAGE: async (manager) => (await import('./ownWelcome')).hasOwnWelcome(manager) },
  impersonalTables: { community_last_known_good: 'config folders as they were when last valid' },
  personalData: async () => (await import('./personalData')).communityData,
  register: async (app, { options }) =>
    (await import('./register')).registerCommunities(app, options.builtDir),
});

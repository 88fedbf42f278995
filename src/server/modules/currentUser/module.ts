import { defineModule } from '../../defineModule';

export const currentUserModule = defineModule({
  name: 'currentUser',
  personalData: async () => (await import('./personalData')).currentUserData,
  register: async (app, { now }) => (await import('./routes')).registerCurrentUser(app, now),
});

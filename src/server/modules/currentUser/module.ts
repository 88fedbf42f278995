import { defineModule } from '../../defineModule';

export const currentUserModule = defineModule({
  name: 'currentUser',
  register: async (app, { now }) => (await import('./routes')).registerCurrentUser(app, now),
});

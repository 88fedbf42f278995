import { defineModule } from '../../defineModule';

export const sessionModule = defineModule({
  name: 'session',
  register: async (app) => (await import('./routes')).registerSessionRoutes(app),
});

import { defineModule } from '../../defineModule';

export const systemModule = defineModule({
  name: 'system',
  register: async (app) => (await import('./routes')).registerSystem(app),
});

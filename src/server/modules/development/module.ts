import { defineModule } from '../../defineModule';

export const developmentModule = defineModule({
  name: 'development',
  register: async (app) => (await import('./register')).registerDevelopment(app),
});

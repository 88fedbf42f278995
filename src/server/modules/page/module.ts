import { defineModule } from '../../defineModule';

export const pageModule = defineModule({
  name: 'page',
  register: async (app, { options }) => (await import('./register')).registerPages(app, options),
});

import { defineModule } from '../../defineModule';

export const pageModule = defineModule({
  name: 'page',
  register: async (app, { now, options }) => (await import('./register')).registerPages(app, options, now),
});

import { defineModule } from '../../defineModule';

export const managerHomeModule = defineModule({
  name: 'managerHome',
  register: async (app, { now }) => (await import('./routes')).registerManagerHome(app, now),
});

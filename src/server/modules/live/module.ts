import { defineModule } from '../../defineModule';

export const liveModule = defineModule({
  name: 'live',
  register: async (app, { now }) => (await import('./routes')).registerLive(app, now),
});

import { defineModule } from '../../defineModule';
import { liveLimits } from './limits';

export const liveModule = defineModule({
  name: 'live',
  limits: liveLimits,
  register: async (app, { now }) => (await import('./routes')).registerLive(app, now),
});

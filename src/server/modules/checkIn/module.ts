import { defineModule } from '../../defineModule';
import { checkInLimits } from './limits';

export const checkInModule = defineModule({
  name: 'checkIn',
  limits: checkInLimits,
  register: async (app, { now }) => (await import('./routes')).registerCheckIn(app, now),
});

import { defineModule } from '../../defineModule';
import { checkInLimits } from './limits';

export const checkInModule = defineModule({
  name: 'checkIn',
  limits: checkInLimits,
  organiserActs: { letIn: 'event.participants', undoCheckIn: 'event.participants' },
  register: async (app, { now }) => (await import('./routes')).registerCheckIn(app, now),
});

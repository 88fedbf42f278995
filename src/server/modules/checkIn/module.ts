import { defineModule } from '../../defineModule';

export const checkInModule = defineModule({
  name: 'checkIn',
  register: async (app, { now }) => (await import('./routes')).registerCheckIn(app, now),
});

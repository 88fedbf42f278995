import { defineModule } from '../../defineModule';
import { calendarLimits } from './limits';

export const calendarModule = defineModule({
  name: 'calendar',
  limits: calendarLimits,
  personalData: async () => (await import('./personalData')).calendarData,
  register: async (app, { now }) => (await import('./routes')).registerEventCalendars(app, now),
});

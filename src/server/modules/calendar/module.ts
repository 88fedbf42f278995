import { defineModule } from '../../defineModule';

export const calendarModule = defineModule({
  name: 'calendar',
  personalData: async () => (await import('./personalData')).calendarData,
  register: async (app, { now }) => (await import('./routes')).registerEventCalendars(app, now),
});

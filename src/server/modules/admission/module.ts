import { defineModule } from '../../defineModule';
import { admissionNotifications } from './notifications';

export const admissionModule = defineModule({
  name: 'admission',
  notifications: admissionNotifications,
  services: async (app, { now }) => {
    app.decorate('admissions', (await import('./decide')).createAdmissions(app, now));
  },
  waitingForManagers: {
    ADMISSIONS: async (asking) => (await import('./waiting')).countApplicants(asking),
  },
  register: async (app) => (await import('./routes')).registerAdmissions(app),
});

import { defineModule } from '../../defineModule';
import { admissionNotifications } from './notifications';

export const admissionModule = defineModule({
  name: 'admission',
  notifications: admissionNotifications,
  waitingForManagers: {
    ADMISSIONS: async (asking) => (await import('./waiting')).countApplicants(asking),
  },
  register: async (app) => (await import('./routes')).registerAdmissions(app),
});

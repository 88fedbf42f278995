import { defineModule } from '../../defineModule';
import { admissionNotifications } from './notifications';

export const admissionModule = defineModule({
  name: 'admission',
  notifications: admissionNotifications,
  register: async (app) => (await import('./routes')).registerAdmissions(app),
});

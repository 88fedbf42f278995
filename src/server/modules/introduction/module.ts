import { defineModule } from '../../defineModule';
import { introductionNotifications } from './notifications';

export const introductionModule = defineModule({
  name: 'introduction',
  notifications: introductionNotifications,
  register: async (app, { now }) => (await import('./routes')).registerIntroductions(app, now),
});

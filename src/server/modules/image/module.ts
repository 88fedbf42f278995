import { defineModule } from '../../defineModule';
import { imageLimits } from './limits';

export type { Images } from './images';

export const imageModule = defineModule({
  name: 'image',
  limits: imageLimits,
  events: {
    memberLeft: {
      version: 1,
      // All images of an account that is deleted go with it.
      handle: async ({ app, tx }, { subject, data: { userId, reason } }) => {
        if (reason === 'LEFT') await app.images.releaseAvatar(tx, { userId, participantId: subject });
      },
    },
  },
  personalData: async () => (await import('./personalData')).imageData,
  register: async (app, { now, options }) =>
    (await import('./register')).registerImages(app, now, options.pictureLinks),
});

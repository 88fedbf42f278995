import { defineModule } from '../../defineModule';
import { imageLimits } from './limits';

export type { Images } from './images';

export const imageModule = defineModule({
  name: 'image',
  limits: imageLimits,
  personalData: async () => (await import('./personalData')).imageData,
  register: async (app, { now, options }) =>
    (await import('./register')).registerImages(app, now, options.pictureLinks),
});

import { defineModule } from '../../defineModule';

export const imageModule = defineModule({
  name: 'image',
  personalData: async () => (await import('./personalData')).imageData,
  register: async (app, { now, options }) =>
    (await import('./register')).registerImages(app, now, options.pictureLinks),
});

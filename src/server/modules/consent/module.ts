import { defineModule } from '../../defineModule';

export const consentModule = defineModule({
  name: 'consent',
  services: async (app, { now, options }) =>
    (await import('./register')).registerConsents(app, now, options.builtDir),
});

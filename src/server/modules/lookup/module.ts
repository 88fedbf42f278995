import { defineModule } from '../../defineModule';

export const lookupModule = defineModule({
  name: 'lookup',
  register: async (app) => (await import('./routes')).registerLookups(app),
});

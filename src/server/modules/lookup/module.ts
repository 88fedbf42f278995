import { defineModule } from '../../defineModule';
import { lookupLimits } from './limits';

export const lookupModule = defineModule({
  name: 'lookup',
  limits: lookupLimits,
  register: async (app) => (await import('./routes')).registerLookups(app),
});

import { defineModule } from '../../defineModule';

export const systemModule = defineModule({
  name: 'system',
  personalData: async () => (await import('./personalData')).systemData,
  register: async (app) => (await import('./routes')).registerSystem(app),
});

import { defineModule } from '../../defineModule';

export const invitationModule = defineModule({
  name: 'invitation',
  register: async (app) => (await import('./routes')).registerInvitationRoutes(app),
});

import { defineModule } from '../../defineModule';

export const invitationModule = defineModule({
  name: 'invitation',
  personalData: async () => (await import('./personalData')).invitationData,
  register: async (app) => (await import('./routes')).registerInvitationRoutes(app),
});

import { defineModule } from '../../defineModule';
import { invitationLimits } from './limits';

export const invitationModule = defineModule({
  name: 'invitation',
  limits: invitationLimits,
  personalData: async () => (await import('./personalData')).invitationData,
  register: async (app) => (await import('./routes')).registerInvitationRoutes(app),
});

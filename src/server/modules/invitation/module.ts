import { defineModule } from '../../defineModule';
import { invitationLimits } from './limits';

export type { Invitation } from './invitations';

export const invitationModule = defineModule({
  name: 'invitation',
  limits: invitationLimits,
  services: async (app, { now }) => {
    app.decorate('invitations', (await import('./invitations')).createInvitations(now));
  },
  firstSteps: { INVITE: async (manager) => (await import('./wasOpened')).wasOpened(manager) },
  personalData: async () => (await import('./personalData')).invitationData,
  register: async (app) => (await import('./routes')).registerInvitationRoutes(app),
});

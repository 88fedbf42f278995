import { defineModule } from '../../defineModule';

export const participantModule = defineModule({
  name: 'participant',
  register: async (app, { now }) => (await import('./routes')).registerParticipants(app, now),
});

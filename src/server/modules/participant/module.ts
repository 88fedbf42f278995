import { defineModule } from '../../defineModule';
import { participantLimits } from './limits';

export const participantModule = defineModule({
  name: 'participant',
  limits: participantLimits,
  reportSubjects: {
    PARTICIPANT: {
      find: async (reporting) => (await import('./reportSubject')).reportSubject.find(reporting),
    },
  },
  personalData: async () => (await import('./personalData')).participantData,
  register: async (app, { now }) => (await import('./routes')).registerParticipants(app, now),
});

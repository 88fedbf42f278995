import { defineModule } from '../../defineModule';
import { participantLimits } from './limits';

export type { Wanted } from './introWishes';
export type { Card } from './presenter';

export const participantModule = defineModule({
  name: 'participant',
  limits: participantLimits,
  services: async (app, { now }) => {
    app.decorate('participants', (await import('./participants')).createParticipants(app, now));
    app.decorate('guests', (await import('./guests')).createGuests(app.persons));
    app.decorate('introWishes', (await import('./introWishes')).createIntroWishes(now));
  },
  events: {
    emailConfirmed: {
      version: 1,
      // Records about the person, and the limits of a deleted account, apply to the next one with the address.
      handle: async ({ app, tx }, { subject }) => {
        const hash = await app.persons.restoreByEmail(tx.orm, subject);
        if (hash) await app.limits.carry(hash, subject);
      },
    },
  },
  reportSubjects: {
    PARTICIPANT: async () => (await import('./reportSubject')).reportSubject,
  },
  firstSteps: { OWN_REQUEST: async (manager) => (await import('./hasRequest')).hasRequest(manager) },
  personalData: async () => (await import('./personalData')).participantData,
  register: async (app, { now }) => (await import('./routes')).registerParticipants(app, now),
});

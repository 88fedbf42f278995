import type { FastifyInstance } from 'fastify';
import { registerGuests } from './guestRoutes';
import { registerInvitations } from './invitation/routes';
import { registerOrganiser } from './organiser/routes';
import { createOrganisers } from './organisers';
import { registerOrganisers } from './organiserRoutes';
import { registerParticipations } from './participationRoutes';
import { createParticipation } from './participations';
import { registerPayments } from './payment/routes';
import type { ParticipationServices } from './services';
import { registerWaiting } from './waitingList/routes';

/** The calls about participants, organisers, the waiting list and payments. */
export function registerParticipationRoutes(
  app: FastifyInstance,
  services: ParticipationServices,
  now: () => Date,
): void {
  const { db } = app;
  const { find } = app.events;
  const participation = createParticipation(db, services, now);
  const organisers = createOrganisers(db, now);
  registerOrganisers(app, { organisers, find }, now);
  registerGuests(app, find, now);
  registerParticipations(app, participation, find, now);
  registerInvitations(app, { participation, organisers, notifyAbout: services.notifyAbout }, now);
  registerOrganiser(app, participation);
  registerWaiting(app, services.offers, now);
  registerPayments(app, services, now);
}

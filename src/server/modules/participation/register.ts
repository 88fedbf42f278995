import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../db/database';
import type { StoredEvent } from '../../eventAccess/stored';
import { createGiveUp, type Going } from './giveUp';
import { createOfferDue } from './offerDue';
import { createNotifyAbout } from './notify/notifyAbout';
import { registerParticipationRoutes } from './routes';
import { createSeatOffers } from './seatOffers';
import { createSeats } from './seats';

declare module 'fastify' {
  interface FastifyInstance {
    participation: {
      /** Ends expired offers and offers free seats; returns the event afterwards. */
      settle: (tx: Transaction, event: StoredEvent) => Promise<StoredEvent>;
      /** Settles every event where an offer expired or a seat is free (EVT-09). */
      offerDue: () => Promise<void>;
      /** Releases the seats of a member who leaves, or is removed, hidden or deleted. */
      giveUp: (tx: Transaction, going: Going) => Promise<void>;
    };
  }
}

interface ParticipationOptions {
  /** Whether a schedule settles events. Tests do that by themselves. */
  byClock?: boolean;
}

/** Participations in events: `app.participation`. */
export async function registerParticipation(
  app: FastifyInstance,
  now: () => Date,
  { byClock = true }: ParticipationOptions = {},
): Promise<void> {
  const notifyAbout = createNotifyAbout(app, now);
  const offers = createSeatOffers(app, notifyAbout, now);
  const seats = createSeats(offers, notifyAbout, now);
  const offerDue = createOfferDue(app.db, offers, now);
  const giveUp = createGiveUp({ offers, seats }, now);
  app.decorate('participation', { settle: offers.settle, offerDue, giveUp });
  registerParticipationRoutes(app, { offers, seats, notifyAbout }, now);
  if (!byClock) return;
  await app.jobs.schedule('event-offers', 60_000, offerDue);
}

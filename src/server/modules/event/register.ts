import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../db/database';
import { createCovers } from './cover';
import { createEnding } from './ending';
import { createOfferDue } from './due';
import { createGiveUp, type Going } from './giveUp';
import { createPlaces } from './places';
import { createReportedEvents, type ReportedEvents } from './reported';
import { registerEventRoutes } from './routes';
import { createSeats } from './seats';
import { createNotifyAbout } from './notifyAbout';

declare module 'fastify' {
  interface FastifyInstance {
    events: {
      /** Lets offers of places go that ran out, and offers what is free: EVT-09. */
      offerDue: () => Promise<void>;
      /** Gives up the places of somebody who goes, or is shut out. */
      giveUp: (tx: Transaction, going: Going) => Promise<void>;
    } & ReportedEvents;
  }
}

interface EventOptions {
  /** Whether offers run out by the clock; tests let them. */
  byClock?: boolean;
}

/** Events and who takes part: `app.events`. */
export async function registerEvents(
  app: FastifyInstance,
  now: () => Date,
  { byClock = true }: EventOptions = {},
): Promise<void> {
  const notifyAbout = createNotifyAbout(app, now);
  const places = createPlaces(app, notifyAbout, now);
  const seats = createSeats(places, notifyAbout, now);
  const offerDue = createOfferDue(app.db, places, now);
  const covers = createCovers(app.db, app.images, now);
  const reported = createReportedEvents(app.db, createEnding(app.db, { covers, notifyAbout }, now), now);
  app.decorate('events', { offerDue, giveUp: createGiveUp({ places, seats }, now), ...reported });
  await registerEventRoutes(app, { covers, places, seats, notifyAbout }, now);
  if (!byClock) return;
  await app.jobs.schedule('event-offers', 60_000, offerDue);
}

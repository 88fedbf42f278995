import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../db/database';
import { createRatingRequests } from './ratingRequests';
import { createCallOff, type Ending } from './callOff';
import { registerMeetingRoutes } from './routes';

declare module 'fastify' {
  interface FastifyInstance {
    meetings: {
      /** Asks everybody who is to be asked how it went. */
      askDue: () => Promise<void>;
      /** Calls off what somebody was still to meet for. */
      callOff: (tx: Transaction, ending: Ending) => Promise<void>;
    };
  }
}

interface MeetingOptions {
  /** Whether people are asked by the clock; tests ask themselves. */
  byClock?: boolean;
}

/** Times to meet, and how it went: `app.meetings`. */
export async function registerMeetings(
  app: FastifyInstance,
  now: () => Date,
  { byClock = true }: MeetingOptions = {},
): Promise<void> {
  const askDue = createRatingRequests(app, now);
  app.decorate('meetings', { askDue, callOff: createCallOff(app, now) });
  registerMeetingRoutes(app, now);
  if (!byClock) return;
  await app.jobs.schedule('meeting-asks', 600_000, askDue);
}

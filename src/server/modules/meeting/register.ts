import type { FastifyInstance } from 'fastify';
import { createAsks } from './asks';
import { registerMeetingRoutes } from './routes';

declare module 'fastify' {
  interface FastifyInstance {
    meetings: {
      /** Asks everybody who is to be asked how it went. */
      askDue: () => Promise<void>;
    };
  }
}

export interface MeetingOptions {
  /** Whether people are asked by the clock; tests ask themselves. */
  byClock?: boolean;
}

/** Times to meet, and how it went: `app.meetings`. */
export async function registerMeetings(
  app: FastifyInstance,
  now: () => Date,
  { byClock = true }: MeetingOptions = {},
): Promise<void> {
  const askDue = createAsks(app, now);
  app.decorate('meetings', { askDue });
  registerMeetingRoutes(app, now);
  if (!byClock) return;
  await app.jobs.queue('meeting-asks', { retryLimit: 0, retryDelay: 1, expireInSeconds: 300 }, askDue);
  await app.jobs.schedule('meeting-asks', '*/10 * * * *');
}

import type { FastifyInstance } from 'fastify';
import { createTellings, type Tellings } from './tellings';

declare module 'fastify' {
  interface FastifyInstance {
    eventTellings: Tellings;
  }
}

interface TellingOptions {
  /** Whether people are reminded by the clock; tests do so themselves. */
  byClock?: boolean;
}

/** What many are told of events, and when: `app.eventTellings`. */
export async function registerEventTellings(
  app: FastifyInstance,
  now: () => Date,
  { byClock = true }: TellingOptions = {},
): Promise<void> {
  const tellings = createTellings(app, now);
  app.decorate('eventTellings', tellings);
  app.addHook('preClose', () => tellings.close());
  if (!byClock) return;
  const go = async () => {
    // The tick does not wait for it: an event may have very many to tell.
    tellings.tellDue().catch((error: unknown) => app.log.error({ err: error }, 'reminders of events'));
  };
  await app.jobs.schedule('event-reminders', 60_000, go);
  // What was missed while nothing ran is made up for at once.
  app.addHook('onListen', go);
}

import type { FastifyInstance } from 'fastify';
import { createBroadcasts, type Broadcasts } from './broadcasts';

declare module 'fastify' {
  interface FastifyInstance {
    eventBroadcasts: Broadcasts;
  }
}

interface BroadcastOptions {
  /** Whether a schedule sends reminders. Tests send them by themselves. */
  byClock?: boolean;
}

/** Registers `app.eventBroadcasts`, and the schedule of reminders. */
export async function registerEventBroadcasts(
  app: FastifyInstance,
  now: () => Date,
  { byClock = true }: BroadcastOptions = {},
): Promise<void> {
  const broadcasts = createBroadcasts(app, now);
  app.decorate('eventBroadcasts', broadcasts);
  app.addHook('preClose', () => broadcasts.close());
  if (!byClock) return;
  const go = async () => {
    // The schedule does not wait: an event may have very many participants.
    broadcasts.sendDue().catch((error: unknown) => app.log.error({ err: error }, 'reminders of events'));
  };
  await app.jobs.schedule('event-reminders', 60_000, go);
  // Reminders missed while no server ran are sent at once.
  app.addHook('onListen', go);
}

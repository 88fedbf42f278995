import type { FastifyInstance } from 'fastify';
import { createEventFinder, type EventFinder } from '../../eventAccess/find';
import { createCovers } from './cover';
import { createEnding } from './ending';
import { createNotifyChange } from './notify/notifyChange';
import { createReportedEvents, type ReportedEvents } from './reported';
import { registerEventRoutes } from './routes';
import { createShowEvent, type ShowEvent } from './showEvent';

declare module 'fastify' {
  interface FastifyInstance {
    events: {
      find: EventFinder;
      show: ShowEvent;
    } & ReportedEvents;
  }
}

/** Events: `app.events`. */
export async function registerEvents(app: FastifyInstance, now: () => Date): Promise<void> {
  const notifyChange = createNotifyChange(app.eventBroadcasts, now);
  const covers = createCovers(app.db, app.images, now);
  const ending = createEnding(app.db, { covers, notifyChange }, now);
  const reported = createReportedEvents(app.db, ending, now);
  const find = createEventFinder(app.db);
  const show = createShowEvent(app.db, find, now);
  app.decorate('events', { find, show, ...reported });
  await registerEventRoutes(
    app,
    // `app.participation` is registered after this module.
    { covers, notifyChange, settle: (tx, event) => app.participation.settle(tx, event) },
    now,
  );
}

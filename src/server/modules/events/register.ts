import type { FastifyInstance } from 'fastify';
import type { NotifyAbout } from '../../eventAccess/activity';
import { createEventFinder, type EventFinder } from '../../eventAccess/find';
import { createCovers } from './cover';
import { createEnding } from './ending';
import { createNotifyAbout } from './notifyAbout';
import { createReportedEvents, type ReportedEvents } from './reported';
import { registerEventRoutes } from './routes';
import { createShowEvent, type ShowEvent } from './showEvent';

declare module 'fastify' {
  interface FastifyInstance {
    events: {
      /** Notifies people of what happens to an event or its participants. */
      notifyAbout: NotifyAbout;
      find: EventFinder;
      show: ShowEvent;
    } & ReportedEvents;
  }
}

/** Events: `app.events`. */
export async function registerEvents(app: FastifyInstance, now: () => Date): Promise<void> {
  const notifyAbout = createNotifyAbout(app, now);
  const covers = createCovers(app.db, app.images, now);
  const ending = createEnding(app.db, { covers, notifyAbout }, now);
  const reported = createReportedEvents(app.db, ending, now);
  const find = createEventFinder(app.db);
  const show = createShowEvent(app.db, find, now);
  app.decorate('events', { notifyAbout, find, show, ...reported });
  await registerEventRoutes(
    app,
    // `app.participation` is registered after this module.
    { covers, notifyAbout, settle: (tx, event) => app.participation.settle(tx, event) },
    now,
  );
}

import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../db/database';
import type { ParticipationActivities } from './activity';
import type { StoredEvent } from '../../../eventAccess/stored';

/** Organisers are notified of requests to one event at most once in this time, in ms. */
const quarter = 15 * 60_000;
/** Leaves time for transactions of the last moment to commit, in ms. */
const grace = 60_000;

/** Adds a broadcast to organisers about requests: one for all requests of a quarter of an hour. */
export const createNotifyRequests =
  (broadcasts: Pick<FastifyInstance['eventBroadcasts'], 'add'>, now: () => Date) =>
  async (
    tx: Transaction,
    event: StoredEvent,
    { byThemselves }: ParticipationActivities['ASKED'],
  ): Promise<void> => {
    if (!event.approvalRequired || !byThemselves) return;
    const since = now();
    const ends = (Math.floor(since.getTime() / quarter) + 1) * quarter;
    await broadcasts.add(tx, {
      eventId: event.id,
      what: 'REQUESTS',
      about: new Date(ends).toISOString(),
      since,
      leasedUntil: new Date(ends + grace),
    });
  };

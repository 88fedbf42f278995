import type { Transaction } from '../../../db/database';
import type { Happenings } from '../happenings';
import type { StoredEvent } from '../stored';
import type { Tellings } from './tellings';

/** Organisers hear of requests of one event once in this time, in ms. */
const quarter = 15 * 60_000;
/** Whoever asked in the last moment has done so by then. */
const grace = 60_000;
/** Has the organisers told that people ask to take part: with the first of a quarter of an hour of all who do by its end. */
export const createTellRequests =
  (tellings: Pick<Tellings, 'add'>, now: () => Date) =>
  async (tx: Transaction, event: StoredEvent, { byThemselves }: Happenings['ASKED']): Promise<void> => {
    if (!event.approvalRequired || !byThemselves) return;
    const since = now();
    const ends = (Math.floor(since.getTime() / quarter) + 1) * quarter;
    await tellings.add(tx, {
      eventId: event.id,
      what: 'REQUESTS',
      about: new Date(ends).toISOString(),
      since,
      leasedUntil: new Date(ends + grace),
    });
  };

import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database';
import { events } from '../../db/schema';
import { AppError } from '../../errors';
import type { Actor } from '../../notifications/notify';
import type { EventServices } from './services';
import { isAhead } from '../../eventAccess/seatCounts';
import { lockSeries } from './series';
import type { StoredEvent } from '../../eventAccess/stored';
import type { Viewer } from '../../eventAccess/viewer';
import { endWaits } from '../../eventAccess/waits';

/** An event that ends; with `following` also the later ones of its series. */
interface Ended {
  communityId: string;
  id: string;
  following: Viewer | undefined;
  by: Actor;
}

/** E06 and E19: cancels or deletes an event. Participations stay unchanged; waits end. */
export function createEnding(
  db: Pick<Database, 'transaction'>,
  { covers, notifyChange }: Pick<EventServices, 'covers' | 'notifyChange'>,
  now: () => Date,
) {
  /** Ends an event, and with `following` the later ones of its series, by `change` for each locked event. */
  async function end(
    tx: Transaction,
    { communityId, id, following, by }: Ended,
    change: (event: StoredEvent, at: Date) => Promise<unknown>,
  ): Promise<void> {
    const at = now();
    const locked = await lockSeries(tx.orm, { communityId, id, following });
    const ended = [locked.event, ...locked.following];
    for (const event of ended) {
      await change(event, at);
      await endWaits(tx.orm, { eventId: event.id, ended: 'OVER', at });
    }
    const [first, ...others] = ended.filter((event) => isAhead(event, at));
    if (first) await notifyChange.cancelled(tx, first, { others, by });
  }

  /** Like `cancel`, in the given transaction. */
  const cancelIn = (tx: Transaction, ended: Ended) =>
    end(tx, ended, async ({ id, cancelledAt, overAt }, at) => {
      if (overAt <= at && id === ended.id) throw new AppError(1201);
      if (cancelledAt || overAt <= at) return;
      await tx.orm.update(events).set({ cancelledAt: at, updatedAt: at }).where(eq(events.id, id));
    });

  /** Like `remove`, in the given transaction. */
  const removeIn = (tx: Transaction, ended: Ended) =>
    end(tx, ended, async (event, at) => {
      await tx.orm.update(events).set({ deletedAt: at }).where(eq(events.id, event.id));
      await covers.end(tx, event);
    });

  return {
    cancelIn,
    removeIn,

    /** The event stays visible, but nobody can join. A repeated call changes nothing; throws 1201 if the event is over. */
    cancel: (ended: Ended) => db.transaction((tx) => cancelIn(tx, ended)),

    /** Nobody sees the event any more. Its participants are notified that it is cancelled. */
    async remove(ended: Ended): Promise<'OK'> {
      await db.transaction((tx) => removeIn(tx, ended));
      return 'OK';
    },
  };
}

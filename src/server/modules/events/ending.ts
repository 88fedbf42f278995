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

/** An event that ends; with those after it in its series where `following` says by whom. */
interface Ended {
  communityId: string;
  id: string;
  following: Viewer | undefined;
  by: Actor;
}

/** E06 and E19: an event does not take place. What somebody was in it stays as it was; nobody waits for it any more. */
export function createEnding(
  db: Pick<Database, 'transaction'>,
  { covers, notifyChange }: Pick<EventServices, 'covers' | 'notifyChange'>,
  now: () => Date,
) {
  /** Ends an event, and those of its series after it where `following` says by whom, by `change` of each that is locked. */
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

  /** As `cancel`, in the transaction given. */
  const cancelIn = (tx: Transaction, ended: Ended) =>
    end(tx, ended, async ({ id, cancelledAt, overAt }, at) => {
      if (overAt <= at && id === ended.id) throw new AppError(1201);
      if (cancelledAt || overAt <= at) return;
      await tx.orm.update(events).set({ cancelledAt: at, updatedAt: at }).where(eq(events.id, id));
    });

  /** As `remove`, in the transaction given. */
  const removeIn = (tx: Transaction, ended: Ended) =>
    end(tx, ended, async (event, at) => {
      await tx.orm.update(events).set({ deletedAt: at }).where(eq(events.id, event.id));
      await covers.end(tx, event);
    });

  return {
    cancelIn,
    removeIn,

    /** It stays to be seen, and nobody joins it any more. Said again it changes nothing; 1201 of one that is over. */
    cancel: (ended: Ended) => db.transaction((tx) => cancelIn(tx, ended)),

    /** Nobody sees it any more. Who was to come is told that it does not take place. */
    async remove(ended: Ended): Promise<'OK'> {
      await db.transaction((tx) => removeIn(tx, ended));
      return 'OK';
    },
  };
}

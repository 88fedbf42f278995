import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database';
import { events } from '../../db/schema';
import { AppError } from '../../errors';
import type { Actor } from '../../notifications/notify';
import type { EventParts } from './parts';
import { isAhead } from './places';
import { holdSeries } from './series';
import type { StoredEvent } from './stored';
import type { Viewer } from './viewer';
import { endWaits } from './waits';

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
  { covers, tellOf }: Pick<EventParts, 'covers' | 'tellOf'>,
  now: () => Date,
) {
  /** Ends an event, and those of its series after it where `following` says by whom, by `change` of each that is held. */
  const end = (
    { communityId, id, following, by }: Ended,
    change: (tx: Transaction, event: StoredEvent, at: Date) => Promise<unknown>,
  ): Promise<void> =>
    db.transaction(async (tx) => {
      const at = now();
      const held = await holdSeries(tx.orm, { communityId, id, following });
      const ended = [held.event, ...held.following];
      for (const event of ended) {
        await change(tx, event, at);
        await endWaits(tx.orm, { eventId: event.id, ended: 'OVER', at });
      }
      const [first, ...others] = ended.filter((event) => isAhead(event, at));
      if (first) await tellOf(tx, first, { what: 'CANCELLED', others, by });
    });

  return {
    /** It stays to be seen, and nobody joins it any more. Said again it changes nothing; 1201 of one that is over. */
    cancel: (ended: Ended) =>
      end(ended, async ({ orm }, { id, cancelledAt, overAt }, at) => {
        if (overAt <= at && id === ended.id) throw new AppError(1201);
        if (cancelledAt || overAt <= at) return;
        await orm.update(events).set({ cancelledAt: at, updatedAt: at }).where(eq(events.id, id));
      }),

    /** Nobody sees it any more. Who was to come is told that it does not take place. */
    async remove(ended: Ended): Promise<'OK'> {
      await end(ended, async (tx, event, at) => {
        await tx.orm.update(events).set({ deletedAt: at }).where(eq(events.id, event.id));
        await covers.end(tx, event);
      });
      return 'OK';
    },
  };
}

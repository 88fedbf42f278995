import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database';
import { events } from '../../db/schema';
import { AppError } from '../../errors';
import { holdEvent } from './find';
import type { EventParts } from './parts';
import { isAhead } from './places';
import type { StoredEvent } from './stored';
import { endWaits } from './waits';

/** E06 and E19: an event does not take place. What somebody was in it stays as it was; nobody waits for it any more. */
export function createEnding(
  db: Pick<Database, 'transaction'>,
  { covers, tellOf }: Pick<EventParts, 'covers' | 'tellOf'>,
  now: () => Date,
) {
  /** Ends an event that is held, by `change`. */
  const end = (
    communityId: string,
    id: string,
    change: (tx: Transaction, event: StoredEvent, at: Date) => Promise<unknown>,
  ): Promise<void> =>
    db.transaction(async (tx) => {
      const event = await holdEvent(tx.orm, communityId, id);
      const at = now();
      await change(tx, event, at);
      await endWaits(tx.orm, { eventId: id, ended: 'OVER', at });
      if (isAhead(event, at)) await tellOf(tx, event, { what: 'CANCELLED' });
    });

  return {
    /** It stays to be seen, and nobody joins it any more. Said again it changes nothing; 1201 of one that is over. */
    cancel: (communityId: string, id: string) =>
      end(communityId, id, async ({ orm }, { cancelledAt, overAt }, at) => {
        if (overAt <= at) throw new AppError(1201);
        if (cancelledAt) return;
        await orm.update(events).set({ cancelledAt: at, updatedAt: at }).where(eq(events.id, id));
      }),

    /** Nobody sees it any more. Who was to come is told that it does not take place. */
    async remove(communityId: string, id: string): Promise<'OK'> {
      await end(communityId, id, async (tx, event, at) => {
        await tx.orm.update(events).set({ deletedAt: at }).where(eq(events.id, id));
        await covers.end(tx, event);
      });
      return 'OK';
    },
  };
}

import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { eventWaits, events } from '../../db/schema';
import type { SeatOffers } from './seatOffers';

/** As many events are looked after in a minute. */
const most = 500;

/**
 * Lets offers go that ran out while nobody did anything, and offers what is free. Each event by a transaction of its own that
 * locks it: whatever a second worker finds has been done by then.
 */
export function createOfferDue(db: Database, offers: SeatOffers, now: () => Date) {
  return async (): Promise<void> => {
    const at = now();
    const ranOut = db.orm
      .select({ id: eventWaits.eventId })
      .from(eventWaits)
      .where(and(isNull(eventWaits.endedAt), lte(eventWaits.offeredUntil, at)));
    const hasRoom = or(
      isNull(events.maxParticipants),
      gt(events.maxParticipants, sql`${events.confirmedCount} + ${events.reservedCount}`),
    );
    const isWaitedFor = and(gt(events.waitingCount, 0), hasRoom, isNull(events.cancelledAt));
    const due = await db.orm
      .select({ id: events.id })
      .from(events)
      .where(
        and(
          isNull(events.deletedAt),
          or(inArray(events.id, ranOut), and(isWaitedFor, gt(events.overAt, at))),
        ),
      )
      .orderBy(asc(events.id))
      .limit(most);
    for (const { id } of due) {
      await db.transaction(async (tx) => {
        const isThere = and(eq(events.id, id), isNull(events.deletedAt));
        const [event] = await tx.orm.select().from(events).where(isThere).for('update');
        if (event) await offers.settle(tx, event);
      });
    }
  };
}

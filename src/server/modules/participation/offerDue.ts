import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { eventWaits, events } from '../../db/schema';
import type { SeatOffers } from './seatOffers';

/** Maximum number of events per minute. */
const most = 500;

/**
 * Ends expired offers and offers free seats without waiting for a call. Each event has its own transaction with a lock,
 * so a second worker finds the work done.
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

import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { eventParticipations, eventWaits, events } from '../../db/schema';
import { lockEvent } from '../../eventAccess/find';
import { lockMember, type Somebody } from '../../eventAccess/locks';
import { withdrawInvitations } from '../../eventAccess/invitations';
import { findParticipation, known } from '../../eventAccess/participation';
import type { SeatOffers } from './seatOffers';
import type { Seats } from './seats';
import { endWaits, findWait } from '../../eventAccess/waits';

/** The member who goes. */
export interface Going extends Somebody {
  /** They leave by themselves and need no notification. */
  isGoing?: boolean;
}

/**
 * Releases the seats of a member who leaves, or is hidden or removed: in upcoming events their participations and waits
 * end, invitations to them and by them end, and no organiser can undo the result of their request. The seats are
 * offered to the next person. Must be called before any lock on the member except those of the managers and the
 * account.
 */
export function createGiveUp({ offers, seats }: { offers: SeatOffers; seats: Seats }, now: () => Date) {
  return async (tx: Transaction, { communityId, participantId, isGoing }: Going): Promise<void> => {
    const { orm } = tx;
    await lockMember(orm, participantId);
    await withdrawInvitations(orm, participantId, now());
    await orm
      .update(eventParticipations)
      .set({ agreedAt: null })
      .where(
        and(
          eq(eventParticipations.participantId, participantId),
          inArray(eventParticipations.status, ['REJECTED', 'CANCELLED']),
        ),
      );
    const takesPart = sql`exists (select 1 from ${eventParticipations} where ${and(
      eq(eventParticipations.eventId, events.id),
      eq(eventParticipations.participantId, participantId),
      inArray(eventParticipations.status, ['PENDING', 'CONFIRMED']),
    )})`;
    const waits = sql`exists (select 1 from ${eventWaits} where ${and(
      eq(eventWaits.eventId, events.id),
      eq(eventWaits.participantId, participantId),
      isNull(eventWaits.endedAt),
    )})`;
    const own = await orm
      .select({ id: events.id })
      .from(events)
      .where(
        and(
          eq(events.communityId, communityId),
          isNull(events.deletedAt),
          gt(events.overAt, now()),
          or(takesPart, waits),
        ),
      )
      .orderBy(asc(events.id));
    for (const { id: eventId } of own) {
      const event = await lockEvent(orm, communityId, eventId);
      const before = await findParticipation(orm, { eventId, participantId });
      if (before?.status === 'CONFIRMED' || before?.status === 'PENDING') {
        const to = { ...known(before), status: 'CANCELLED', approved: false } as const;
        await seats.put(tx, { event, participantId, before, to, by: null, agreed: false, isGoing });
      } else {
        const wait = await findWait(orm, { eventId, participantId });
        if (wait) await endWaits(orm, { eventId, id: wait.id, ended: 'LEFT', at: now() });
        await offers.settle(tx, event);
      }
    }
  };
}

import { and, eq, isNull, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { offerEnds } from '../../../lib/rules/event/offers';
import type { Transaction } from '../../db/database';
import { eventParticipations, eventWaits, events } from '../../db/schema';
import type { StoredEvent, StoredParticipation } from '../../eventAccess/stored';
import type { NotifyAbout } from './notify/activity';
import { freeSeats, isAhead } from '../../eventAccess/seatCounts';
import { waitingOrder, openIn } from '../../eventAccess/waits';

/** Maximum number of offers in one transaction; the next minute continues with the others. */
const atOnce = 50;

export type SeatOffers = ReturnType<typeof createSeatOffers>;

/** Offers of seats (EVT-09). The caller has locked the event. */
export function createSeatOffers(
  { communities }: Pick<FastifyInstance, 'communities'>,
  notifyAbout: NotifyAbout,
  now: () => Date,
) {
  /** How long a seat is reserved: until the organisers answer, or for the duration of an offer. */
  function reservedUntil(
    event: StoredEvent,
    part?: Pick<StoredParticipation, 'approvedAt' | 'status'> | null,
  ): Date {
    const waitsForAnswer = part?.status === 'PENDING' && event.approvalRequired && !part.approvedAt;
    const hours = communities.byId(event.communityId)?.community.waitingOfferHours ?? 0;
    return waitsForAnswer ? event.overAt : offerEnds(now(), hours, event);
  }

  const readAgain = async ({ orm }: Transaction, { id }: StoredEvent): Promise<StoredEvent> => {
    const [event] = await orm.select().from(events).where(eq(events.id, id));
    return event!;
  };

  /**
   * Offers free seats to people on the waiting list, the first ones first. A person with a waiting request accepts
   * automatically.
   */
  async function offerFree(tx: Transaction, event: StoredEvent): Promise<void> {
    const { orm } = tx;
    const part = { status: eventParticipations.status, approvedAt: eventParticipations.approvedAt };
    const next = await orm
      .select({ id: eventWaits.id, participantId: eventWaits.participantId, part })
      .from(eventWaits)
      .leftJoin(
        eventParticipations,
        and(
          eq(eventParticipations.eventId, eventWaits.eventId),
          eq(eventParticipations.participantId, eventWaits.participantId),
        ),
      )
      .where(and(openIn(event.id), isNull(eventWaits.offeredAt)))
      .orderBy(...waitingOrder)
      .limit(Math.min(atOnce, freeSeats(event)));
    const at = now();
    for (const { id, participantId, part } of next) {
      const until = reservedUntil(event, part);
      const takenUpAt = part?.status === 'PENDING' ? at : null;
      await orm
        .update(eventWaits)
        .set({ offeredAt: at, offeredUntil: until, takenUpAt })
        .where(eq(eventWaits.id, id));
      await notifyAbout(tx, event, { what: 'OFFERED', participantId, cause: id, until, by: null });
    }
  }

  return {
    reservedUntil,

    /**
     * Ends expired offers, and offers every free seat, so that none stays free while somebody waits. Called before and
     * after every change of an event; returns the event afterwards.
     */
    async settle(tx: Transaction, event: StoredEvent): Promise<StoredEvent> {
      const { orm } = tx;
      const { id, reservedCount, waitingCount } = event;
      if (reservedCount + waitingCount === 0) return event;
      const at = now();
      if (reservedCount > 0) {
        await orm
          .update(eventWaits)
          .set({ ended: 'LAPSED', endedAt: at })
          .where(and(openIn(id), lte(eventWaits.offeredUntil, at)));
      }
      const current = await readAgain(tx, event);
      if (current.waitingCount === 0 || freeSeats(current) <= 0 || !isAhead(current, at)) return current;
      await offerFree(tx, current);
      return readAgain(tx, event);
    },
  };
}

import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Part } from '../../../lib/rules/event/participation';
import { brokenConstraint, type Transaction } from '../../db/database';
import { eventParticipationChanges, eventParticipations, eventWaits, events } from '../../db/schema';
import { AppError } from '../../errors';
import { randomId } from '../../tokens';
import { known, notCheckedIn } from '../../eventAccess/participation';
import type { SeatOffers } from './seatOffers';
import type { StoredEvent, StoredParticipation } from '../../eventAccess/stored';
import type { NotifyAbout } from './notify/activity';
import { endWaits, findWait } from '../../eventAccess/waits';

/** Who changes a participation: a participant of the community, or null. */
export type By = string | null;

/** A person's participation before and after a change. */
export interface ParticipationChange {
  before: StoredParticipation | undefined;
  after: StoredParticipation | undefined;
}

/** The new state of a participation in a locked event. */
interface Becoming {
  event: StoredEvent;
  participantId: string;
  before: StoredParticipation | undefined;
  to: Part;
  by: By;
  /** Whether the person agrees to take part or withdraws. Absent if somebody else decides. */
  agreed?: boolean;
  /** A person who returns asks anew, unless the change is an undo. */
  keepsPlace?: boolean;
  /** They leave by themselves and need no notification. */
  isGoing?: boolean;
}

/** The activity of a change, if there is one to notify of. */
function toldOf(before: Part | undefined, to: Part, byThemselves: boolean) {
  const from = before?.status ?? null;
  if (to.status === 'PENDING' && to.approved && !before?.approved) return { what: 'APPROVED', from } as const;
  if (to.status === from) return undefined;
  if (to.status === 'CONFIRMED' || to.status === 'REJECTED') return { what: to.status, from };
  if (from === 'CONFIRMED') return { what: 'LEFT', from, byThemselves } as const;
  return to.status === 'PENDING' ? ({ what: 'ASKED', from, byThemselves } as const) : undefined;
}

/** The condition with which one statement takes a seat, or none. */
const hasRoom = or(
  isNull(events.maxParticipants),
  lt(sql`${events.confirmedCount} + ${events.reservedCount}`, events.maxParticipants),
);

const endOf = { CONFIRMED: 'TAKEN', REJECTED: 'DECLINED', CANCELLED: 'LEFT' } as const;

export type Seats = ReturnType<typeof createSeats>;

/** The one way that a participation changes. */
export function createSeats(offers: SeatOffers, notifyAbout: NotifyAbout, now: () => Date) {
  /** Updates the wait: a reserved seat is released or taken, and stays reserved while the person asks or pays. */
  async function waitGoesOn({ orm }: Transaction, { event, participantId, to }: Becoming): Promise<void> {
    if (event.reservedCount + event.waitingCount === 0) return;
    const wait = await findWait(orm, { eventId: event.id, participantId });
    if (!wait) return;
    const at = now();
    if (to.status !== 'PENDING') {
      await endWaits(orm, { eventId: event.id, id: wait.id, ended: endOf[to.status], at });
    } else if (wait.offeredAt) {
      const part = { status: to.status, approvedAt: to.approved ? at : null };
      await orm
        .update(eventWaits)
        .set({ takenUpAt: wait.takenUpAt ?? at, offeredUntil: offers.reservedUntil(event, part) })
        .where(eq(eventWaits.id, wait.id));
    }
  }

  return {
    /**
     * Stores a participation, records the change, notifies of it, and offers seats that became free. Throws 1199 if
     * there is no seat.
     */
    async put(tx: Transaction, becoming: Becoming): Promise<ParticipationChange> {
      const { orm } = tx;
      const { event, participantId, before, to, by, agreed, isGoing, keepsPlace } = becoming;
      const whose = { eventId: event.id, participantId };
      await waitGoesOn(tx, becoming);
      if (to.status === 'CONFIRMED' && before?.status !== 'CONFIRMED') {
        const room = await orm
          .select({ id: events.id })
          .from(events)
          .where(and(eq(events.id, event.id), hasRoom));
        if (room.length === 0) throw new AppError(1199);
      }
      const at = now();
      const asksAnew =
        before?.status !== to.status && ['CANCELLED', 'REJECTED'].includes(before?.status ?? '');
      const columns = {
        status: to.status,
        changedAt: at,
        askedAt: before && (keepsPlace || !asksAnew) ? before.askedAt : at,
        approvedAt: to.approved ? (before?.approvedAt ?? at) : null,
        paidAt: to.hasPaid ? (before?.paidAt ?? at) : null,
        agreedAt: agreed === undefined ? (before?.agreedAt ?? null) : agreed ? at : null,
        ...(to.status === 'CONFIRMED' ? {} : notCheckedIn),
      };
      try {
        const [part] = await orm
          .insert(eventParticipations)
          .values({ ...whose, ...columns })
          .onConflictDoUpdate({
            target: [eventParticipations.eventId, eventParticipations.participantId],
            set: columns,
          })
          .returning();
        const cause = randomId();
        if (before?.status !== to.status) {
          await orm.insert(eventParticipationChanges).values({
            ...whose,
            id: cause,
            byParticipantId: by,
            from: before?.status ?? null,
            to: to.status,
            at,
          });
        }
        const told = toldOf(before && known(before), to, by === participantId);
        if (told && !isGoing)
          await notifyAbout(tx, event, {
            ...told,
            participantId,
            cause,
            by: by === null ? null : { participantId: by },
          });
        await offers.settle(tx, event);
        return { before, after: part };
      } catch (error) {
        throw brokenConstraint(error) === 'events_seats_check' ? new AppError(1199) : error;
      }
    },
  };
}

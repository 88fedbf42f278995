import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import {
  after,
  setTo,
  type Part,
  type ParticipationAct,
  type ParticipationStatus,
} from '../../../lib/rules/event/participation';
import { brokenConstraint, type Database, type Transaction } from '../../db/database';
import { eventParticipationChanges, eventParticipations, events, participants } from '../../db/schema';
import { AppError } from '../../errors';
import { randomId } from '../../tokens';
import { holdEvent } from './find';
import { findPart, known } from './part';
import type { StoredEvent, StoredPart } from './stored';
import type { TellOf } from './told';

/** Somebody's part in an event. */
export interface Whose {
  communityId: string;
  eventId: string;
  participantId: string;
}

/** Who changes it: a participant of the community, or null. */
type By = string | null;

/** Somebody's part before and after; who has none has none. */
export interface PartChange {
  before: StoredPart | undefined;
  after: StoredPart | undefined;
}

interface Put {
  event: StoredEvent;
  before: StoredPart | undefined;
  to: Part;
  by: By;
  /** Whoever comes back asks anew, but where a change is taken back. */
  keepsPlace?: boolean;
}

export type ParticipationActs = ReturnType<typeof createParticipation>;

const refusals = { rejected: 1200, answered: 1202 } as const;

/** What there is to tell of a change, if anything. */
function toldOf(before: Part | undefined, to: Part, byThemselves: boolean) {
  const from = before?.status ?? null;
  if (to.status === from) {
    return to.status === 'PENDING' && to.approved && !before?.approved
      ? ({ what: 'APPROVED', from } as const)
      : undefined;
  }
  if (to.status === 'CONFIRMED' || to.status === 'REJECTED') return { what: to.status, from };
  if (from === 'CONFIRMED') return { what: 'LEFT', from, byThemselves } as const;
  return to.status === 'PENDING' ? ({ what: 'ASKED', from } as const) : undefined;
}

/** A condition by which one statement takes a seat, or none. */
const hasRoom = or(isNull(events.maxParticipants), lt(events.confirmedCount, events.maxParticipants));

/**
 * Who takes part (EVT-04). Whoever changes a part holds the event: of two at once one comes first, and the first who came has
 * the seat. The seats are counted by the database, whose check refuses one too many whatever is written.
 */
export function createParticipation(db: Database, tellOf: TellOf, now: () => Date) {
  /** Makes somebody's part what it is to be, writes the change down and tells of it; 1199 where there is no seat for them. */
  async function put(
    tx: Transaction,
    whose: Whose,
    { event, before, to, by, keepsPlace }: Put,
  ): Promise<PartChange> {
    const { orm } = tx;
    const { eventId, participantId } = whose;
    if (to.status === 'CONFIRMED' && before?.status !== 'CONFIRMED') {
      const room = await orm
        .select({ id: events.id })
        .from(events)
        .where(and(eq(events.id, eventId), hasRoom));
      if (room.length === 0) throw new AppError(1199);
    }
    const at = now();
    const asksAnew = before?.status !== to.status && ['CANCELLED', 'REJECTED'].includes(before?.status ?? '');
    const columns = {
      ...{ status: to.status, changedAt: at },
      askedAt: before && (keepsPlace || !asksAnew) ? before.askedAt : at,
      approvedAt: to.approved ? (before?.approvedAt ?? at) : null,
      paidAt: to.hasPaid ? (before?.paidAt ?? at) : null,
    };
    try {
      const [part] = await orm
        .insert(eventParticipations)
        .values({ eventId, participantId, ...columns })
        .onConflictDoUpdate({
          target: [eventParticipations.eventId, eventParticipations.participantId],
          set: columns,
        })
        .returning();
      const cause = randomId();
      if (before?.status !== to.status) {
        await orm.insert(eventParticipationChanges).values({
          ...{ id: cause, eventId, participantId, byParticipantId: by },
          ...{ from: before?.status ?? null, to: to.status, at },
        });
      }
      const told = toldOf(before && known(before), to, by === participantId);
      if (told) await tellOf(tx, event, { ...told, participantId, cause });
      return { before, after: part };
    } catch (error) {
      throw brokenConstraint(error) === 'events_seats_check' ? new AppError(1199) : error;
    }
  }

  const within = <T>(
    { communityId, eventId, participantId }: Whose,
    change: (tx: Transaction, held: { event: StoredEvent; before: StoredPart | undefined }) => Promise<T>,
  ): Promise<T> =>
    db.transaction(async (tx) => {
      const event = await holdEvent(tx.orm, communityId, eventId);
      return change(tx, { event, before: await findPart(tx.orm, { eventId, participantId }) });
    });

  /** One act of the table of transitions; 1199 to 1202 where it is not to be. */
  const act = (what: ParticipationAct, whose: Whose, by: By): Promise<PartChange> =>
    within(whose, async (tx, { event, before }) => {
      const isOwn = what === 'JOIN' || what === 'CANCEL';
      if (isOwn && event.overAt <= now()) throw new AppError(1201);
      if (what === 'CANCEL' && !before) return { before, after: before };
      const to = after(what, before && known(before), event);
      if (typeof to === 'string') throw new AppError(refusals[to]);
      // Said again it changes nothing.
      if (before && isOwn && to.status === before.status) return { before, after: before };
      const full = event.maxParticipants !== null && event.confirmedCount >= event.maxParticipants;
      if (what === 'JOIN' && full) throw new AppError(1199);
      return put(tx, whose, { event, before, to, by });
    });

  return {
    act,

    /** E15. 1204 of anybody who is no member and takes no part already. */
    set: (status: ParticipationStatus, whose: Whose, by: By): Promise<PartChange> =>
      within(whose, async (tx, { event, before }) => {
        const [member] = await tx.orm
          .select({ id: participants.id })
          .from(participants)
          .where(
            and(
              eq(participants.id, whose.participantId),
              eq(participants.communityId, whose.communityId),
              before ? undefined : sql`${participants.enabled} and ${participants.profileEnabled}`,
            ),
          )
          .for('key share');
        if (!member) throw new AppError(1204);
        const to = setTo(status, before && known(before), event);
        return put(tx, whose, { event, before, to, by });
      }),

    /** Takes a change back: the part is what it was before, and has its place among who asked. 1240 where it has changed since. */
    putBack: (to: Part, changedAt: string, whose: Whose, by: By): Promise<PartChange> =>
      within(whose, async (tx, { event, before }) => {
        if (before?.changedAt.toISOString() !== changedAt) throw new AppError(1240);
        return put(tx, whose, { event, before, to, by, keepsPlace: true });
      }),
  };
}

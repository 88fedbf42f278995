import { and, eq, sql } from 'drizzle-orm';
import {
  after,
  setTo,
  type Part,
  type ParticipationAct,
  type ParticipationStatus,
} from '../../../lib/rules/event/participation';
import type { Database, Transaction } from '../../db/database';
import { participants } from '../../db/schema';
import { AppError } from '../../errors';
import { holdEvent } from './find';
import { holdMember, requireThere } from './hold';
import { findPart, known } from './part';
import { isFull, type Places } from './places';
import type { By, PartChange, Seats } from './seats';
import type { StoredEvent, StoredPart } from './stored';
import { findWait } from './waits';

/** Somebody's part in an event. */
export interface Whose {
  communityId: string;
  eventId: string;
  participantId: string;
}

export type ParticipationActs = ReturnType<typeof createParticipation>;

const refusals = { rejected: 1200, answered: 1202 } as const;

/** In an event that is off nobody comes to take part. */
function requireOn({ cancelledAt }: StoredEvent, status: ParticipationStatus): void {
  if (cancelledAt && (status === 'CONFIRMED' || status === 'PENDING')) throw new AppError(1205);
}

/**
 * Who takes part (EVT-04). Whoever changes a part holds the event: of two at once one comes first, and the first who came has
 * the seat. The seats are counted by the database, whose check refuses one too many whatever is written.
 */
export function createParticipation(
  db: Pick<Database, 'transaction'>,
  { places, seats }: { places: Places; seats: Seats },
  now: () => Date,
) {
  const within = <T>(
    { communityId, eventId, participantId }: Whose,
    change: (tx: Transaction, held: { event: StoredEvent; before: StoredPart | undefined }) => Promise<T>,
  ): Promise<T> =>
    db.transaction(async (tx) => {
      await holdMember(tx.orm, participantId);
      const event = await places.settle(tx, await holdEvent(tx.orm, communityId, eventId));
      return change(tx, { event, before: await findPart(tx.orm, { eventId, participantId }) });
    });

  /** Who joins is there, and finds a place: one that is free, or that is offered to them. */
  async function requirePlace({ orm }: Transaction, whose: Whose, event: StoredEvent): Promise<void> {
    await requireThere(orm, whose);
    if (!isFull(event)) return;
    const wait = await findWait(orm, whose);
    if (!wait?.offeredAt) throw new AppError(1199);
  }

  return {
    /** One act of the table of transitions; 1199 to 1202, and 1205 of an event that is off, where it is not to be. */
    act: (what: ParticipationAct, whose: Whose, by: By): Promise<PartChange> =>
      within(whose, async (tx, { event, before }) => {
        const isOwn = what === 'JOIN' || what === 'CANCEL';
        if (isOwn && event.overAt <= now()) throw new AppError(1201);
        if (event.cancelledAt && (what === 'JOIN' || what === 'APPROVE')) throw new AppError(1205);
        if (what === 'CANCEL' && !before) return { before, after: before };
        const to = after(what, before && known(before), event);
        if (typeof to === 'string') throw new AppError(refusals[to]);
        // Said again it changes nothing.
        if (before && isOwn && to.status === before.status) return { before, after: before };
        if (what === 'JOIN') await requirePlace(tx, whose, event);
        return seats.put(tx, { event, participantId: whose.participantId, before, to, by });
      }),

    /** E15. 1204 of anybody who is no member and takes no part already, 1205 of who would take part in an event that is off. */
    set: (status: ParticipationStatus, whose: Whose, by: By): Promise<PartChange> =>
      within(whose, async (tx, { event, before }) => {
        const { communityId, participantId } = whose;
        const [member] = await tx.orm
          .select({ id: participants.id })
          .from(participants)
          .where(
            and(
              eq(participants.id, participantId),
              eq(participants.communityId, communityId),
              before ? undefined : sql`${participants.enabled} and ${participants.profileEnabled}`,
            ),
          )
          .for('key share');
        if (!member) throw new AppError(1204);
        requireOn(event, status);
        const to = setTo(status, before && known(before), event);
        return seats.put(tx, { event, participantId, before, to, by });
      }),

    /** Takes a change back: the part is what it was before, and has its place among who asked. 1240 where it has changed since. */
    putBack: (to: Part, changedAt: string, whose: Whose, by: By): Promise<PartChange> =>
      within(whose, async (tx, { event, before }) => {
        const { participantId } = whose;
        if (before?.changedAt.toISOString() !== changedAt) throw new AppError(1240);
        requireOn(event, to.status);
        return seats.put(tx, { event, participantId, before, to, by, keepsPlace: true });
      }),
  };
}

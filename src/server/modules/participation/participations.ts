import {
  after,
  setTo,
  type Part,
  type ParticipationAction,
  type ParticipationStatus,
} from '../../../lib/rules/event/participation';
import type { Database, Transaction } from '../../db/database';
import { AppError } from '../../errors';
import { lockEvent } from '../../eventAccess/find';
import { lockMember, requireThere } from '../../eventAccess/locks';
import { endInvitation, openInvitation } from '../../eventAccess/invitations';
import { findParticipation, known } from '../../eventAccess/participation';
import type { SeatOffers } from './seatOffers';
import { isFull } from '../../eventAccess/seatCounts';
import type { By, ParticipationChange, Seats } from './seats';
import type { StoredEvent, StoredParticipation } from '../../eventAccess/stored';
import { findWait } from '../../eventAccess/waits';

/** Identifies one person’s participation in an event. */
export interface ParticipationKey {
  communityId: string;
  eventId: string;
  participantId: string;
}

export type ParticipationActions = ReturnType<typeof createParticipation>;

const refusals = { rejected: 1200, answered: 1202 } as const;

/** Nobody can become a participant of a cancelled or past event. */
function requireOn({ cancelledAt }: StoredEvent, status: ParticipationStatus): void {
  if (cancelledAt && (status === 'CONFIRMED' || status === 'PENDING')) throw new AppError(1205);
}

/**
 * Organisers change the status only of people who took part or asked by their own action and have not withdrawn since.
 * For anybody else it throws `refusal`, whether or not the person exists. People who were added before there were
 * invitations can be removed.
 */
function requireAgreed(
  before: StoredParticipation | undefined,
  to: ParticipationStatus,
  refusal: 1202 | 1204,
): asserts before is StoredParticipation {
  if (before?.agreedAt) return;
  const isTakenOff = to === 'CANCELLED' && (before?.status === 'CONFIRMED' || before?.status === 'PENDING');
  if (!isTakenOff) throw new AppError(refusal);
}

/**
 * Participations (EVT-04). Every change locks the event, so of two people who join at the same time the first gets the
 * seat. A trigger counts the seats, and a check of the table refuses one too many.
 */
export function createParticipation(
  db: Pick<Database, 'transaction'>,
  { offers, seats }: { offers: SeatOffers; seats: Seats },
  now: () => Date,
) {
  const within = <T>(
    { communityId, eventId, participantId }: ParticipationKey,
    change: (
      tx: Transaction,
      locked: { event: StoredEvent; before: StoredParticipation | undefined },
    ) => Promise<T>,
  ): Promise<T> =>
    db.transaction(async (tx) => {
      await lockMember(tx.orm, participantId);
      const event = await offers.settle(tx, await lockEvent(tx.orm, communityId, eventId));
      return change(tx, { event, before: await findParticipation(tx.orm, { eventId, participantId }) });
    });

  /** Throws unless there is a seat for the person: a free one, or one offered to them. */
  async function requirePlace(
    { orm }: Transaction,
    key: ParticipationKey,
    event: StoredEvent,
  ): Promise<void> {
    await requireThere(orm, key);
    if (!isFull(event)) return;
    const wait = await findWait(orm, key);
    if (!wait?.offeredAt) throw new AppError(1199);
  }

  return {
    /**
     * Joins, or asks to. An invitation counts as the organisers' approval. Throws 1301 if there is no invitation to
     * accept.
     */
    join: (key: ParticipationKey, { byInvitation = false } = {}): Promise<ParticipationChange> =>
      within(key, async (tx, { event, before }) => {
        const { participantId } = key;
        if (event.overAt <= now()) throw new AppError(1201);
        if (event.cancelledAt) throw new AppError(1205);
        const invitation = await openInvitation(tx.orm, key, 'PARTICIPANT');
        if (byInvitation && !invitation) throw new AppError(1301);
        const to = after('JOIN', before && known(before), event, invitation !== undefined);
        if (typeof to === 'string') throw new AppError(refusals[to]);
        const isSame = to.status === before?.status && to.approved === known(before).approved;
        if (!isSame) await requirePlace(tx, key, event);
        if (invitation) await endInvitation(tx.orm, invitation.id, 'ACCEPTED', now());
        // Said again it changes nothing.
        if (isSame && before.agreedAt) return { before, after: before };
        return seats.put(tx, { event, participantId, before, to, by: participantId, agreed: true });
      }),

    /** Ends the participation, whatever its status was. No organiser can undo it. */
    cancel: (key: ParticipationKey): Promise<ParticipationChange> =>
      within(key, async (tx, { event, before }) => {
        const { participantId } = key;
        if (event.overAt <= now()) throw new AppError(1201);
        const to = before && after('CANCEL', known(before), event);
        if (!to || typeof to === 'string' || (to.status === before.status && !before.agreedAt)) {
          return { before, after: before };
        }
        return seats.put(tx, { event, participantId, before, to, by: participantId, agreed: false });
      }),

    /**
     * An organiser's answer to a request. Throws 1202 without a request, 1199 without a seat, 1205 for a cancelled or
     * past event.
     */
    answer: (
      what: Exclude<ParticipationAction, 'JOIN' | 'CANCEL'>,
      key: ParticipationKey,
      by: By,
    ): Promise<ParticipationChange> =>
      within(key, async (tx, { event, before }) => {
        if (event.cancelledAt && what === 'APPROVE') throw new AppError(1205);
        const to = after(what, before && known(before), event);
        if (typeof to === 'string') throw new AppError(refusals[to]);
        requireAgreed(before, to.status, 1202);
        return seats.put(tx, { event, participantId: key.participantId, before, to, by });
      }),

    /**
     * E15. Throws 1204 for anybody who did not take part or ask by their own action, 1205 when adding people to a
     * cancelled or past event.
     */
    set: (status: ParticipationStatus, key: ParticipationKey, by: By): Promise<ParticipationChange> =>
      within(key, async (tx, { event, before }) => {
        requireAgreed(before, status, 1204);
        requireOn(event, status);
        const to = setTo(status, known(before), event);
        return seats.put(tx, { event, participantId: key.participantId, before, to, by });
      }),

    /**
     * Undoes a change: restores the participation and its place among the requests. Throws 1240 if it has changed
     * since.
     */
    putBack: (to: Part, changedAt: string, key: ParticipationKey, by: By): Promise<ParticipationChange> =>
      within(key, async (tx, { event, before }) => {
        const { participantId } = key;
        if (before?.changedAt.toISOString() !== changedAt) throw new AppError(1240);
        requireAgreed(before, to.status, 1204);
        requireOn(event, to.status);
        return seats.put(tx, { event, participantId, before, to, by, keepsPlace: true });
      }),
  };
}

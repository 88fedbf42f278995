import { eq } from 'drizzle-orm';
import type { EventWaiting } from '../../../../generated/api/event';
import type { Database, Transaction } from '../../../db/database';
import { eventWaits } from '../../../db/schema';
import { AppError } from '../../../errors';
import { randomId } from '../../../tokens';
import { lockEvent } from '../../../eventAccess/find';
import { lockMember, requireThere } from '../../../eventAccess/locks';
import { findParticipation } from '../../../eventAccess/participation';
import type { ParticipationKey } from '../participations';
import type { SeatOffers } from '../seatOffers';
import type { StoredEvent } from '../../../eventAccess/stored';
import { endWaits, findWait, readWaiting } from '../../../eventAccess/waits';

/** E20, E21 and E23: the waiting list of an event (EVT-09). */
export function createWaiting(db: Pick<Database, 'transaction'>, offers: SeatOffers, now: () => Date) {
  const within = <T>(
    key: ParticipationKey,
    change: (tx: Transaction, event: StoredEvent) => Promise<T>,
  ): Promise<T> =>
    db.transaction(async (tx) => {
      await lockMember(tx.orm, key.participantId);
      const event = await lockEvent(tx.orm, key.communityId, key.eventId);
      return change(tx, await offers.settle(tx, event));
    });

  function requireAhead({ cancelledAt, overAt }: StoredEvent): void {
    if (overAt <= now()) throw new AppError(1201);
    if (cancelledAt) throw new AppError(1205);
  }

  const waitingOf = async ({ orm }: Transaction, key: ParticipationKey): Promise<EventWaiting> => {
    const waiting = await readWaiting(orm, key);
    if (!waiting) throw new AppError(1208);
    return waiting;
  };

  return {
    /**
     * Joins the waiting list; a person who is on it keeps their place. A free seat is offered immediately. Throws 1200
     * after a refusal, 1207 for a participant, 1206 if there is no waiting list.
     */
    join: (key: ParticipationKey): Promise<EventWaiting> =>
      within(key, async (tx, event) => {
        const { orm } = tx;
        const { eventId, participantId } = key;
        requireAhead(event);
        if (!(await findWait(orm, key))) {
          const part = await findParticipation(orm, key);
          if (part?.status === 'REJECTED') throw new AppError(1200);
          if (part?.status === 'CONFIRMED') throw new AppError(1207);
          if (!event.waitingListEnabled) throw new AppError(1206);
          await requireThere(orm, key);
          await orm.insert(eventWaits).values({ id: randomId(), eventId, participantId, joinedAt: now() });
          await offers.settle(tx, { ...event, waitingCount: event.waitingCount + 1 });
        }
        return waitingOf(tx, key);
      }),

    /** Leaves the line, and gives up a reserved place; who asked for one has asked on. */
    leave: (key: ParticipationKey) =>
      within<'OK'>(key, async (tx, event) => {
        const wait = await findWait(tx.orm, key);
        if (wait) {
          await endWaits(tx.orm, { eventId: event.id, id: wait.id, ended: 'LEFT', at: now() });
          await offers.settle(tx, event);
        }
        return 'OK';
      }),

    /**
     * Moves a person to the front, so that they get the next seat: immediately if one is free. Throws 1208 if they do
     * not wait.
     */
    promote: (key: ParticipationKey): Promise<EventWaiting> =>
      within(key, async (tx, event) => {
        requireAhead(event);
        const wait = await findWait(tx.orm, key);
        if (!wait) throw new AppError(1208);
        if (!wait.offeredAt && !wait.promotedAt) {
          await tx.orm.update(eventWaits).set({ promotedAt: now() }).where(eq(eventWaits.id, wait.id));
          await offers.settle(tx, event);
        }
        return waitingOf(tx, key);
      }),
  };
}

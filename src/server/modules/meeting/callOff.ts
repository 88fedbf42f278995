import { and, asc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isOpen } from '../../../lib/rules/meeting/meetingStates';
import type { Transaction } from '../../db/database';
import { meetings, participants } from '../../db/schema';
import { isOneOf, otherOf } from '../../people/pair';
import { nameColumns } from '../../people/nameColumns';
import type { Somebody } from './pair';
import { nothingOffered, timesOf } from './present';
import { notifyCalledOff } from './notifyMeeting';

/** The member whose meetings end. */
export interface Ending {
  communityId: string;
  participantId: string;
  /** With this one alone. Left out: with everybody. */
  otherId?: string;
  /** They leave by themselves and need no notification. */
  isGoing?: boolean;
}

/**
 * Cancels a member's open meetings as soon as they can no longer take place. An agreed time is removed from calendars;
 * the others learn that it is cancelled, and not why.
 */
export function createCallOff(app: Pick<FastifyInstance, 'communities' | 'notify'>, now: () => Date) {
  return async (
    tx: Transaction,
    { communityId, participantId, otherId, isGoing = false }: Ending,
  ): Promise<void> => {
    const { orm } = tx;
    // Locks the rows first: a concurrent pick of a time comes before this, or finds the meeting cancelled.
    const found = await orm
      .select()
      .from(meetings)
      .where(
        and(
          eq(meetings.communityId, communityId),
          inArray(meetings.state, ['PROPOSED', 'AGREED']),
          isOneOf(participantId, meetings),
          otherId === undefined ? undefined : eq(otherOf(participantId, meetings), otherId),
        ),
      )
      .orderBy(asc(meetings.id))
      .for('update');
    const at = now();
    const open = found.filter((meeting) => isOpen(timesOf(meeting), at));
    if (open.length === 0) return;
    const people: Somebody[] = await orm
      .select({
        id: participants.id,
        userId: participants.userId,
        timeZone: participants.timeZone,
        ...nameColumns,
      })
      .from(participants)
      .where(
        inArray(participants.id, [...new Set(open.flatMap(({ firstId, secondId }) => [firstId, secondId]))]),
      );
    const config = app.communities.byId(communityId);
    for (const { id, state, version, sequence, firstId, secondId } of open) {
      const agreed = state === 'AGREED';
      const [meeting] = await orm
        .update(meetings)
        .set({
          state: 'CANCELLED',
          ...nothingOffered,
          version: version + 1,
          changedAt: at,
          ...(agreed ? { sequence: sequence + 1 } : {}),
        })
        .where(eq(meetings.id, id))
        .returning();
      if (!agreed || !meeting || !config) continue;
      const [first, second] = [firstId, secondId].map((each) => people.find((person) => person.id === each));
      if (!first || !second) continue;
      for (const [to, other] of [
        [first, second],
        [second, first],
      ] as const) {
        if (isGoing && to.id === participantId) continue;
        await notifyCalledOff(app, tx, { config, meeting, to, other, by: participantId });
      }
    }
  };
}

import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Orm, Transaction } from '../../db/database';
import {
  connections,
  eventInvitations,
  eventParticipations,
  pastContacts,
  persons,
  relations,
  type participants,
} from '../../db/schema';
import { membershipData } from './membershipData';
import { rememberRecommendations } from './pastRecommendations';

/**
 * Ends introductions of a participant. What was decided stays: who hides whom, and what a reader declined or a manager kept back,
 * so that it is not sent again. What was written there goes.
 */
async function endIntroductions(orm: Orm, participantId: string): Promise<void> {
  const either = or(eq(relations.participantId, participantId), eq(relations.subjectId, participantId));
  const isUndecided = and(isNull(relations.declinedAt), isNull(relations.refusedAt));
  await orm.delete(relations).where(and(either, eq(relations.relationType, 'LIKE'), isUndecided));
  await orm.update(relations).set({ introMessage: null, matchingId: null }).where(either);
  // Below who is hidden there is no introduction any more that could come back.
  await orm
    .update(relations)
    .set({ deliverAt: null, heldAt: null, passedAt: null, paidWeek: null })
    .where(and(either, isUndecided));
}

/** Remembers who was connected with a participant: each may still report the other (SAF-05). */
async function rememberContacts(orm: Orm, participantId: string, now: Date): Promise<void> {
  const { communityId, firstId, secondId } = connections;
  const ended = orm
    .select({
      communityId,
      firstId,
      secondId,
      endedAt: sql<Date>`${now.toISOString()}::timestamptz`.as('ended_at'),
    })
    .from(connections)
    .where(or(eq(firstId, participantId), eq(secondId, participantId)));
  await orm.insert(pastContacts).select(ended).onConflictDoNothing();
}

/** Ends what somebody was in events; who was declined is not asked about again, and who declined is not asked again. */
async function endParticipations(orm: Orm, participantId: string): Promise<void> {
  const { participantId: whose, status } = eventParticipations;
  await orm.delete(eventParticipations).where(and(eq(whose, participantId), ne(status, 'REJECTED')));
  const { participantId: invited, ended } = eventInvitations;
  const isDeclined = sql`${ended} is not distinct from 'DECLINED'`;
  await orm.delete(eventInvitations).where(and(eq(invited, participantId), sql`not ${isDeclined}`));
}

/** Forgets whom a user hides, whose account is being deleted; what the hidden ones had declined before stays declined. */
export async function endHides(orm: Orm, userId: string): Promise<void> {
  const own = orm.select({ id: persons.id }).from(persons).where(eq(persons.userId, userId));
  const isHide = and(inArray(relations.participantId, own), eq(relations.relationType, 'DISLIKE'));
  await orm
    .update(relations)
    .set({ relationType: 'LIKE', note: null })
    .where(and(isHide, or(isNotNull(relations.declinedAt), isNotNull(relations.refusedAt))));
}

/**
 * Ends a membership, or a guest's visits: everything that is the participant's own goes with the participant. What others hold
 * about the person, and what limits them, stays with the person (SAF-02).
 */
export async function endMembership(
  { management, persons }: Pick<FastifyInstance, 'management' | 'persons'>,
  { orm }: Transaction,
  participant: typeof participants.$inferSelect,
  now: Date,
): Promise<void> {
  const { id, communityId, userId } = participant;
  await persons.leave(orm, participant, { paused: await management.isPaused(orm, communityId, userId) });
  await rememberRecommendations(orm, id, now);
  await rememberContacts(orm, id, now);
  await endIntroductions(orm, id);
  await endParticipations(orm, id);
  for (const { table, of } of membershipData) await orm.delete(table).where(of({ userId, communityId }));
}

import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { connections, pastContacts, persons, relations } from '../../db/schema';
import type { DomainEvent } from '../../domainEvents/catalogue';
import type { EventContext } from '../../domainEvents/subscriptions';
import { isOneOf } from '../../people/pair';

/**
 * Ends introductions of a participant. What was decided stays: who hides whom, and what a reader declined or a manager kept back,
 * so that it is not sent again. What was written there goes.
 */
async function endRelations(orm: Orm, participantId: string): Promise<void> {
  const either = or(eq(relations.participantId, participantId), eq(relations.subjectId, participantId));
  const isUndecided = and(isNull(relations.declinedAt), isNull(relations.refusedAt));
  await orm.delete(relations).where(and(either, eq(relations.relationType, 'LIKE'), isUndecided));
  await orm
    .update(relations)
    .set({ introMessage: null, introMessageLang: null, matchingId: null })
    .where(either);
  // Below who is hidden there is no introduction any more that could come back.
  await orm
    .update(relations)
    .set({ deliverAt: null, pendingReviewSince: null, approvedAt: null, paidWeek: null })
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
    .where(isOneOf(participantId, connections));
  await orm.insert(pastContacts).select(ended).onConflictDoNothing();
}

/** Ends what a participant, who is about to be deleted, decided about others, and they about them. */
export async function endIntroductions(
  { tx: { orm } }: EventContext,
  { subject, time }: DomainEvent<'memberLeft'>,
): Promise<void> {
  await rememberContacts(orm, subject, time);
  await endRelations(orm, subject);
}

/** Deletes whom a user hides, when the account is deleted; what the hidden ones had declined before stays declined. */
export async function endHides(orm: Orm, userId: string): Promise<void> {
  const own = orm.select({ id: persons.id }).from(persons).where(eq(persons.userId, userId));
  const isHide = and(inArray(relations.participantId, own), eq(relations.relationType, 'DISLIKE'));
  await orm
    .update(relations)
    .set({ relationType: 'LIKE', note: null })
    .where(and(isHide, or(isNotNull(relations.declinedAt), isNotNull(relations.refusedAt))));
}

import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { connections, pastContacts, persons, relations } from '../../db/schema';
import type { DomainEvent } from '../../domainEvents/catalogue';
import type { EventContext } from '../../domainEvents/subscriptions';
import { isOneOf } from '../../people/pair';

/**
 * Ends the introductions of a participant. Decisions are kept: who hides whom, and introductions that the reader
 * declined or a manager kept back, so that these are not sent again. Texts are deleted.
 */
async function endRelations(orm: Orm, participantId: string): Promise<void> {
  const either = or(eq(relations.participantId, participantId), eq(relations.subjectId, participantId));
  const isUndecided = and(isNull(relations.declinedAt), isNull(relations.refusedAt));
  await orm.delete(relations).where(and(either, eq(relations.relationType, 'LIKE'), isUndecided));
  await orm
    .update(relations)
    .set({ introMessage: null, introMessageLang: null, matchingId: null })
    .where(either);
  // A hidden member must not have an introduction that could come back.
  await orm
    .update(relations)
    .set({ deliverAt: null, pendingReviewSince: null, approvedAt: null, paidWeek: null })
    .where(and(either, isUndecided));
}

/** Stores the former connections of a participant, because each may still report the other (SAF-05). */
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

/** Ends the relations of a participant who is about to be deleted, in both directions. */
export async function endIntroductions(
  { tx: { orm } }: EventContext,
  { subject, time }: DomainEvent<'memberLeft'>,
): Promise<void> {
  await rememberContacts(orm, subject, time);
  await endRelations(orm, subject);
}

/**
 * Deletes the hides of a user whose account is being deleted. What the hidden people had declined before stays
 * declined.
 */
export async function endHides(orm: Orm, userId: string): Promise<void> {
  const own = orm.select({ id: persons.id }).from(persons).where(eq(persons.userId, userId));
  const isHide = and(inArray(relations.participantId, own), eq(relations.relationType, 'DISLIKE'));
  await orm
    .update(relations)
    .set({ relationType: 'LIKE', note: null })
    .where(and(isHide, or(isNotNull(relations.declinedAt), isNotNull(relations.refusedAt))));
}

import { and, eq, sql } from 'drizzle-orm';
import { invitationAcceptances, participants, relations } from '../../db/schema';
import type { DomainEvent } from '../../domainEvents/catalogue';
import type { EventContext } from '../../domainEvents/subscriptions';
import { isVisibleTo } from '../../people/visible';

/** The user of a participant. */
const userOf = (participantId: string) =>
  sql`(select newcomer.user_id from ${participants} as newcomer where newcomer.id = ${participantId})`;

/**
 * Introduces the member by whose invitation a newcomer came: the introduction waits for the newcomer's answer. It is
 * delivered at once, costs nothing, and needs no review, because the newcomer came by the inviter's own link. Inviters
 * who are hidden or removed, who have switched introductions off, or with whom there is a block introduce nobody; a
 * relation from before, such as a hide, stays. A pause changes nothing: it ends, and the newcomer is no stranger.
 */
export async function introduceInviter(
  { tx: { orm } }: EventContext,
  { communityId, subject, time }: DomainEvent<'memberAdmitted'>,
): Promise<void> {
  const [inviter] = await orm
    .select({ id: participants.id })
    .from(invitationAcceptances)
    .innerJoin(participants, eq(participants.id, invitationAcceptances.inviterId))
    .where(
      and(
        eq(invitationAcceptances.communityId, communityId),
        eq(invitationAcceptances.userId, userOf(subject)),
        participants.networkingEnabled,
        isVisibleTo({ communityId, viewerId: subject, sees: 'everybody', now: time }),
      ),
    )
    // An inviter who is leaving ends first.
    .for('key share', { of: participants });
  if (!inviter) return;
  await orm
    .insert(relations)
    .values({
      communityId,
      participantId: inviter.id,
      subjectId: subject,
      relationType: 'LIKE',
      deliverAt: time,
      createdAt: time,
    })
    .onConflictDoNothing();
}

import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from '../db/database';
import { eventOrganisers, participants, users } from '../db/schema';
import { mayIn } from '../guards/permissions';
import { isConfirmedMember } from '../people/membershipState';
import type { StoredEvent } from './stored';

/** At most so many managers are notified. */
const mostManagers = 50;

/** The organisers of an event, or the community’s managers if no organiser is inside the community any more. */
export async function organisersOf(
  orm: Orm,
  event: Pick<StoredEvent, 'communityId' | 'id'>,
): Promise<string[]> {
  const isReader = eq(users.id, participants.userId);
  const organisers = await orm
    .select({ id: participants.id })
    .from(eventOrganisers)
    .innerJoin(participants, eq(participants.id, eventOrganisers.participantId))
    .innerJoin(users, isReader)
    .where(and(eq(eventOrganisers.eventId, event.id), isConfirmedMember));
  const found =
    organisers.length > 0
      ? organisers
      : await orm
          .select({ id: participants.id })
          .from(participants)
          .innerJoin(users, isReader)
          .where(
            and(eq(participants.communityId, event.communityId), isConfirmedMember, mayIn('events.manage')),
          )
          .orderBy(asc(participants.id))
          .limit(mostManagers);
  return found.map(({ id }) => id).sort();
}

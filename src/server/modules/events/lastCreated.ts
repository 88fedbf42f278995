import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { eventOrganisers, events } from '../../db/schema';

/** The id of the event that a participant created last in a community and still organises. */
export async function lastCreatedBy(
  orm: Orm,
  communityId: string,
  participantId: string,
): Promise<string | undefined> {
  const organises = sql`exists (select from ${eventOrganisers}
    where ${eventOrganisers.eventId} = ${events.id} and ${eventOrganisers.participantId} = ${participantId})`;
  const [last] = await orm
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.createdBy, participantId),
        eq(events.communityId, communityId),
        isNull(events.deletedAt),
        organises,
      ),
    )
    // Events of a series are created in one moment.
    .orderBy(desc(events.createdAt), desc(events.startsAt))
    .limit(1);
  return last?.id;
}

import { and, asc, desc, eq, lt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { NewConnection } from '../../../generated/api/introduction';
import type { Database } from '../../db/database';
import { bookmarks, connections, meetings, participants, relations } from '../../db/schema';
import { isOneOf, otherOf } from '../../people/pair';
import { presentCard } from '../../people/personCard';
import { forEachSees } from '../../people/viewing';
import { isInListsOf } from '../../people/visible';
import { givenBy, places, type Reading } from './pages';
import { contactColumns, readableContacts } from './readableContacts';

/** How many are shown at most. */
const mostNew = 3;

const own = alias(relations, 'own');
const { viewerId, communityId, now } = places;

/**
 * Members who accepted an introduction of the viewer in the last week, until one of the two suggests a meeting: the
 * latest first. Who accepted is told by the viewer's own relation, which is older than the connection, so that nothing
 * that the other decides later shows.
 */
export function createNewConnections({ prepare }: Pick<Database, 'prepare'>) {
  const read = forEachSees((sees) =>
    prepare(`new connections of ${sees}`, (orm) =>
      orm
        .select({ person: contactColumns, bookmarked: sql<boolean>`${bookmarks.subjectId} is not null` })
        .from(connections)
        .innerJoin(participants, eq(participants.id, otherOf(viewerId, connections)))
        .innerJoin(own, and(eq(own.participantId, viewerId), eq(own.subjectId, participants.id)))
        .leftJoin(
          bookmarks,
          and(eq(bookmarks.participantId, viewerId), eq(bookmarks.subjectId, participants.id)),
        )
        .where(
          and(
            eq(connections.communityId, communityId),
            isOneOf(viewerId, connections),
            sql`${connections.connectedAt} > ${now}::timestamptz - interval '7 days'`,
            lt(own.createdAt, connections.connectedAt),
            notExists(
              orm
                .select({ one: sql`1` })
                .from(meetings)
                .where(
                  and(eq(meetings.firstId, connections.firstId), eq(meetings.secondId, connections.secondId)),
                ),
            ),
            isInListsOf({ communityId, viewerId, sees, now }),
          ),
        )
        .orderBy(desc(connections.connectedAt), asc(participants.id))
        .limit(mostNew),
    ),
  );
  return async (reading: Reading): Promise<NewConnection[]> => {
    const found = await read[reading.sees](givenBy(reading));
    return found.map(({ person, bookmarked }) => ({
      subject: presentCard(person),
      contacts: readableContacts(person, 'connection', reading.config),
      bookmarked,
    }));
  };
}

import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type { CheckInPage } from '../../../../generated/api/checkIn';
import type { Orm } from '../../../db/database';
import { eventParticipations, participants } from '../../../db/schema';
import { sha256 } from '../../../tokens';
import { nameKey } from '../../directory/scope';
import { faceColumns } from '../people';
import { isThere } from '../organiser/visibleParticipations';
import type { StoredEvent } from '../stored';
import type { Viewer } from '../viewer';
import { ticketOf } from './ticket';

/** People on a page: a phone asks for all of them before it is without a connection. */
const pageSize = 1000;

const { status, checkedInAt, eventId, participantId } = eventParticipations;

/** The first transaction that may not be seen yet: it and those after it are told of later. */
const asOf = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`;

/**
 * Whose part or self was written by that transaction or a later one: nothing slips through, whenever it is committed and whatever
 * clocks say. Of a database that was put back to before it everybody is meant.
 */
const isWrittenSince = (since: string): SQL => sql`(
  least(age(${eventParticipations}.xmin), age(${participants}.xmin)) <= age(${since}::xid8::xid)
  or ${since}::xid8 > pg_snapshot_xmax(pg_current_snapshot()))`;

interface Asked {
  page?: number;
  since?: string;
}

/** E31: everybody confirmed, by name, with a hash by which their ticket is known offline, and none by which one could be made. */
export async function listAtDoor(
  orm: Orm,
  event: StoredEvent,
  viewer: Viewer,
  { page = 0, since }: Asked,
): Promise<CheckInPage> {
  const isGoing = and(eq(eventId, event.id), eq(status, 'CONFIRMED'));
  const isListed = sql<boolean>`(${and(isGoing, isThere(viewer))})`;
  // Before the list: what changes between the two is told twice.
  const [counts] = await orm
    .select({ confirmed: count(), checkedIn: count(checkedInAt), asOf })
    .from(eventParticipations)
    .where(isGoing);
  const rows = await orm
    .select({ ...faceColumns, checkedInAt, isListed })
    .from(eventParticipations)
    .innerJoin(participants, eq(participants.id, participantId))
    .where(since === undefined ? isListed : and(eq(eventId, event.id), isWrittenSince(since)))
    .orderBy(nameKey, participants.id)
    .limit(pageSize + 1)
    .offset(page * pageSize);
  const shown = rows.slice(0, pageSize);
  return {
    list: shown
      .filter((row) => row.isListed)
      .map(({ slug: _, isListed: __, ...row }) => ({
        ...row,
        ticketHash: sha256(ticketOf(event, row.id)),
        checkedInAt: row.checkedInAt?.toISOString() ?? null,
      })),
    gone: shown.filter((row) => !row.isListed).map(({ id }) => id),
    hasMore: rows.length > pageSize,
    page,
    ...counts!,
  };
}

import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type { CheckInPage } from '../../../generated/api/checkIn';
import type { Orm } from '../../db/database';
import { eventParticipations, participants } from '../../db/schema';
import { sha256 } from '../../tokens';
import { nameKey } from '../../people/nameKey';
import { pageOf } from '../../people/paging';
import { eventPersonColumns } from '../../eventAccess/people';
import { isThere } from '../../eventAccess/visibleParticipations';
import type { StoredEvent } from '../../eventAccess/stored';
import type { Viewer } from '../../eventAccess/viewer';
import { ticketOf } from '../../eventAccess/ticket';

/** People per page: a phone loads all of them before it loses its connection. */
const atOnce = 1000;

const { status, checkedInAt, eventId, participantId } = eventParticipations;

/** The first transaction that may not be visible yet. The next answer covers it and those after it. */
const asOf = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`;

/**
 * Whether a participation or its person was written by that transaction or a later one. Independent of commit time and
 * clocks. After a database was restored to an earlier state, everybody counts as written since.
 */
const isWrittenSince = (since: string): SQL => sql`(
  least(age(${eventParticipations}.xmin), age(${participants}.xmin)) <= age(${since}::xid8::xid)
  or ${since}::xid8 > pg_snapshot_xmax(pg_current_snapshot()))`;

interface Asked {
  page?: number;
  since?: string;
}

/** E31: everybody confirmed, by name, with a hash of each ticket: enough to recognise it offline, not to forge it. */
export async function listForCheckIn(
  orm: Orm,
  event: StoredEvent,
  viewer: Viewer,
  { page = 0, since }: Asked,
): Promise<CheckInPage> {
  const isGoing = and(eq(eventId, event.id), eq(status, 'CONFIRMED'));
  const isListed = sql<boolean>`(${and(isGoing, isThere(viewer))})`;
  // Read before the list, so that a change between the two is listed again rather than missed.
  const [counts] = await orm
    .select({ confirmed: count(), checkedIn: count(checkedInAt), asOf })
    .from(eventParticipations)
    .where(isGoing);
  const rows = await orm
    .select({ ...eventPersonColumns, checkedInAt, isListed })
    .from(eventParticipations)
    .innerJoin(participants, eq(participants.id, participantId))
    .where(since === undefined ? isListed : and(eq(eventId, event.id), isWrittenSince(since)))
    .orderBy(nameKey, participants.id)
    .limit(atOnce + 1)
    .offset(page * atOnce);
  const { items: shown, ...rest } = pageOf(rows, page, atOnce);
  return {
    list: shown
      .filter((row) => row.isListed)
      .map(({ slug: _, isListed: __, ...row }) => ({
        ...row,
        ticketHash: sha256(ticketOf(event, row.id)),
        checkedInAt: row.checkedInAt?.toISOString() ?? null,
      })),
    gone: shown.filter((row) => !row.isListed).map(({ id }) => id),
    ...rest,
    ...counts!,
  };
}

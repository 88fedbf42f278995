import { and, asc, count, eq } from 'drizzle-orm';
import type { CheckInPage } from '../../../../generated/api/checkIn';
import type { Orm } from '../../../db/database';
import { eventParticipations, participants } from '../../../db/schema';
import { sha256 } from '../../../tokens';
import { faceColumns } from '../people';
import { isThere } from '../organiser/whose';
import type { StoredEvent } from '../stored';
import type { Viewer } from '../viewer';
import { ticketOf } from './ticket';

/** People on a page: a phone asks for all of them before it is without a connection. */
const pageSize = 1000;

const { status, checkedInAt, eventId, participantId } = eventParticipations;

/** E31: everybody confirmed, by name, with a hash by which their ticket is known offline, and none by which one could be made. */
export async function listAtDoor(
  orm: Orm,
  event: StoredEvent,
  viewer: Viewer,
  page = 0,
): Promise<CheckInPage> {
  const isGoing = and(eq(eventId, event.id), eq(status, 'CONFIRMED'));
  const [rows, [counts]] = await Promise.all([
    orm
      .select({ ...faceColumns, checkedInAt })
      .from(eventParticipations)
      .innerJoin(participants, eq(participants.id, participantId))
      .where(and(isGoing, isThere(viewer)))
      .orderBy(asc(participants.firstName), asc(participants.lastName), asc(participants.id))
      .limit(pageSize + 1)
      .offset(page * pageSize),
    orm
      .select({ confirmed: count(), checkedIn: count(checkedInAt) })
      .from(eventParticipations)
      .where(isGoing),
  ]);
  return {
    list: rows.slice(0, pageSize).map(({ slug: _, ...row }) => ({
      ...row,
      ticketHash: sha256(ticketOf(event, row.id)),
      checkedInAt: row.checkedInAt?.toISOString() ?? null,
    })),
    ...{ hasMore: rows.length > pageSize, page },
    ...(counts ?? { confirmed: 0, checkedIn: 0 }),
  };
}

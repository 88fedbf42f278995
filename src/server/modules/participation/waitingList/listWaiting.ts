import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { EventWaitingPeople } from '../../../../generated/api/event';
import type { Orm } from '../../../db/database';
import { eventWaits, participants } from '../../../db/schema';
import { pageOf, pageSize } from '../../../people/paging';
import { withMayDecide } from '../mayDecide';
import { eventPersonColumns, isThereForOrganiser } from '../../../eventAccess/people';
import type { Viewer } from '../../../eventAccess/viewer';
import { openIn } from '../../../eventAccess/waits';

/** E22: the waiting list, first those with an offer, then the others in their order. */
export async function listWaiting(
  orm: Orm,
  eventId: string,
  { viewer, page = 0 }: { viewer: Viewer; page?: number },
): Promise<EventWaitingPeople> {
  const { joinedAt, number, offeredAt, offeredUntil, participantId, promotedAt, takenUpAt } = eventWaits;
  const line = orm
    .select({
      joinedAt,
      number,
      offeredUntil,
      participantId,
      promotedAt,
      takenUpAt,
      place: sql<number>`case when ${offeredAt} is not null then 0 else row_number() over (
        partition by ${isNull(offeredAt)} order by ${promotedAt} nulls last, ${number})::integer end`.as(
        'place',
      ),
    })
    .from(eventWaits)
    .where(openIn(eventId))
    .as('line');
  const rows = await orm
    .select({
      ...eventPersonColumns,
      position: line.place,
      joinedAt: line.joinedAt,
      offeredUntil: line.offeredUntil,
      takenUpAt: line.takenUpAt,
    })
    .from(line)
    .innerJoin(participants, eq(participants.id, line.participantId))
    .where(isThereForOrganiser(sql`${eventId}::text`, viewer.participantId))
    .orderBy(asc(line.place), asc(line.number))
    .limit(pageSize + 1)
    .offset(page * pageSize);
  const { items, ...rest } = pageOf(rows, page);
  const people = items.map(({ joinedAt, offeredUntil, takenUpAt, ...person }) => ({
    ...person,
    joinedAt: joinedAt.toISOString(),
    offeredUntil: offeredUntil?.toISOString() ?? null,
    takenUp: takenUpAt !== null,
  }));
  return { list: await withMayDecide(orm, eventId, viewer, people), ...rest };
}

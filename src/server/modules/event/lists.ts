import { and, asc, desc, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { EventPage } from '../../../generated/api/event';
import { longestEvent } from '../../../lib/rules/event/eventTimes';
import type { Database, Orm } from '../../db/database';
import { eventParticipations, eventResponsibles, events } from '../../db/schema';
import { presentEvent } from './present';
import type { Viewer } from './viewer';

/** Events on a page. */
const pageSize = 20;
const day = 86_400_000;

const [communityId, viewerId, moment, earliest, offset] = [
  sql.placeholder('communityId'),
  sql.placeholder('viewerId'),
  sql.placeholder('now'),
  sql.placeholder('earliest'),
  sql.placeholder('offset'),
];

/** Whether the viewer organises an event. */
const isOrganiser = sql<boolean>`exists (
  select 1 from ${eventResponsibles}
  where ${eventResponsibles.eventId} = ${events.id} and ${eventResponsibles.participantId} = ${viewerId})`;

const read = (orm: Orm, which: SQL | undefined, order: SQL[]) =>
  orm
    .select({ event: events, isOrganiser, part: eventParticipations })
    .from(events)
    .leftJoin(
      eventParticipations,
      and(eq(eventParticipations.eventId, events.id), eq(eventParticipations.participantId, viewerId)),
    )
    .where(
      and(
        eq(events.communityId, communityId),
        isNull(events.deletedAt),
        // Of private events members are told alone.
        or(sql`${sql.placeholder('isMember')}::boolean`, eq(events.visibility, 'PUBLIC')),
        which,
      ),
    )
    .orderBy(...order)
    .limit(pageSize + 1)
    .offset(offset);

/** E01 and E02, made ready once. */
export function createEventLists({ ready }: Pick<Database, 'ready'>) {
  const past = ready('past events', (orm) =>
    read(orm, lte(events.overAt, moment), [desc(events.overAt), desc(events.id)]),
  );
  // No event lasts longer: the index is not read from the first one ever.
  const upcoming = ready('upcoming events', (orm) =>
    read(orm, and(gt(events.overAt, moment), gt(events.startsAt, earliest)), [
      asc(events.startsAt),
      asc(events.id),
    ]),
  );

  return async (
    which: 'past' | 'upcoming',
    { community, viewer, page = 0, now }: { community: string; viewer: Viewer; page?: number; now: Date },
  ): Promise<EventPage> => {
    const given = {
      ...{ communityId: community, viewerId: viewer.participantId, isMember: viewer.isMember },
      ...{ now: now.toISOString(), offset: page * pageSize },
    };
    const rows =
      which === 'past'
        ? await past(given)
        : await upcoming({
            ...given,
            earliest: new Date(now.getTime() - (longestEvent + 1) * day).toISOString(),
          });
    return {
      items: rows.slice(0, pageSize).map(({ event, isOrganiser, part }) =>
        presentEvent(event, {
          ...{ viewer, part, mayEdit: viewer.isManager || isOrganiser, now },
        }),
      ),
      page,
      hasMore: rows.length > pageSize,
    };
  };
}

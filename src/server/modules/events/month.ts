import { and, asc, eq, gt, lt, lte, sql, type Placeholder } from 'drizzle-orm';
import type { EventMonth } from '../../../generated/api/event';
import { longestEvent } from '../../../lib/rules/event/eventTimes';
import type { Database, Orm } from '../../db/database';
import { eventParticipations, events } from '../../db/schema';
import { isFiltered, knownTo, conditionsOf, type EventFilter, type Looking } from './filters';
import type { Scope, Viewer } from '../../eventAccess/viewer';

/** Events that a month shows. */
const most = 400;
const day = 86_400_000;

interface Asked extends Looking {
  /** The first and last day: 2026-11-01. */
  first: string | Placeholder;
  last: string | Placeholder;
  /** Bounds around everything in the month in any zone, for the index. */
  from: string | Placeholder;
  until: string | Placeholder;
}

const places: Asked = {
  communityId: sql.placeholder('communityId'),
  viewerId: sql.placeholder('viewerId'),
  isMember: sql.placeholder('isMember'),
  first: sql.placeholder('first'),
  last: sql.placeholder('last'),
  from: sql.placeholder('from'),
  until: sql.placeholder('until'),
};

const read = (orm: Orm, asked: Asked, filter: EventFilter = {}) =>
  orm
    .select({
      id: events.id,
      title: events.title,
      date: events.date,
      endDate: events.endDate,
      startTime: events.startTime,
      timeZone: events.timeZone,
      startsAt: events.startsAt,
      endsAt: events.endsAt,
      overAt: events.overAt,
      eventType: events.eventType,
      cancelledAt: events.cancelledAt,
      status: eventParticipations.status,
    })
    .from(events)
    .leftJoin(
      eventParticipations,
      and(eq(eventParticipations.eventId, events.id), eq(eventParticipations.participantId, asked.viewerId)),
    )
    .where(
      and(
        knownTo(asked),
        gt(events.startsAt, sql`${asked.from}::timestamptz`),
        lt(events.startsAt, sql`${asked.until}::timestamptz`),
        lte(events.date, sql`${asked.last}::text`),
        sql`coalesce(${events.endDate}, ${events.date}) >= ${asked.first}::text`,
        ...conditionsOf(filter, asked.viewerId),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(most + 1);

/** The bounds of a month (`2026-11`). */
function boundsOf(month: string) {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const [begin, end] = [Date.UTC(year, number - 1, 1), Date.UTC(year, number, 1)];
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  return {
    first: dayOf(begin),
    last: dayOf(end - day),
    from: new Date(begin - (longestEvent + 2) * day).toISOString(),
    until: new Date(end + day).toISOString(),
  };
}

interface MonthOptions extends EventFilter {
  community: Scope;
  viewer: Viewer;
  month: string;
  now: Date;
}

/** E37. A whole month without filters is a prepared statement. */
export function createEventMonth({ prepare, orm }: Pick<Database, 'prepare' | 'orm'>) {
  const all = prepare('events of a month', (orm) => read(orm, places));

  return async (options: MonthOptions): Promise<EventMonth> => {
    const { community, viewer, month, now } = options;
    const asked = {
      communityId: community.id,
      viewerId: viewer.participantId,
      isMember: viewer.isMember,
      ...boundsOf(month),
    };
    const rows = isFiltered(options) ? await read(orm, asked, options) : await all(asked);
    return {
      month,
      items: rows.slice(0, most).map(({ overAt, cancelledAt, startsAt, endsAt, status, ...event }) => ({
        ...event,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt?.toISOString() ?? null,
        isPast: overAt <= now,
        isCancelled: cancelledAt !== null,
        status: status ?? 'NOT_PARTICIPATING',
      })),
      hasMore: rows.length > most,
    };
  };
}

import { and, asc, desc, eq, getTableColumns, gt, lte, sql, type Placeholder } from 'drizzle-orm';
import type { EventPage } from '../../../generated/api/event';
import { longestEvent } from '../../../lib/rules/event/eventTimes';
import type { Database, Orm } from '../../db/database';
import { preparedPages } from '../../db/preparedPages';
import { eventParticipations, events } from '../../db/schema';
import { pageOf, pageSize } from '../../people/paging';
import { forEachSees, type Sees } from '../../people/viewing';
import { facesFor } from './faces';
import { isFiltered, isOrganisedBy, knownTo, conditionsOf, type EventFilter, type Looking } from './filters';
import { presentEvent } from '../../eventAccess/presentEvent';
import { viewingOf, type Scope, type Viewer } from '../../eventAccess/viewer';
import { ownWaiting } from '../../eventAccess/waits';

const day = 86_400_000;

type Which = 'past' | 'upcoming';

interface Asked extends Looking {
  now: Date | Placeholder;
  /** Before which no upcoming event begins. */
  earliest: string | Placeholder;
  limit: number;
  offset: number;
}

const places = {
  communityId: sql.placeholder('communityId'),
  viewerId: sql.placeholder('viewerId'),
  isMember: sql.placeholder('isMember'),
  now: sql.placeholder('now'),
  earliest: sql.placeholder('earliest'),
};

const orders = {
  past: [desc(events.overAt), desc(events.id)],
  upcoming: [asc(events.startsAt), asc(events.id)],
};

const moment = (at: Asked['now'] | string) => sql`${at}::timestamptz`;

// Moments take long to parse, so columns that no response contains are not read.
const { ticketKey: _key, createdAt: _created, updatedAt: _updated, ...told } = getTableColumns(events);
const { sequence: _sequence, movedAt: _moved, deletedAt: _deleted, ...shown } = told;
const { status, approvedAt, paidAt, checkedInAt } = eventParticipations;

const read = (orm: Orm, which: Which, sees: Sees, asked: Asked, filter: EventFilter = {}) =>
  orm
    .select({
      event: shown,
      isOrganiser: isOrganisedBy(asked.viewerId),
      part: { status, approvedAt, paidAt, checkedInAt },
      faces: facesFor({ ...asked, sees }),
      waiting: ownWaiting(events.id, sql`${asked.viewerId}`),
    })
    .from(events)
    .leftJoin(
      eventParticipations,
      and(eq(eventParticipations.eventId, events.id), eq(eventParticipations.participantId, asked.viewerId)),
    )
    .where(
      and(
        knownTo(asked),
        ...(which === 'past'
          ? [lte(events.overAt, moment(asked.now))]
          : // No event lasts longer: the index is not read from the first one ever.
            [gt(events.overAt, moment(asked.now)), gt(events.startsAt, moment(asked.earliest))]),
        ...conditionsOf(filter, asked.viewerId),
      ),
    )
    .orderBy(...orders[which])
    .limit(asked.limit + 1)
    .offset(asked.offset);

interface ListOptions extends EventFilter {
  community: Scope;
  viewer: Viewer;
  page?: number;
  /** Events per page. */
  limit?: number;
  now: Date;
}

/** E01 and E02. The most frequent lists, those without a filter and of the usual length, are prepared statements. */
export function createEventLists(db: Pick<Database, 'prepare' | 'orm'>) {
  const pagesOf = (which: Which) =>
    forEachSees((sees) =>
      preparedPages(db, `${which} events for ${sees}`, (orm, offset) =>
        read(orm, which, sees, { ...places, limit: pageSize, offset }),
      ),
    );
  const all = { past: pagesOf('past'), upcoming: pagesOf('upcoming') };

  return async (which: Which, options: ListOptions): Promise<EventPage> => {
    const { community, viewer, page = 0, limit = pageSize, now } = options;
    const asked = {
      communityId: community.id,
      viewerId: viewer.participantId,
      isMember: viewer.isMember,
      offset: page * limit,
      earliest: new Date(now.getTime() - (longestEvent + 1) * day).toISOString(),
    };
    const { sees } = viewingOf(viewer, community, now);
    const isUsual = limit === pageSize && !isFiltered(options);
    const rows = isUsual
      ? await all[which][sees]({ ...asked, now: now.toISOString() })
      : await read(db.orm, which, sees, { ...asked, limit, now }, options);
    const { items, ...rest } = pageOf(rows, page, limit);
    return {
      items: items.map(({ event, isOrganiser, part, faces, waiting }) =>
        presentEvent(event, {
          viewer,
          part,
          faces,
          waiting,
          mayEdit: viewer.isManager || isOrganiser,
          now,
        }),
      ),
      ...rest,
    };
  };
}

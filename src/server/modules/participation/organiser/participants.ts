import { and, asc, count, eq, ne, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { EventParticipant, EventParticipants, StatusCounts } from '../../../../generated/api/organiser';
import type { Database, Orm } from '../../../db/database';
import { preparedPages } from '../../../db/preparedPages';
import { eventParticipations, participants } from '../../../db/schema';
import { eventPersonColumns } from '../../../eventAccess/people';
import { pageOf, pageSize } from '../../../people/paging';
import { withMayDecide } from '../mayDecide';
import type { Viewer } from '../../../eventAccess/viewer';
import { matchesFilter, isThere, type ParticipationFilter } from '../../../eventAccess/visibleParticipations';

const { status, approvedAt, paidAt, askedAt, checkedInAt, participantId } = eventParticipations;

const rowsOf = (orm: Orm) =>
  orm
    .select({ ...eventPersonColumns, status, approvedAt, paidAt, askedAt, checkedInAt })
    .from(eventParticipations)
    .innerJoin(participants, eq(participants.id, participantId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

type Shown = Omit<EventParticipant, 'mayDecide'>;

const present = ({ approvedAt, paidAt, askedAt, checkedInAt, ...row }: Row): Shown => ({
  ...row,
  approved: approvedAt !== null,
  paid: paidAt !== null,
  askedAt: askedAt.toISOString(),
  checkedInAt: checkedInAt?.toISOString() ?? null,
});

/** Parts of an event that are meant, those after a place, the first who asked first. */
const read = (orm: Orm, which: SQL | undefined) =>
  rowsOf(orm).where(which).orderBy(asc(askedAt), asc(participantId));

const places = {
  eventId: sql.placeholder('eventId'),
  status: sql.placeholder('status'),
  participantId: sql.placeholder('participantId'),
};

const isOfEvent = eq(eventParticipations.eventId, places.eventId);

interface Which extends ParticipationFilter {
  eventId: string;
  viewer: Viewer;
}

/**
 * E25: a page of current and former participants of an event; the first page has the counts. Without a search it is a
 * prepared statement.
 */
export function createParticipantsList(db: Pick<Database, 'orm' | 'prepare' | 'transaction'>) {
  const pages = (isManager: boolean, byStatus: boolean) =>
    preparedPages(
      db,
      `participants of an event for ${isManager ? 'a manager' : 'an organiser'}${byStatus ? ' by status' : ''}`,
      (orm, offset) => {
        const hasStatus = byStatus ? sql`${status} = ${places.status}` : undefined;
        return read(orm, and(isOfEvent, hasStatus, isThere({ ...places, isManager })))
          .limit(pageSize + 1)
          .offset(offset);
      },
    );
  const readPage = {
    manager: { all: pages(true, false), byStatus: pages(true, true) },
    organiser: { all: pages(false, false), byStatus: pages(false, true) },
  };
  const readCounts = db.prepare('participants of an event counted', (orm) =>
    unionAll(
      orm
        .select({ status, count: count() })
        .from(eventParticipations)
        .where(and(isOfEvent, ne(status, 'REJECTED')))
        .groupBy(status),
      // Only a refusal outlasts a membership; people who have left are not counted.
      orm
        .select({ status, count: count() })
        .from(eventParticipations)
        .innerJoin(participants, eq(participants.id, participantId))
        .where(and(isOfEvent, eq(status, 'REJECTED')))
        .groupBy(status),
    ),
  );

  async function search({ eventId, viewer, ...asked }: Which, offset: number) {
    return db.transaction(async ({ orm }) =>
      read(orm, await matchesFilter(orm, eventId, viewer, asked))
        .limit(pageSize + 1)
        .offset(offset),
    );
  }

  async function countOf(eventId: string): Promise<StatusCounts> {
    const counts = { PENDING: 0, CONFIRMED: 0, REJECTED: 0, CANCELLED: 0 };
    for (const row of await readCounts({ eventId })) counts[row.status] = row.count;
    return counts;
  }

  return async ({ page = 0, ...which }: Which & { page?: number }): Promise<EventParticipants> => {
    const { eventId, viewer, status } = which;
    const offset = page * pageSize;
    const readAll = readPage[viewer.isManager ? 'manager' : 'organiser'][status ? 'byStatus' : 'all'];
    const [rows, counts] = await Promise.all([
      which.search === undefined
        ? readAll({ eventId, status, participantId: viewer.participantId, offset })
        : search(which, offset),
      page === 0 ? countOf(eventId) : null,
    ]);
    const { items, ...rest } = pageOf(rows, page);
    return {
      list: await withMayDecide(db.orm, eventId, viewer, items.map(present)),
      ...rest,
      counts,
    };
  };
}

/** All of them, in batches of `atOnce`, each continuing where the previous one ended. */
export async function* everyParticipant(
  { transaction }: Pick<Database, 'transaction'>,
  { eventId, viewer, ...asked }: Which,
  atOnce = 500,
): AsyncGenerator<Shown[]> {
  for (let last: Shown | undefined; ;) {
    const after: SQL | undefined =
      last && sql`(${askedAt}, ${participantId}) > (${last.askedAt}::timestamptz, ${last.id})`;
    const rows = await transaction(async ({ orm }) =>
      read(orm, and(await matchesFilter(orm, eventId, viewer, asked), after)).limit(atOnce),
    );
    if (rows.length > 0) yield rows.map(present);
    if (rows.length < atOnce) return;
    last = present(rows.at(-1)!);
  }
}

import { and, asc, count, eq, sql, type SQL } from 'drizzle-orm';
import type { EventParticipant, EventParticipants, StatusCounts } from '../../../../generated/api/organiser';
import type { Database, Orm } from '../../../db/database';
import { eventParticipations, participants } from '../../../db/schema';
import { faceColumns } from '../people';
import { withMayDecide } from '../ownPart';
import type { Viewer } from '../viewer';
import { isMeant, type Asked } from './whose';

/** People on a page. */
const pageSize = 20;

const { status, approvedAt, paidAt, askedAt, checkedInAt, participantId } = eventParticipations;

const rowsOf = (orm: Orm) =>
  orm
    .select({ ...faceColumns, status, approvedAt, paidAt, askedAt, checkedInAt })
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

async function countOf(orm: Orm, eventId: string): Promise<StatusCounts> {
  const rows = await orm
    .select({ status, count: count() })
    .from(eventParticipations)
    // Who was declined and has left is not there.
    .innerJoin(participants, eq(participants.id, participantId))
    .where(eq(eventParticipations.eventId, eventId))
    .groupBy(status);
  const counts = { PENDING: 0, CONFIRMED: 0, REJECTED: 0, CANCELLED: 0 };
  return { ...counts, ...Object.fromEntries(rows.map((row) => [row.status, row.count])) };
}

interface Which extends Asked {
  eventId: string;
  viewer: Viewer;
}

/** E25: a page of those who take part in an event, or did; the counts come with the first. */
export async function listParticipants(
  { orm, transaction }: Pick<Database, 'orm' | 'transaction'>,
  { eventId, viewer, page = 0, ...asked }: Which & { page?: number },
): Promise<EventParticipants> {
  const pageBy = async (by: Orm) =>
    read(by, await isMeant(by, eventId, viewer, asked))
      .limit(pageSize + 1)
      .offset(page * pageSize);
  const [rows, counts] = await Promise.all([
    // A search alone is asked in a transaction.
    asked.search?.trim() ? transaction((tx) => pageBy(tx.orm)) : pageBy(orm),
    page === 0 ? countOf(orm, eventId) : null,
  ]);
  return {
    list: await withMayDecide(orm, eventId, viewer, rows.slice(0, pageSize).map(present)),
    hasMore: rows.length > pageSize,
    page,
    counts,
  };
}

/** All of them, `atOnce` read at a time: each batch goes on where the last one ended. */
export async function* everyParticipant(
  { transaction }: Pick<Database, 'transaction'>,
  { eventId, viewer, ...asked }: Which,
  atOnce = 500,
): AsyncGenerator<Shown[]> {
  for (let last: Shown | undefined; ;) {
    const after: SQL | undefined =
      last && sql`(${askedAt}, ${participantId}) > (${last.askedAt}::timestamptz, ${last.id})`;
    const rows = await transaction(async ({ orm }) =>
      read(orm, and(await isMeant(orm, eventId, viewer, asked), after)).limit(atOnce),
    );
    if (rows.length > 0) yield rows.map(present);
    if (rows.length < atOnce) return;
    last = present(rows.at(-1)!);
  }
}

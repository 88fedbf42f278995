import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { participants } from '../../db/schema';
import { hasWords } from '../../search/wordForms';
import { cards, type Card } from './cards';
import { placeOf } from './keyset';
import { isAfter, nameKey, nameOf } from './scope';

/** Where more are meant than this, they come the newest first: so many are not put in order by their names for each who asks. */
const many = 10_000;
/** Among how many of the newest these are looked for. */
const window = 10_000;

export interface Narrowed {
  communityId: string;
  /** Whether any member may be meant, and not only those the viewer is connected with. */
  transparent: boolean;
  /** Whom the viewer may find at all. */
  found: SQL | undefined;
  filters: SQL | undefined;
  search: string;
  next: string | undefined;
  offset: number;
  limit: number;
}

interface Part {
  rows: Card[];
  /** Where the list goes on after a row. */
  place: (row: Card) => string[];
}

const newestFirst = [desc(participants.createdAt), desc(participants.id)];

const newestPlace = ({ createdAt, id }: Card): string[] => ['new', createdAt.toISOString(), id];
const namePlace = (row: Card): string[] => [nameOf(row), row.id];
const isNewestPlace = (next: string): boolean =>
  Buffer.from(next, 'base64url').toString().startsWith('["new"');

function isBefore(next: string): SQL {
  const [, at = '', id = ''] = placeOf(next, 3);
  // What is no moment is before all of them.
  const moment = new Date(Number.isNaN(Date.parse(at)) ? 0 : at).toISOString();
  return sql`(${participants.createdAt}, ${participants.id}) < (${moment}::timestamptz, ${id}::text)`;
}

/**
 * Whether the database expects many: it knows how frequent words, tags and cities are without looking for them, but nothing
 * of whom one viewer does not see.
 */
async function expectsMany(
  orm: Orm,
  { communityId, transparent, filters, search }: Narrowed,
): Promise<boolean> {
  if (!transparent) return false;
  const where = and(
    sql`${participants.communityId} = ${communityId} and ${participants.enabled} and ${participants.profileEnabled}`,
    filters,
    search ? hasWords(search) : undefined,
  );
  const { rows } = await orm.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from ${participants} where ${where}`,
  );
  return (rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0) > many;
}

/** Reads all who are meant, then sorts them; `offset 0` keeps the database from looking through everybody in their order. */
const gathered = (orm: Orm, { offset, limit }: Narrowed, where: SQL | undefined, order: SQL[]) =>
  cards(orm)
    .where(
      sql`${participants.id} in (
        select id from (select * from ${participants} where ${where} offset 0) as ${participants}
        order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset})`,
    )
    .orderBy(...order);

/** Those who are meant of the newest. */
const near = (orm: Orm, asked: Narrowed, where: SQL | undefined) =>
  cards(orm)
    .where(
      sql`${participants.id} in (
        select id from (
          select * from ${participants}
          where ${and(
            sql`${participants.communityId} = ${asked.communityId}`,
            asked.next ? isBefore(asked.next) : undefined,
          )}
          order by ${sql.join(newestFirst, sql`, `)} limit ${window}) as ${participants}
        where ${where} limit ${asked.limit} offset ${asked.offset})`,
    )
    .orderBy(...newestFirst);

/**
 * Members whom a search and filters leave, as names are sorted; where these are very many, the newest first: by name the
 * database would have to read them all, or everybody before the first of them. Whichever order it was goes on by `next`.
 */
export async function findNarrowed(orm: Orm, asked: Narrowed): Promise<Part> {
  const { found, filters, search, next, limit } = asked;
  const where = and(found, filters, search ? hasWords(search) : undefined);
  const byTime = next ? isNewestPlace(next) : await expectsMany(orm, asked);
  if (!byTime) {
    const after = and(where, next ? isAfter(placeOf(next, 2)) : undefined);
    return { rows: await gathered(orm, asked, after, [nameKey, asc(participants.id)]), place: namePlace };
  }
  const rows = await near(orm, asked, where);
  if (rows.length === limit) return { rows, place: newestPlace };
  // Fewer than expected: the rest may be older.
  const all = and(where, next ? isBefore(next) : undefined);
  return { rows: await gathered(orm, asked, all, newestFirst), place: newestPlace };
}

import { and, asc, sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { participants } from '../../db/schema';
import { hasWords } from '../../search/wordForms';
import { cards, type Card } from './cards';
import { placeOf } from './keyset';
import { isShown } from '../../people/membershipState';
import { nameKey, nameKeyOf } from '../../people/nameKey';
import { isAfter } from './scope';

/** If the database expects more than this, the search walks the index of names instead of sorting all matches. */
const many = 5000;
/** Rows read per wanted match: among a million members with five thousand matches, a page is found by then. */
const perWanted = 300;
/** For more wanted matches than this the index is not walked. */
const mostWanted = 1000;

interface FilteredSearch {
  communityId: string;
  /** Whether any member may match, and not only the viewer's circle. */
  transparent: boolean;
  /** The condition for members whom the viewer may find. */
  found: SQL | undefined;
  filters: SQL | undefined;
  /** A search without words finds nobody. */
  search: string | undefined;
  next: string | undefined;
  offset: number;
  limit: number;
}

interface Place {
  part: number;
  name: string;
  id: string;
}

const mostParts = 3;

/** The cursor after a row. */
export const placeOfFound = (row: Card): string[] => [String(row.part), nameKeyOf(row), row.id];

function placeAt(next: string): Place {
  const [part, name = '', id = ''] = placeOf(next, 3);
  return { part: Math.min(Math.max(Math.trunc(Number(part)) || 0, 0), mostParts), name, id };
}

/**
 * The parts of a list in order, as ranges of names: for a search, first names that begin with it, up to the last
 * possible character; then, for a search in Russian letters, names in such letters, in the collation of both alphabets.
 * The last part has all others.
 */
const partsOf = (search = ''): SQL[] => [
  ...(search ? [sql`${nameKey} between ${search} and ${`${search}\uffff`}`] : []),
  ...(/[а-яё]/i.test(search) ? [sql`${nameKey} >= 'а'`] : []),
];

/** The number of the part that a row belongs to. */
const partIn = (parts: readonly SQL[]): SQL<number> =>
  parts.length === 0
    ? sql`0`
    : sql`case ${sql.join(
        parts.map((each, at) => sql`when ${each} then ${sql.raw(String(at))}`),
        sql` `,
      )} else ${sql.raw(String(parts.length))} end`;

/** The members that any member may find, by the conditions of the index of names. */
const inCommunity = (communityId: string): SQL =>
  sql`${participants.communityId} = ${communityId} and ${isShown}`;

/**
 * Whether the database expects many matches. Its statistics contain the frequency of words, tags and cities, but
 * nothing about the members that one viewer does not see.
 */
async function expectsMany(
  orm: Orm,
  { communityId, transparent, filters, search }: FilteredSearch,
): Promise<boolean> {
  if (!transparent) return false;
  const where = and(inCommunity(communityId), filters, search === undefined ? undefined : hasWords(search));
  const { rows } = await orm.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from ${participants} where ${where}`,
  );
  return (rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0) > many;
}

/** Reads all matches, then sorts them. `offset 0` prevents the planner from walking everybody in order. */
async function gathered(orm: Orm, asked: FilteredSearch, where: SQL | undefined): Promise<Card[]> {
  const { search, next, limit, offset } = asked;
  const parts = partsOf(search);
  const part = partIn(parts);
  const at = next ? placeAt(next) : undefined;
  const after =
    at &&
    sql`(${part}, ${nameKey}, ${participants.id}) > (${at.part}::int, ${at.name}::text collate "und-x-icu", ${at.id}::text)`;
  const order = [...(parts.length > 0 ? [part] : []), nameKey, asc(participants.id)];
  return cards(orm, part)
    .where(
      sql`${participants.id} in (
        select id from (select * from ${participants} where ${and(where, after)} offset 0) as ${participants}
        order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset})`,
    )
    .orderBy(...order);
}

/** Walks members by name, part after part, until enough matches are found. Undefined if it would have to read too many. */
async function lookedThrough(
  orm: Orm,
  asked: FilteredSearch,
  where: SQL | undefined,
): Promise<Card[] | undefined> {
  const { communityId, search, next, offset } = asked;
  const wanted = offset + asked.limit;
  if (wanted > mostWanted) return undefined;
  const most = wanted * perWanted;
  const parts = partsOf(search);
  const at = next ? placeAt(next) : undefined;
  const rows: Card[] = [];
  for (let part = at?.part ?? 0; part <= parts.length; part += 1) {
    const among = sql`select * from ${participants} where ${and(
      inCommunity(communityId),
      parts[part],
      at?.part === part ? isAfter([at.name, at.id]) : undefined,
    )} order by ${nameKey}, ${participants.id}`;
    const meant = and(where, ...parts.slice(0, part).map((before) => sql`not (${before})`));
    const found = await cards(orm, sql`${sql.raw(String(part))}`)
      .where(
        sql`${participants.id} in (
          select id from (${among} limit ${most}) as ${participants} where ${meant} limit ${wanted - rows.length})`,
      )
      .orderBy(nameKey, asc(participants.id));
    rows.push(...found);
    if (rows.length === wanted) break;
    const { rows: more } = await orm.execute(sql`select from (${among} offset ${most} limit 1) as more`);
    if (more.length > 0) return undefined;
  }
  return rows.slice(offset);
}

/**
 * Members that match a search and filters, sorted by name within the parts of `partsOf`. A page costs about the same
 * however many matches there are, unless there are many and they are far from the start of the page.
 */
export async function findFiltered(orm: Orm, asked: FilteredSearch): Promise<Card[]> {
  const { found, filters, search } = asked;
  const where = and(found, filters, search === undefined ? undefined : hasWords(search));
  const rows = (await expectsMany(orm, asked)) ? await lookedThrough(orm, asked, where) : undefined;
  return rows ?? gathered(orm, asked, where);
}

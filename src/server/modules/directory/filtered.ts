import { and, asc, sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { participants } from '../../db/schema';
import { hasWords } from '../../search/wordForms';
import { cards, type Card } from './cards';
import { placeOf } from './keyset';
import { isShown } from '../../people/membershipState';
import { nameKey, nameKeyOf } from '../../people/nameKey';
import { isAfter } from './scope';

/** Where the database expects more than this, members are looked through by their names: so many are not put in order for each who asks. */
const many = 5000;
/** As many are looked through for each that is wanted: of a million with five thousand who are meant, it is found by then. */
const perWanted = 300;
/** For more than this at once nobody is looked through. */
const mostWanted = 1000;

interface FilteredSearch {
  communityId: string;
  /** Whether any member may be meant, and not only those the viewer is connected with. */
  transparent: boolean;
  /** Whom the viewer may find at all. */
  found: SQL | undefined;
  filters: SQL | undefined;
  /** What has no words finds nobody. */
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

/** Where the list goes on after somebody. */
export const placeOfFound = (row: Card): string[] => [String(row.part), nameKeyOf(row), row.id];

function placeAt(next: string): Place {
  const [part, name = '', id = ''] = placeOf(next, 3);
  return { part: Math.min(Math.max(Math.trunc(Number(part)) || 0, 0), mostParts), name, id };
}

/**
 * The parts of a list, one after the other, as ranges of names: of a search, those that begin with it, up to the last character
 * there is; then, of one in Russian letters, names in such letters, as Russian sorts both alphabets. The rest is whatever is in none.
 */
const partsOf = (search = ''): SQL[] => [
  ...(search ? [sql`${nameKey} between ${search} and ${`${search}\uffff`}`] : []),
  ...(/[а-яё]/i.test(search) ? [sql`${nameKey} >= 'а'`] : []),
];

/** In which part of them somebody stands, by number. */
const partIn = (parts: readonly SQL[]): SQL<number> =>
  parts.length === 0
    ? sql`0`
    : sql`case ${sql.join(
        parts.map((each, at) => sql`when ${each} then ${sql.raw(String(at))}`),
        sql` `,
      )} else ${sql.raw(String(parts.length))} end`;

/** Those whom any member may find, as the index of names has them. */
const inCommunity = (communityId: string): SQL =>
  sql`${participants.communityId} = ${communityId} and ${isShown}`;

/**
 * Whether the database expects many: it knows how frequent words, tags and cities are without looking for them, but nothing
 * of whom one viewer does not see.
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

/** Reads all who are meant, then sorts them; `offset 0` keeps the database from looking through everybody in their order. */
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

/**
 * Looks members through by their names, part after part, until as many as are wanted are found. Nothing where it would have to
 * look through too many.
 */
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
 * Members whom a search and filters leave, as names are sorted, in the parts of `partsOf`. However many they
 * are, a page of them costs about the same, unless they are many and far from where the page begins.
 */
export async function findFiltered(orm: Orm, asked: FilteredSearch): Promise<Card[]> {
  const { found, filters, search } = asked;
  const where = and(found, filters, search === undefined ? undefined : hasWords(search));
  const rows = (await expectsMany(orm, asked)) ? await lookedThrough(orm, asked, where) : undefined;
  return rows ?? gathered(orm, asked, where);
}

import { and, asc, sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { participants } from '../../db/schema';
import { hasWords } from '../../search/wordForms';
import { cards, type Card } from './cards';
import { placeOf } from './keyset';
import { isAfter, nameKey, nameOf } from './scope';

/** Where the database expects more than this, members are looked through by their names: so many are not put in order for each who asks. */
const many = 10_000;
/** As many are looked through for each that is wanted: of a million, ten thousand are among them by then. */
const perWanted = 150;
/** For more than this at once nobody is looked through. */
const mostWanted = 1000;

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

interface Place {
  begins: boolean;
  name: string;
  id: string;
}

const begun = 'begins';
/** Where the list goes on after somebody. */
export const placeOfFound = (row: Card): string[] => [row.begins ? begun : '', nameOf(row), row.id];

function placeAt(next: string): Place {
  const [part, name = '', id = ''] = placeOf(next, 3);
  return { begins: part === begun, name, id };
}

/** Whose name begins with a search, in whichever case: they lie together as names are sorted, up to the last character there is. */
const beginsWith = (search: string): SQL<boolean> =>
  search ? sql`${nameKey} between ${search} and ${`${search}\uffff`}` : sql`false`;

/** Those whom any member may find, as the index of names has them. */
const inCommunity = (communityId: string): SQL =>
  sql`${participants.communityId} = ${communityId} and ${participants.enabled} and ${participants.profileEnabled}`;

/**
 * Whether the database expects many: it knows how frequent words, tags and cities are without looking for them, but nothing
 * of whom one viewer does not see.
 */
async function expectsMany(
  orm: Orm,
  { communityId, transparent, filters, search }: Narrowed,
): Promise<boolean> {
  if (!transparent) return false;
  const where = and(inCommunity(communityId), filters, search ? hasWords(search) : undefined);
  const { rows } = await orm.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) select from ${participants} where ${where}`,
  );
  return (rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0) > many;
}

/** Reads all who are meant, then sorts them; `offset 0` keeps the database from looking through everybody in their order. */
async function gathered(orm: Orm, asked: Narrowed, where: SQL | undefined): Promise<Card[]> {
  const { search, next, limit, offset } = asked;
  const begins = beginsWith(search);
  const at = next ? placeAt(next) : undefined;
  const after =
    at &&
    sql`(not ${begins}, ${nameKey}, ${participants.id})
      > (not ${at.begins}::boolean, ${at.name}::text collate "und-x-icu", ${at.id}::text)`;
  const order = [...(search ? [sql`${begins} desc`] : []), nameKey, asc(participants.id)];
  return cards(orm, begins)
    .where(
      sql`${participants.id} in (
        select id from (select * from ${participants} where ${and(where, after)} offset 0) as ${participants}
        order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset})`,
    )
    .orderBy(...order);
}

/**
 * Looks members through by their names until as many as are wanted are found: first those whose name begins with the search, then
 * the others. Nothing where it would have to look through too many.
 */
async function lookedThrough(orm: Orm, asked: Narrowed, where: SQL | undefined): Promise<Card[] | undefined> {
  const { communityId, search, next, offset } = asked;
  const wanted = offset + asked.limit;
  if (wanted > mostWanted) return undefined;
  const most = wanted * perWanted;
  const at = next ? placeAt(next) : undefined;
  const rows: Card[] = [];
  for (const begins of search ? [true, false] : [false]) {
    if (at && !at.begins && begins) continue;
    const among = sql`select * from ${participants} where ${and(
      inCommunity(communityId),
      begins ? beginsWith(search) : undefined,
      at?.begins === begins ? isAfter([at.name, at.id]) : undefined,
    )} order by ${nameKey}, ${participants.id}`;
    const meant = and(where, begins ? undefined : sql`not ${beginsWith(search)}`);
    const found = await cards(orm, sql`${begins}::boolean`)
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
 * Members whom a search and filters leave, as names are sorted; those first whose name begins with the search. However many they
 * are, a page of them costs about the same, unless they are many and far from where the page begins.
 */
export async function findNarrowed(orm: Orm, asked: Narrowed): Promise<Card[]> {
  const { found, filters, search } = asked;
  const where = and(found, filters, search ? hasWords(search) : undefined);
  const rows = (await expectsMany(orm, asked)) ? await lookedThrough(orm, asked, where) : undefined;
  return rows ?? gathered(orm, asked, where);
}

import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { MemberPage, MemberRow } from '../../../generated/api/member';
import type { MemberQuery, MemberSort, SavedQuery } from '../../../lib/rules/managers/memberQuery';
import { statesOf } from '../../../lib/rules/managers/memberStates';
import type { Database, Orm } from '../../db/database';
import { participants, users } from '../../db/schema';
import { countedPageOf, pageSize } from '../../people/paging';
import { nameColumns } from '../../people/nameColumns';
import { foldWords, similarity } from '../../search/similarWords';
import { isMeant, type Asked } from './memberFilters';

/** Batch size when reading all members. */
const atOnce = 500;

const orders: Record<MemberSort, SQL> = {
  NAME: sql`${participants.search} asc`,
  JOINED: sql`${participants.createdAt} desc`,
  SEEN: sql`${participants.lastSeenAt} desc nulls last`,
};

function orderOf({ sort }: SavedQuery, words: readonly string[]): SQL[] {
  const likest = words.length > 0 && !sort ? [desc(similarity(words))] : [];
  return [...likest, orders[sort ?? 'JOINED'], asc(participants.id)];
}

/** The members of a page and the total number, by one query whichever page it is. */
async function placesIn(
  orm: Orm,
  condition: SQL | undefined,
  order: readonly SQL[],
  page: number,
): Promise<{ ids: string[]; total: number }> {
  const first = page * pageSize;
  const { rows } = await orm.execute<{ ids: string[]; total: number }>(sql`
    with found as materialized (
      select ${participants.id} as id, row_number() over (order by ${sql.join([...order], sql`, `)}) as place
      from ${participants} where ${condition}
    )
    select (select count(*)::int from found) as total,
      array(select id from found where place > ${first} and place <= ${first + pageSize} order by place) as ids`);
  return rows[0] ?? { ids: [], total: 0 };
}

/** The columns of a row. */
type Listed = Awaited<ReturnType<typeof rowsOf>>[number];

export const rowsOf = (orm: Orm) =>
  orm
    .select({
      member: participants,
      account: {
        email: users.email,
        emailConfirmedAt: users.emailConfirmedAt,
        preferredLang: users.preferredLang,
      },
    })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .$dynamic();

/** A member in a list for managers. Of what members may hide, it contains only what they show. */
export function presentRow({ member, account }: Listed, { community }: Asked): MemberRow {
  const { id, slug, firstName, lastName, avatarUrl, position, company, tags } = member;
  return {
    id,
    slug,
    firstName,
    lastName,
    avatarUrl,
    position,
    company,
    tags,
    city: member.showLocation ? member.city : null,
    language: (account.preferredLang ?? community.lang) === 'ru' ? 'RU' : 'EN',
    email: account.email,
    emailConfirmed: account.emailConfirmedAt !== null,
    states: statesOf(member),
    agreed: member.publicPreview,
    picked: member.pickedAt !== null,
    joinedAt: member.createdAt.toISOString(),
    lastSeenAt: member.lastSeenAt?.toISOString() ?? null,
    version: member.managedVersion,
  };
}

/** The requested members: those that match a query, or those with some ids. */
export type Which = { query: MemberQuery; ids?: undefined } | { ids: readonly string[]; query?: undefined };

/** The members of a community for its managers. */
export function createMemberList(db: Pick<Database, 'transaction'>) {
  const search = <Result>(
    query: MemberQuery,
    work: (orm: Orm, words: readonly string[]) => Promise<Result>,
  ): Promise<Result> => db.transaction(async ({ orm }) => work(orm, await foldWords(orm, query.search)));

  const meant = (config: Asked, { query, ids }: Which, words: readonly string[] = []): SQL | undefined =>
    ids
      ? and(
          eq(participants.communityId, config.id),
          eq(participants.isGuest, false),
          sql`${participants.id} = any(${sql.param([...ids])}::text[])`,
        )
      : isMeant(config, query, words);

  return {
    /** D06. */
    page: (config: Asked, query: SavedQuery, page: number): Promise<MemberPage> =>
      search(query, async (orm, words) => {
        const condition = isMeant(config, query, words);
        const { ids, total } = await placesIn(orm, condition, orderOf(query, words), page);
        const rows = await rowsOf(orm).where(meant(config, { ids }));
        const byId = new Map(rows.map((row) => [row.member.id, presentRow(row, config)]));
        const list = ids.flatMap((id) => byId.get(id) ?? []);
        return countedPageOf(list, page, total);
      }),

    /** All members that match the query and `where`, in the order of the list. */
    all: (config: Asked, which: Which, where?: SQL) =>
      search(which.query ?? {}, (orm, words) =>
        orm
          .select({
            id: participants.id,
            ...nameColumns,
          })
          .from(participants)
          .where(and(meant(config, which, words), where))
          .orderBy(...orderOf(which.query ?? {}, words)),
      ),

    /** The rows of these members in this order, in batches. Members who have left are skipped. */
    async *rows(orm: Orm, config: Asked, ids: readonly string[]): AsyncGenerator<MemberRow[]> {
      for (let from = 0; from < ids.length; from += atOnce) {
        const some = ids.slice(from, from + atOnce);
        const found = await rowsOf(orm).where(meant(config, { ids: some }));
        const byId = new Map(found.map((row) => [row.member.id, presentRow(row, config)]));
        yield some.flatMap((id) => byId.get(id) ?? []);
      }
    },
  };
}

export type MemberList = ReturnType<typeof createMemberList>;

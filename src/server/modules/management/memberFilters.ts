import { and, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import type { MemberQuery } from '../../../lib/rules/managers/memberQuery';
import type { MemberState } from '../../../lib/rules/managers/memberStates';
import type { Orm } from '../../db/database';
import { participants, users } from '../../db/schema';
import { AppError } from '../../errors';

/** What members are asked about. */
export type Asked = Pick<CommunityConfig, 'id' | 'community'>;

/** A community, and the words of a search as the database folds them. */
type About = Asked['community'] & { words: readonly string[] };

type Filter<Value> = (value: Value, about: About) => SQL | undefined;

const { enabled, profileEnabled, networkingEnabled, isManager, refusedAt, removedAt } = participants;

/** In SQL what `statesOf` tells of a member. */
const stateIs: Record<MemberState, SQL> = {
  ACTIVE: sql`(${enabled} and ${profileEnabled} and ${networkingEnabled})`,
  HIDDEN: sql`(${enabled} and not ${profileEnabled})`,
  PAUSED: sql`(${enabled} and not ${networkingEnabled})`,
  MANAGER: sql`(${enabled} and ${isManager})`,
  WAITING: sql`(not ${enabled} and ${removedAt} is null and ${refusedAt} is null)`,
  REFUSED: sql`(not ${enabled} and ${removedAt} is null and ${refusedAt} is not null)`,
  REMOVED: sql`(not ${enabled} and ${removedAt} is not null)`,
};

/** When a day begins where the community is; throws 1100 for one that no month has. */
function startOf(day: string, { timeZone }: Asked['community'], later = 0): SQL {
  if (new Date(`${day}T00:00Z`).toISOString().slice(0, 10) !== day) {
    throw new AppError(1100, { details: [{ path: 'query', message: `${day} is no day` }] });
  }
  return sql`((${day}::date + ${later}::int)::timestamp at time zone ${timeZone})`;
}

/** Ways a folded word may be written that are one in Cyrillic: Müller, Mueller and Мюллер, Fyodor and Фёдор. */
const spellings = (folded: string): string[] => [
  ...new Set([
    folded,
    ...[/iu/g, /ue/g].map((each) => folded.replace(each, 'u')),
    folded.replace(/io/g, 'e'),
  ]),
];

const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, 8);

/** Like a word of the name, the company or the position, or the beginning of one. */
const isLike = (folded: string): SQL | undefined =>
  or(
    sql`${participants.search} like ${`${folded}%`}`,
    sql`${participants.search} like ${`% ${folded}%`}`,
    ...spellings(folded).map((each) => sql`${each} <% ${participants.search}`),
  );

/** How likely somebody is meant by folded words, from 0 on. */
export const likeness = (words: readonly string[]): SQL<number> =>
  sql`${sql.join(
    words.map(
      (word) =>
        sql`greatest(${sql.join(
          spellings(word).map((each) => sql`word_similarity(${each}, ${participants.search})`),
          sql`, `,
        )})`,
    ),
    sql` + `,
  )}`;

/** Whose account's address begins like this. */
const hasAddress = (start: string): SQL =>
  sql`${participants.userId} in (select ${users.id} from ${users} where starts_with(${users.email}, ${start}))`;

/** The one table of what members can be asked for by; list, count, export and acts on many go by it. */
const filters = {
  search: (search, { words }) => {
    const [only = '', ...more] = wordsOf(search);
    if (words.length === 0) return undefined;
    const named = search.includes('@') ? undefined : and(...words.map(isLike));
    return or(named, more.length === 0 ? hasAddress(only.toLowerCase()) : undefined) ?? sql`false`;
  },
  states: (states) => or(...states.map((state) => stateIs[state])),
  profiles: (on) => eq(profileEnabled, on),
  tags: (tags) => sql`${participants.tags} && ${sql.param(tags)}::text[]`,
  cities: (cities) => and(participants.showLocation, inArray(participants.city, cities)),
  languages: (languages, { lang }) =>
    sql`${participants.userId} in (select ${users.id} from ${users} where ${inArray(
      sql`coalesce(${users.preferredLang}, ${lang})`,
      languages.map((each) => each.toLowerCase()),
    )})`,
  joinedFrom: (day, about) => gte(participants.createdAt, startOf(day, about)),
  joinedTo: (day, about) => lt(participants.createdAt, startOf(day, about, 1)),
  seenFrom: (day, about) => gte(participants.lastSeenAt, startOf(day, about)),
  notSeenSince: (day, about) =>
    or(isNull(participants.lastSeenAt), lt(participants.lastSeenAt, startOf(day, about))),
} satisfies { [Key in keyof Required<MemberQuery>]: Filter<NonNullable<MemberQuery[Key]>> };

const keys = Object.keys(filters) as (keyof MemberQuery)[];

/** The members of a community that a query means, as a condition on `participants`. Empty lists narrow nothing. */
export function isMeant(
  { id, community }: Asked,
  query: MemberQuery,
  words: readonly string[],
): SQL | undefined {
  const conditions = keys.map((key) => {
    const value = query[key];
    const isGiven = Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
    return isGiven ? (filters[key] as Filter<typeof value>)(value, { ...community, words }) : undefined;
  });
  return and(eq(participants.communityId, id), ...conditions);
}

/**
 * The words of a search, folded; and how like is like, from 0 to 1: one wrong letter of six is. Holds until the transaction
 * ends.
 */
export async function foldWords(orm: Orm, search = ''): Promise<string[]> {
  const words = wordsOf(search);
  if (words.length === 0) return [];
  const { rows } = await orm.execute<{ folded: string }>(sql`
    select search_fold(word) as folded, set_config('pg_trgm.word_similarity_threshold', '0.4', true)
    from unnest(${sql.param(words)}::text[]) as word`);
  return rows.map(({ folded }) => folded).filter(Boolean);
}

import { and, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import type { MemberQuery } from '../../../lib/rules/managers/memberQuery';
import { participants, users } from '../../db/schema';
import { AppError } from '../../errors';
import { hasState } from '../../people/membershipState';
import { isSimilar, wordsOf } from '../../search/similarWords';

/** The community whose members are filtered. */
export type Asked = Pick<CommunityConfig, 'id' | 'community'>;

/** A community, and the words of a search as the database folds them. */
type About = Asked['community'] & { words: readonly string[] };

type Filter<Value> = (value: Value, about: About) => SQL | undefined;

/** The start of a day in the community's time zone. Throws 1100 for a day that does not exist. */
function startOf(day: string, { timeZone }: Asked['community'], later = 0): SQL {
  if (new Date(`${day}T00:00Z`).toISOString().slice(0, 10) !== day) {
    throw new AppError(1100, { details: [{ path: 'query', message: `${day} is no day` }] });
  }
  return sql`((${day}::date + ${later}::int)::timestamp at time zone ${timeZone})`;
}

/** Members whose account's address begins like this. */
const hasAddress = (start: string): SQL =>
  sql`${participants.userId} in (select ${users.id} from ${users} where starts_with(${users.email}, ${start}))`;

/** The filters of members. List, count, export and bulk actions use them. */
const filters = {
  search: (search, { words }) => {
    const [only = '', ...more] = wordsOf(search);
    // A search of punctuation has no words and must find nobody instead of everybody.
    const isNamed = words.length > 0 && !search.includes('@') ? and(...words.map(isSimilar)) : undefined;
    const isAddressed = words.length > 0 && more.length === 0 ? hasAddress(only.toLowerCase()) : undefined;
    return or(isNamed, isAddressed) ?? sql`false`;
  },
  states: (states) => or(...states.map((state) => hasState[state])),
  profiles: (on) => eq(participants.profileEnabled, on),
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

/**
 * The members of a community that match a query, as a condition on `participants`; guests are left out. An absent
 * filter does not filter; an empty one finds nobody (SAF-06).
 */
export function isMeant(
  { id, community }: Asked,
  query: MemberQuery,
  words: readonly string[],
): SQL | undefined {
  const conditions = keys.map((key) => {
    const value = query[key];
    if (value === undefined) return undefined;
    if (Array.isArray(value) && value.length === 0) return sql`false`;
    return (filters[key] as Filter<typeof value>)(value, { ...community, words });
  });
  return and(eq(participants.communityId, id), eq(participants.isGuest, false), ...conditions);
}

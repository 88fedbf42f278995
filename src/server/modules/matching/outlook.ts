import { and, eq, isNotNull, ne, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import type { Database, Orm } from '../../db/database';
import {
  blocks,
  connections,
  jobs,
  matchingRounds,
  matchings,
  participants,
  pastRecommendations,
  relations,
  reports,
  users,
} from '../../db/schema';
import { isShown } from '../../people/membershipState';
import { networkingAt } from '../../people/pause';
import { apartSince, meetAgainAfter } from './excludedPairs';
import { firstListsQueue } from './firstLists';
import { daysLater } from './week';

/**
 * The other members of a community, for one of them. `new`: the next round may recommend somebody. `away`: the others who are
 * new to the member take a break until after that. `met`: the member has met everybody who takes part. `none`: there are none.
 */
type Others = 'new' | 'away' | 'met' | 'none';

/** What a member who has nobody to meet can expect. */
export interface Outlook {
  /** Their first list is being made. */
  isComing: boolean;
  others: Others;
}

/** The outlook of a member, until the round of a day. */
export type ReadOutlook = (asked: {
  config: CommunityConfig;
  viewerId: string;
  /** The Tuesday of the next round, and when it comes. */
  nextDay: string;
  nextAt: Date;
  now: Date;
}) => Promise<Outlook>;

declare module 'fastify' {
  interface FastifyInstance {
    readOutlook: ReadOutlook;
  }
}

/** A first list that takes longer is not waited for any more, in ms. */
const patience = 30_000;

/** The parameters of the prepared statement. */
const given = (name: string): Placeholder => sql.placeholder(name);
const [viewerId, communityId, recently] = [given('viewerId'), given('communityId'), given('recently')];
/** The Tuesday and the moment after which a pair was made that the next round may not make again, and its own moment. */
const [since, sinceTime, nextAt] = [given('since'), given('sinceTime'), given('nextAt')];

/** The other sides of the member's own rows in a table of pairs. */
const otherSides = (table: SQL, one: SQL, other: SQL, which: SQL = sql`true`): SQL => sql`
  select ${other} from ${table} where ${one} = ${viewerId} and ${which}
  union all
  select ${one} from ${table} where ${other} = ${viewerId} and ${which}`;

/** Everybody whom the next round may not recommend to the member, by the rules of `excludedPairs.ts`. */
const apart: SQL = sql.join(
  [
    otherSides(sql`${relations}`, sql`${relations.participantId}`, sql`${relations.subjectId}`),
    otherSides(sql`${blocks}`, sql`${blocks.participantId}`, sql`${blocks.subjectId}`),
    otherSides(
      sql`${reports}`,
      sql`${reports.participantId}`,
      sql`${reports.reporterId}`,
      sql`${reports.reporterId} is not null`,
    ),
    otherSides(sql`${connections}`, sql`${connections.firstId}`, sql`${connections.secondId}`),
    otherSides(
      sql`${pastRecommendations}`,
      sql`${pastRecommendations.participantId}`,
      sql`${pastRecommendations.subjectId}`,
      sql`${pastRecommendations.day} > ${since}`,
    ),
    otherSides(
      sql`${matchings} join ${matchingRounds} on ${matchingRounds.id} = ${matchings.roundId}`,
      sql`${matchings.firstId}`,
      sql`${matchings.secondId}`,
      // A round may be days after its Tuesday.
      sql`(${matchingRounds.day} > ${since} or ${matchings.createdAt} > ${sinceTime}::timestamptz)`,
    ),
  ],
  sql` union all `,
);

const read = (orm: Orm) => {
  const others = (which?: SQL) =>
    orm
      .select({ one: sql`1` })
      .from(participants)
      .innerJoin(users, eq(users.id, participants.userId))
      .where(
        and(
          eq(participants.communityId, communityId),
          ne(participants.id, viewerId),
          isShown,
          isNotNull(users.emailConfirmedAt),
          which,
        ),
      );
  const coming = sql`select from ${jobs} where ${jobs.queue} = ${firstListsQueue}
    and ${jobs.data} ->> 'communityId' = ${communityId} and ${jobs.data} ->> 'askedAt' > ${recently}`;
  const own = orm
    .select({ one: sql`1` })
    .from(participants)
    .where(and(eq(participants.id, viewerId), sql`${participants.lookingFor} <> ''`));
  const isNew = sql`${participants.id} <> all(array(${apart}))`;
  const isMet = sql`${participants.id} = any(array(${apart}))`;
  return orm
    .select({
      isComing: sql<boolean>`exists (${coming})`,
      hasRequest: sql<boolean>`exists ${own}`,
      // Members who have switched introductions off do not come back by themselves: without others, they are away as well.
      others: sql<Others>`case
        when exists ${others(and(networkingAt(nextAt), isNew))} then 'new'
        when not exists ${others()} then 'none'
        when exists ${others(and(participants.networkingEnabled, isNew))} then 'away'
        when exists ${others(isMet)} then 'met'
        else 'away' end`,
    })
    .from(sql`(values (1)) as once`);
};

export function createOutlook({ prepare }: Pick<Database, 'prepare'>): ReadOutlook {
  const prepared = prepare('outlook of a member', read);
  return async (asked) => {
    const [found] = await prepared({
      viewerId: asked.viewerId,
      communityId: asked.config.id,
      since: daysLater(asked.nextDay, -meetAgainAfter),
      sinceTime: apartSince(asked.nextAt).toISOString(),
      nextAt: asked.nextAt.toISOString(),
      recently: new Date(asked.now.getTime() - patience).toISOString(),
    });
    const { isComing = false, hasRequest = false, others = 'none' } = found ?? {};
    const isReady = hasRequest || !asked.config.steps.lookingFor.visible;
    return { isComing: isComing && isReady, others };
  };
}

import { and, asc, desc, eq, gt, isNull, ne, sql, type Placeholder } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { RecommendationPage } from '../../../generated/api/introduction';
import type { Lang } from '../../../lib/lang';
import { startOfDay } from '../../../lib/timeZone';
import { daysLater, tuesdayOf } from '../../../lib/weeks';
import type { Database, Orm } from '../../db/database';
import { preparedPages } from '../../db/preparedPages';
import {
  bookmarks,
  connections,
  matchingLists,
  matchingResults,
  matchingRounds,
  matchings,
  participants,
  relations,
  reports,
} from '../../db/schema';
import { pageOf, pageSize } from '../../people/paging';
import { otherOf } from '../../people/pair';
import { cardColumns, presentCard } from '../../people/personCard';
import { forEachSees, type Sees } from '../../people/viewing';
import { isInListsOf } from '../../people/visible';
import { networkingAt } from '../../people/pause';
import { creditsLeft, spentIn, weekOf } from './credits';
import type { Reading } from './pages';

const own = alias(relations, 'own');

/** The parameters of the prepared statements. */
const [viewerId, communityId, roundId, week, asked] = [
  'viewerId',
  'communityId',
  'roundId',
  'week',
  'now',
].map((name) => sql.placeholder(name)) as [Placeholder, Placeholder, Placeholder, Placeholder, Placeholder];

/** The latest round of the community that is complete and includes the member. */
const roundOf = (orm: Orm) =>
  orm
    .select({ id: matchingRounds.id, day: matchingRounds.day })
    .from(matchingRounds)
    .innerJoin(
      matchingLists,
      and(eq(matchingLists.roundId, matchingRounds.id), eq(matchingLists.participantId, viewerId)),
    )
    .where(
      and(
        eq(matchingRounds.communityId, communityId),
        eq(matchingRounds.scopeKind, 'community'),
        eq(matchingRounds.scopeId, communityId),
        ne(matchingRounds.state, 'begun'),
      ),
    )
    .orderBy(desc(matchingRounds.day))
    .limit(1);

const peopleOf = (orm: Orm, offset: number, sees: Sees) =>
  orm
    .select({
      person: { ...cardColumns, about: participants.about, lookingFor: participants.lookingFor },
      matchingId: matchings.id,
      matchingResultId: matchingResults.id,
      rank: matchingResults.rank,
      bookmarkedAt: bookmarks.createdAt,
      incoming: sql<boolean>`exists (select from ${relations} where ${relations.participantId} = ${participants.id}
        and ${relations.subjectId} = ${viewerId} and ${relations.relationType} = 'LIKE' and ${relations.declinedAt} is null
        and ${relations.deliverAt} <= ${asked}::timestamptz
        and (${relations.pendingReviewSince} is null or ${relations.approvedAt} is not null))`,
    })
    .from(matchingResults)
    .innerJoin(matchings, eq(matchings.id, matchingResults.matchingId))
    .innerJoin(participants, eq(participants.id, otherOf(viewerId, matchings)))
    .leftJoin(own, and(eq(own.participantId, viewerId), eq(own.subjectId, participants.id)))
    .leftJoin(
      connections,
      and(eq(connections.firstId, matchings.firstId), eq(connections.secondId, matchings.secondId)),
    )
    .leftJoin(bookmarks, and(eq(bookmarks.participantId, viewerId), eq(bookmarks.subjectId, participants.id)))
    .where(
      and(
        eq(matchings.roundId, roundId),
        eq(matchingResults.viewerId, viewerId),
        gt(matchingResults.rank, 0),
        isNull(own.participantId),
        isNull(connections.firstId),
        networkingAt(asked),
        sql`not exists (select from ${reports} where ${reports.communityId} = ${communityId}
          and ${reports.reporterId} = ${viewerId} and ${reports.participantId} = ${participants.id})`,
        isInListsOf({ communityId, viewerId, sees, now: asked }),
      ),
    )
    .orderBy(asc(matchingResults.rank))
    .limit(pageSize + 1)
    .offset(offset);

/** When recommendations come next. */
function nextRoundAt({ config, now }: Reading, day: string | undefined): Date {
  const { timeZone, matching } = config.community;
  const tuesday = tuesdayOf(now, timeZone);
  const at = (of: string) => new Date(startOfDay(of, timeZone).getTime() + matching.hour * 3_600_000);
  return day !== tuesday && at(tuesday) > now ? at(tuesday) : at(daysLater(tuesday, 7));
}

/**
 * M03: the people whom this week's round recommends to a member, the best first, without those they have decided on or
 * reported.
 */
export function createRecommendations(
  db: Pick<Database, 'orm' | 'prepare'>,
  reasonsOf: FastifyInstance['readReasons'],
) {
  const [readRound, readPeople, readSpent] = [
    db.prepare('round of a member', roundOf),
    forEachSees((sees) =>
      preparedPages(db, `recommendations to ${sees}`, (orm, offset) => peopleOf(orm, offset, sees)),
    ),
    db.prepare('credits spent', (orm) => spentIn(orm, viewerId, week)),
  ];

  return async (reading: Reading & { isPaused: boolean }, lang: Lang): Promise<RecommendationPage> => {
    const { config, now, page, isPaused } = reading;
    const given = { viewerId: reading.viewerId, communityId: config.id };
    const thisWeek = weekOf(config, now);
    const [[spent], [round]] = await Promise.all([
      readSpent({ viewerId: reading.viewerId, week: thisWeek }),
      readRound(given),
    ]);
    const credits = creditsLeft(config, thisWeek, spent?.spent);
    const nothing = { items: [], page, hasMore: false, credits };
    if (!config.community.matching.enabled) return { ...nothing, state: 'OFF', nextRoundAt: null };
    const next = nextRoundAt(reading, round?.day).toISOString();
    if (isPaused) return { ...nothing, state: 'PAUSED', nextRoundAt: next };
    if (!round) return { ...nothing, state: 'NOT_YET', nextRoundAt: next };
    const asking = { ...given, roundId: round.id, now: now.toISOString(), offset: page * pageSize };
    const { items, hasMore } = pageOf(await readPeople[reading.sees](asking), page);
    const people = items.map(({ person }) => person);
    const reasons = await reasonsOf(reading.orm, { ...reading, lang }, people);
    const none = page === 0 && items.length === 0;
    return {
      items: items.map(({ person, bookmarkedAt, incoming, ...row }) => ({
        ...row,
        subject: presentCard(person),
        lookingFor: person.lookingFor,
        about: person.about,
        reasons: reasons.get(person.id) ?? [],
        bookmarked: bookmarkedAt !== null,
        relation: incoming ? 'INCOMING' : 'NONE',
      })),
      page,
      hasMore,
      credits,
      nextRoundAt: next,
      state: none ? 'NONE_LEFT' : credits.left === 0 ? 'OUT_OF_CREDITS' : 'READY',
    };
  };
}

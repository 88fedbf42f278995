import { and, asc, desc, eq, gt, isNull, ne, sql, type Placeholder } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import type { NobodyState, RecommendationPage } from '../../../generated/api/introduction';
import type { Lang } from '../../../lib/lang';
import { daysLater, dueAt, tuesdayOf } from '../../../lib/weeks';
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
import { listedIn } from '../../people/listedIn';
import { mayWriteIn, mayWriteTo } from '../../people/mayWrite';
import { pageOf, pageSize } from '../../people/paging';
import { otherOf } from '../../people/pair';
import { cardColumns, presentCard } from '../../people/personCard';
import { forEachSees, type Sees } from '../../people/viewing';
import { isInListsOf } from '../../people/visible';
import { networkingAt } from '../../people/pause';
import type { Outlook } from '../matching/module';
import { creditsLeft, spentIn, weekOf } from './credits';
import type { Reading } from './pages';

const own = alias(relations, 'own');

/** The parameters of the prepared statements. */
const [viewerId, communityId, day, week, asked] = ['viewerId', 'communityId', 'day', 'week', 'now'].map(
  (name) => sql.placeholder(name),
) as [Placeholder, Placeholder, Placeholder, Placeholder, Placeholder];

/** The rounds of the community. */
const isOfCommunity = and(
  eq(matchingRounds.communityId, communityId),
  eq(matchingRounds.scopeKind, 'community'),
  eq(matchingRounds.scopeId, communityId),
);

/** Those whose recommendations are known. */
const isComplete = and(isOfCommunity, ne(matchingRounds.state, 'begun'));

/** The latest week of which the member has a list, by its Tuesday, and why it is empty. */
const weekOfList = (orm: Orm) =>
  orm
    .select({ day: matchingRounds.day, missing: matchingLists.missing })
    .from(matchingRounds)
    .innerJoin(
      matchingLists,
      and(eq(matchingLists.roundId, matchingRounds.id), eq(matchingLists.participantId, viewerId)),
    )
    .where(isComplete)
    .orderBy(desc(matchingRounds.day), sql`${matchingLists.missing} is not null`)
    .limit(1);

/** The latest weekly round of the community that has begun, by its Tuesday. */
const latestWeekly = (orm: Orm) =>
  orm
    .select({ day: matchingRounds.day })
    .from(matchingRounds)
    .where(and(isOfCommunity, eq(matchingRounds.kind, 'weekly')))
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
      mayWrite: mayWriteTo(sql`${viewerId}::text`, participants.id),
      incoming: sql<boolean>`exists (select from ${relations} where ${relations.participantId} = ${participants.id}
        and ${relations.subjectId} = ${viewerId} and ${relations.relationType} = 'LIKE' and ${relations.declinedAt} is null
        and ${relations.deliverAt} <= ${asked}::timestamptz
        and (${relations.pendingReviewSince} is null or ${relations.approvedAt} is not null))`,
    })
    .from(matchingResults)
    .innerJoin(matchings, eq(matchings.id, matchingResults.matchingId))
    .innerJoin(matchingRounds, and(eq(matchingRounds.id, listedIn), eq(matchingRounds.day, day), isComplete))
    .innerJoin(
      matchingLists,
      and(eq(matchingLists.roundId, matchingRounds.id), eq(matchingLists.participantId, viewerId)),
    )
    .innerJoin(participants, eq(participants.id, otherOf(viewerId, matchings)))
    .leftJoin(own, and(eq(own.participantId, viewerId), eq(own.subjectId, participants.id)))
    .leftJoin(
      connections,
      and(eq(connections.firstId, matchings.firstId), eq(connections.secondId, matchings.secondId)),
    )
    .leftJoin(bookmarks, and(eq(bookmarks.participantId, viewerId), eq(bookmarks.subjectId, participants.id)))
    .where(
      and(
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
    // The member's own list, and then the newcomers who were introduced to them since.
    .orderBy(asc(matchingLists.introduced), asc(matchingRounds.number), asc(matchingResults.rank))
    .limit(pageSize + 1)
    .offset(offset);

/** The Tuesday of the next round, and when it comes. Managers may have sent this week's before its time. */
function nextRound(
  { config, now }: Reading,
  lastWeekly: string | undefined,
): { nextDay: string; nextAt: Date } {
  const { timeZone, matching } = config.community;
  const tuesday = tuesdayOf(now, timeZone);
  const at = (of: string) => dueAt(of, timeZone, matching.hour);
  const nextDay = lastWeekly !== tuesday && at(tuesday) > now ? tuesday : daysLater(tuesday, 7);
  return { nextDay, nextAt: at(nextDay) };
}

const nobodyOf = { away: 'OTHERS_AWAY', met: 'MET_EVERYONE', none: 'ALONE' } as const;

/** Why nobody is recommended to a member, by their latest list. An empty one does not end the wait for a first one. */
function whyNobody({ isComing, others }: Outlook, list: { missing: string | null } | undefined): NobodyState {
  if (isComing && list?.missing !== null) return 'COMING';
  if (others !== 'new') return nobodyOf[others];
  return list ? 'NONE_LEFT' : 'NOT_YET';
}

/**
 * M03: the people who are recommended to a member this week, the best first, without those they have decided on or
 * reported.
 */
export function createRecommendations(
  db: Pick<Database, 'orm' | 'prepare'>,
  { readReasons, readOutlook }: Pick<FastifyInstance, 'readReasons' | 'readOutlook'>,
) {
  const [readWeek, readWeekly, readPeople, readSpent] = [
    db.prepare('week of a list', weekOfList),
    db.prepare('latest weekly round', latestWeekly),
    forEachSees((sees) =>
      preparedPages(db, `recommendations to ${sees}`, (orm, offset) => peopleOf(orm, offset, sees)),
    ),
    db.prepare('credits spent', (orm) => spentIn(orm, viewerId, week)),
  ];

  return async (reading: Reading & { isPaused: boolean }, lang: Lang): Promise<RecommendationPage> => {
    const { config, now, page, isPaused } = reading;
    const given = { viewerId: reading.viewerId, communityId: config.id };
    const thisWeek = weekOf(config, now);
    const [[spent], [list], [weekly]] = await Promise.all([
      readSpent({ viewerId: reading.viewerId, week: thisWeek }),
      readWeek(given),
      readWeekly({ communityId: config.id }),
    ]);
    const credits = creditsLeft(config, thisWeek, spent?.spent);
    const nothing = { items: [], page, hasMore: false, credits };
    if (!config.community.matching.enabled)
      return { ...nothing, state: 'OFF', stateAfter: 'OFF', nextRoundAt: null };
    const next = nextRound(reading, weekly?.day);
    const nextRoundAt = next.nextAt.toISOString();
    if (isPaused) return { ...nothing, state: 'PAUSED', stateAfter: 'PAUSED', nextRoundAt };
    const asking = { ...given, day: list?.day, now: now.toISOString(), offset: page * pageSize };
    const [outlook, found] = await Promise.all([
      readOutlook({ ...reading, ...next }),
      list ? readPeople[reading.sees](asking) : [],
    ]);
    const why = whyNobody(outlook, list);
    // No date on which nobody comes.
    const later = { stateAfter: why, nextRoundAt: outlook.others === 'new' ? nextRoundAt : null };
    if (!list) return { ...nothing, ...later, state: why };
    const { items, hasMore } = pageOf(found, page);
    const people = items.map(({ person }) => person);
    const reasons = await readReasons(reading.orm, { ...reading, lang }, people);
    const none = page === 0 && items.length === 0;
    return {
      items: items.map(({ person, bookmarkedAt, incoming, mayWrite, ...row }) => ({
        ...row,
        subject: presentCard(person),
        lookingFor: person.lookingFor,
        about: person.about,
        reasons: reasons.get(person.id) ?? [],
        bookmarked: bookmarkedAt !== null,
        mayWrite: mayWriteIn(reading.config, { mayWrite }),
        relation: incoming ? 'INCOMING' : 'NONE',
      })),
      page,
      hasMore,
      credits,
      ...later,
      state: none ? why : credits.left === 0 ? 'OUT_OF_CREDITS' : 'READY',
    };
  };
}

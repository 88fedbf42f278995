import { and, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import { optionValue } from '../../../lib/rules/onboarding/answers';
import type { Orm } from '../../db/database';
import {
  blocks,
  connections,
  declinedReasons,
  matchingResults,
  matchingRounds,
  matchings,
  participants,
  pastRecommendations,
  relations,
  reports,
  users,
} from '../../db/schema';
import type { ExcludedPair, Participant } from './engine/round/types';
import { otherOf } from '../../people/pair';
import { isNetworking } from '../../people/pause';
import { isCandidate, type RoundScope } from './scopes';
import { daysLater } from './week';

/** The round for which data are read. Everything is relative to it, so that the data can be read again. */
export interface RoundOf extends RoundScope {
  /** Absent if it is not stored: a dry run. */
  id?: string;
  day: string;
  startedAt: Date;
}

/** The minimum number of days before the same person is recommended again. */
export const meetAgainAfter = 12 * 7;
/** How long a member is a newcomer, in ms: about four rounds. */
const newFor = 28 * 86_400_000;

/** The chosen options of the survey. Free answers are visible to managers only. */
function chosen(
  { questions: { questions } }: CommunityConfig,
  answers: typeof participants.$inferSelect.answers,
): string[] {
  return questions.flatMap((question) => {
    const answer = question.type === 'select' ? answers[question.id] : undefined;
    if (!answer || question.type !== 'select') return [];
    const known = new Set(question.options.map(optionValue));
    return [answer].flat().filter((value) => known.has(value));
  });
}

/** The average rating of each member by those who met them, from 0 to 1, also from before one of them left. */
async function ratingsOf(orm: Orm, communityId: string): Promise<Map<string, number>> {
  const rated = orm
    .select({
      id: otherOf(matchingResults.viewerId, matchings).as('id'),
      score: sql<number>`${matchingResults.score}`.as('score'),
    })
    .from(matchingResults)
    .innerJoin(matchings, eq(matchings.id, matchingResults.matchingId))
    .where(and(eq(matchingResults.communityId, communityId), isNotNull(matchingResults.score)))
    .unionAll(
      orm
        .select({
          id: sql<string>`${pastRecommendations.subjectId}`.as('id'),
          score: sql<number>`${pastRecommendations.score}`.as('score'),
        })
        .from(pastRecommendations)
        .where(and(eq(pastRecommendations.communityId, communityId), isNotNull(pastRecommendations.score))),
    )
    .as('rated');
  const rows = await orm
    .select({ id: rated.id, rating: sql<number>`(avg(${rated.score})::float8 - 1) / 4` })
    .from(rated)
    .groupBy(rated.id);
  return new Map(rows.map(({ id, rating }) => [id, rating]));
}

/**
 * Every candidate of a scope with the data that others may read, and with the settings that decide whether they take
 * part.
 */
export async function peopleOf(
  orm: Orm,
  config: CommunityConfig,
  { startedAt, ...scope }: RoundScope & Pick<RoundOf, 'startedAt'>,
): Promise<Participant[]> {
  const declined = new Map<string, string[]>();
  for (const { participantId, term } of await orm
    .select({ participantId: declinedReasons.participantId, term: declinedReasons.term })
    .from(declinedReasons)
    .where(eq(declinedReasons.communityId, config.id))) {
    declined.set(participantId, [...(declined.get(participantId) ?? []), term]);
  }
  const ratings = await ratingsOf(orm, config.id);
  const rows = await orm
    .select({
      id: participants.id,
      lang: users.preferredLang,
      confirmedAt: users.emailConfirmedAt,
      lookingFor: participants.lookingFor,
      goal: participants.goal,
      about: participants.about,
      position: participants.position,
      company: participants.company,
      city: participants.city,
      showLocation: participants.showLocation,
      tags: participants.tags,
      answers: participants.answers,
      enabled: participants.enabled,
      profileEnabled: participants.profileEnabled,
      networkingEnabled: participants.networkingEnabled,
      networkingPausedUntil: participants.networkingPausedUntil,
      createdAt: participants.createdAt,
    })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .where(isCandidate(scope))
    .orderBy(participants.id);
  return rows.map((row) => ({
    id: row.id,
    lang: row.lang ?? config.community.lang,
    lookingFor: row.lookingFor ?? '',
    goal: row.goal ?? '',
    about: row.about ?? '',
    position: row.position ?? '',
    company: row.company ?? '',
    city: (row.showLocation && row.city) || '',
    tags: row.tags,
    answers: chosen(config, row.answers),
    declined: declined.get(row.id) ?? [],
    rating: ratings.get(row.id),
    // A person with an unconfirmed address is not a member yet.
    enabled: row.enabled && row.confirmedAt !== null,
    profileEnabled: row.profileEnabled,
    networkingEnabled: isNetworking(row, startedAt),
    newcomer: startedAt.getTime() - row.createdAt.getTime() < newFor,
  }));
}

/**
 * Pairs that must not be recommended to each other: they met in an earlier round, one reported the other, or one
 * decided about the other.
 */
export async function excludedPairs(
  orm: Orm,
  communityId: string,
  { id = '', day, startedAt }: RoundOf,
): Promise<ExcludedPair[]> {
  const recent = await orm
    .select({ a: matchings.firstId, b: matchings.secondId })
    .from(matchings)
    .innerJoin(matchingRounds, eq(matchingRounds.id, matchings.roundId))
    .where(
      and(
        eq(matchings.communityId, communityId),
        ne(matchings.roundId, id),
        gt(matchings.createdAt, new Date(startedAt.getTime() - (meetAgainAfter + 7) * 86_400_000)),
        gt(matchingRounds.day, daysLater(day, -meetAgainAfter)),
        ne(matchingRounds.day, day),
      ),
    );
  const past = await orm
    .select({ a: pastRecommendations.participantId, b: pastRecommendations.subjectId })
    .from(pastRecommendations)
    .where(
      and(
        eq(pastRecommendations.communityId, communityId),
        gt(pastRecommendations.day, daysLater(day, -meetAgainAfter)),
      ),
    );
  const reported = await orm
    .selectDistinct({ a: reports.participantId, b: reports.reporterId })
    .from(reports)
    .where(and(eq(reports.communityId, communityId), isNotNull(reports.reporterId)));
  const decided = await orm
    .select({ a: relations.participantId, b: relations.subjectId, type: relations.relationType })
    .from(relations)
    .where(eq(relations.communityId, communityId));
  const blocked = await orm
    .select({ a: blocks.participantId, b: blocks.subjectId })
    .from(blocks)
    .where(eq(blocks.communityId, communityId));
  const connected = await orm
    .select({ a: connections.firstId, b: connections.secondId })
    .from(connections)
    .where(eq(connections.communityId, communityId));
  const of = <Why extends ExcludedPair['why']>(pairs: readonly { a: string; b: string }[], why: Why) =>
    pairs.map(({ a, b }) => ({ a, b, why }));
  return [
    ...of(
      decided.filter(({ type }) => type === 'DISLIKE'),
      'hidden',
    ),
    // A LIKE counts as having met.
    ...of([...decided.filter(({ type }) => type === 'LIKE'), ...connected], 'met'),
    ...of(blocked, 'blocked'),
    ...of([...recent, ...past], 'recent'),
    ...reported.flatMap(({ a, b }) => (b ? [{ a, b, why: 'reported' as const }] : [])),
  ];
}

import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import { optionValue } from '../../../lib/rules/onboarding/answers';
import type { Orm } from '../../db/database';
import {
  declinedReasons,
  matchingResults,
  matchings,
  participants,
  pastRecommendations,
  users,
} from '../../db/schema';
import type { Participant } from './engine/round/types';
import { otherOf } from '../../people/pair';
import { isNetworking } from '../../people/pause';
import { isCandidate, type RoundScope } from './scopes';

/** The round for which data are read. Everything is relative to it, so that the data can be read again. */
export interface RoundOf extends RoundScope {
  /** Absent if it is not stored: a dry run. */
  id?: string;
  day: string;
  /** Its place among the rounds of the week. Absent: after all that there are. */
  number?: number;
  startedAt: Date;
}

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

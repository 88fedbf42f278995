import { sql } from 'drizzle-orm';
import {
  declinedReasons,
  matchingLists,
  matchingResults,
  matchings,
  memberVectors,
  pastRecommendations,
  relevances,
} from '../../db/schema';
import { keptRows, membersOf, pairsOf, rows, type PersonalRows } from '../../personalRows';

export const matchingData: readonly PersonalRows[] = [
  rows(
    'matchingResults',
    matchingResults,
    (subject) => sql`${matchingResults.viewerId} in ${membersOf(subject)}`,
  ),
  // Other members' recommendations are theirs.
  rows(
    'recommendedToOthers',
    matchingResults,
    (subject) =>
      sql`${matchingResults.matchingId} in (select ${matchings.id} from ${matchings} where ${pairsOf(matchings, subject)})`,
    // The other side's answers are theirs.
    ['viewerId', 'carriedTo', 'askedAt', 'ratedAt', 'score', 'couldNotMeet', 'note'],
  ),
  rows('matchings', matchings, (subject) => pairsOf(matchings, subject), ['firstId', 'secondId']),
  rows(
    'matchingLists',
    matchingLists,
    (subject) => sql`${matchingLists.participantId} in ${membersOf(subject)}`,
    ['linkHash'],
  ),
  rows('relevances', relevances, (subject) => pairsOf(relevances, subject), ['firstId', 'secondId']),
  rows(
    'declinedReasons',
    declinedReasons,
    (subject) => sql`${declinedReasons.participantId} in ${membersOf(subject)}`,
  ),
  rows(
    'memberVectors',
    memberVectors,
    (subject) => sql`${memberVectors.participantId} in ${membersOf(subject)}`,
    ['hash'],
  ),
  keptRows(
    'pastRecommendations',
    pastRecommendations,
    (subject) => sql`${pastRecommendations.participantId} in ${membersOf(subject)}`,
  ),
  // How others rated a meeting is theirs.
  keptRows(
    'pastRecommendationsToOthers',
    pastRecommendations,
    (subject) => sql`${pastRecommendations.subjectId} in ${membersOf(subject)}`,
    ['participantId', 'score'],
  ),
];

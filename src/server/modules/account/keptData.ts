import { and, eq, sql } from 'drizzle-orm';
import {
  blocks,
  interestCredits,
  memberNotes,
  pastContacts,
  pastRecommendations,
  relations,
  reports,
} from '../../db/schema';
import {
  keptRows,
  membersOf,
  pairsOf,
  rows,
  sharedRows,
  untoldKeptRows,
  type PersonalRows,
} from './personalRows';

/** The part of `personalData` that refers to the person: what others hold about them, and what limits them. */
export const keptData: readonly PersonalRows[] = [
  keptRows(
    'memberNotes',
    memberNotes,
    (subject) => sql`${memberNotes.participantId} in ${membersOf(subject)}`,
    ['author'],
  ),
  // Its words would tell who wrote it.
  untoldKeptRows('reports', reports, (subject) => sql`${reports.participantId} in ${membersOf(subject)}`),
  // What was reported stays, for whoever decides; by whom does not.
  sharedRows(
    'reportsOfOthers',
    reports,
    (subject) => sql`${reports.reporterId} in ${membersOf(subject)}`,
    { reporterId: null },
    ['participantId', 'subjectId', 'context', 'aboutManager', 'decision', 'decidedBy', 'decidedAt'],
  ),
  // Before the pairs they come from.
  // That a manager kept an introduction back is told as if it still waited.
  keptRows(
    'introductionsSent',
    relations,
    (subject) =>
      and(sql`${relations.participantId} in ${membersOf(subject)}`, eq(relations.relationType, 'LIKE')),
    ['passedAt', 'refusedAt'],
  ),
  rows(
    'hides',
    relations,
    (subject) =>
      and(sql`${relations.participantId} in ${membersOf(subject)}`, eq(relations.relationType, 'DISLIKE')),
    ['passedAt', 'refusedAt'],
  ),
  untoldKeptRows(
    'relationsOfOthers',
    relations,
    (subject) => sql`${relations.subjectId} in ${membersOf(subject)}`,
  ),
  keptRows('blocks', blocks, (subject) => sql`${blocks.participantId} in ${membersOf(subject)}`),
  untoldKeptRows('blocksByOthers', blocks, (subject) => sql`${blocks.subjectId} in ${membersOf(subject)}`),
  // They would tell who blocked whom.
  untoldKeptRows('pastContacts', pastContacts, (subject) => pairsOf(pastContacts, subject)),
  keptRows(
    'interestCredits',
    interestCredits,
    (subject) => sql`${interestCredits.participantId} in ${membersOf(subject)}`,
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

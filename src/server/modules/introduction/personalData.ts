import { and, eq, sql } from 'drizzle-orm';
import { blocks, bookmarks, connections, interestCredits, pastContacts, relations } from '../../db/schema';
import {
  keptRows,
  membersOf,
  pairsOf,
  rows,
  notExportedKeptRows,
  notExportedRows,
  type PersonalRows,
} from '../../personalRows';

export const introductionData: readonly PersonalRows[] = [
  rows('connections', connections, (subject) => pairsOf(connections, subject)),
  rows('bookmarks', bookmarks, (subject) => sql`${bookmarks.participantId} in ${membersOf(subject)}`),
  notExportedRows(
    'bookmarksByOthers',
    bookmarks,
    (subject) => sql`${bookmarks.subjectId} in ${membersOf(subject)}`,
  ),
  // Before the pairs they come from. An introduction that a manager kept back is exported as if it still waited.
  keptRows(
    'introductionsSent',
    relations,
    (subject) =>
      and(sql`${relations.participantId} in ${membersOf(subject)}`, eq(relations.relationType, 'LIKE')),
    ['approvedAt', 'refusedAt'],
  ),
  rows(
    'hides',
    relations,
    (subject) =>
      and(sql`${relations.participantId} in ${membersOf(subject)}`, eq(relations.relationType, 'DISLIKE')),
    ['approvedAt', 'refusedAt'],
  ),
  notExportedKeptRows(
    'relationsOfOthers',
    relations,
    (subject) => sql`${relations.subjectId} in ${membersOf(subject)}`,
  ),
  keptRows('blocks', blocks, (subject) => sql`${blocks.participantId} in ${membersOf(subject)}`),
  notExportedKeptRows(
    'blocksByOthers',
    blocks,
    (subject) => sql`${blocks.subjectId} in ${membersOf(subject)}`,
  ),
  // They would reveal who blocked whom.
  notExportedKeptRows('pastContacts', pastContacts, (subject) => pairsOf(pastContacts, subject)),
  keptRows(
    'interestCredits',
    interestCredits,
    (subject) => sql`${interestCredits.participantId} in ${membersOf(subject)}`,
  ),
];

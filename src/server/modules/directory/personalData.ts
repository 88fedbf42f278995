import { sql } from 'drizzle-orm';
import { requestAnswers } from '../../db/schema';
import { membersOf, rows, type PersonalRows } from '../../personalRows';

export const directoryData: readonly PersonalRows[] = [
  rows(
    'requestAnswers',
    requestAnswers,
    (subject) => sql`${requestAnswers.authorId} in ${membersOf(subject)}`,
    // The request itself is its author's.
    ['request', 'requestLang', 'participantId'],
  ),
  rows(
    'answersOfOthers',
    requestAnswers,
    (subject) => sql`${requestAnswers.participantId} in ${membersOf(subject)}`,
    ['authorId'],
  ),
];

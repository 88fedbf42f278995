import { eq, sql } from 'drizzle-orm';
import { reportImages, reports } from '../../db/schema';
import {
  membersOf,
  notExportedKeptRows,
  notExportedRows,
  sharedRows,
  type PersonalRows,
} from '../../personalRows';

export const reportData: readonly PersonalRows[] = [
  // Its text would reveal its author.
  notExportedKeptRows(
    'reports',
    reports,
    (subject) => sql`${reports.participantId} in ${membersOf(subject)}`,
  ),
  // Images go with the account that brought them.
  notExportedRows('reportImages', reportImages, ({ userId }) => eq(reportImages.userId, userId)),
  // The report stays for the deciders, without its reporter.
  sharedRows(
    'reportsOfOthers',
    reports,
    (subject) => sql`${reports.reporterId} in ${membersOf(subject)}`,
    { reporterId: null },
    [
      'participantId',
      'subjectId',
      'context',
      'messages',
      'aboutManager',
      'decision',
      'decidedBy',
      'decidedAt',
    ],
  ),
];

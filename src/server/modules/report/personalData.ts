import { sql } from 'drizzle-orm';
import { reports } from '../../db/schema';
import { membersOf, sharedRows, notExportedKeptRows, type PersonalRows } from '../../personalRows';

export const reportData: readonly PersonalRows[] = [
  // Its text would reveal its author.
  notExportedKeptRows(
    'reports',
    reports,
    (subject) => sql`${reports.participantId} in ${membersOf(subject)}`,
  ),
  // The report stays for the deciders, without its reporter.
  sharedRows(
    'reportsOfOthers',
    reports,
    (subject) => sql`${reports.reporterId} in ${membersOf(subject)}`,
    { reporterId: null },
    ['participantId', 'subjectId', 'context', 'aboutManager', 'decision', 'decidedBy', 'decidedAt'],
  ),
];

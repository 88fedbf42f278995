import { sql } from 'drizzle-orm';
import { reports } from '../../db/schema';
import { membersOf, sharedRows, notExportedKeptRows, type PersonalRows } from '../../personalRows';

export const reportData: readonly PersonalRows[] = [
  // Its words would tell who wrote it.
  notExportedKeptRows(
    'reports',
    reports,
    (subject) => sql`${reports.participantId} in ${membersOf(subject)}`,
  ),
  // What was reported stays, for whoever decides; by whom does not.
  sharedRows(
    'reportsOfOthers',
    reports,
    (subject) => sql`${reports.reporterId} in ${membersOf(subject)}`,
    { reporterId: null },
    ['participantId', 'subjectId', 'context', 'aboutManager', 'decision', 'decidedBy', 'decidedAt'],
  ),
];

import { sql } from 'drizzle-orm';
import { calendarFeeds } from '../../db/schema';
import { membersOf, rows, type PersonalRows } from '../../personalRows';

export const calendarData: readonly PersonalRows[] = [
  rows(
    'calendarFeeds',
    calendarFeeds,
    (subject) => sql`${calendarFeeds.participantId} in ${membersOf(subject)}`,
    ['secretHash'],
  ),
];

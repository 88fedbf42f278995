import { sql } from 'drizzle-orm';
import { presences } from '../../db/schema';
import { membersOf, rows, type PersonalRows } from '../../personalRows';

export const realtimeData: readonly PersonalRows[] = [
  rows('presences', presences, (subject) => sql`${presences.participantId} in ${membersOf(subject)}`, [
    'processId',
  ]),
];

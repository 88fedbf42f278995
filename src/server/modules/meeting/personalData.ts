import {} from 'drizzle-orm';
import { meetings } from '../../db/schema';
import { pairsOf, rows, type PersonalRows } from '../../personalRows';

export const meetingData: readonly PersonalRows[] = [
  rows('meetings', meetings, (subject) => pairsOf(meetings, subject), [
    'firstId',
    'secondId',
    'proposedBy',
    'firstZone',
    'secondZone',
  ]),
];

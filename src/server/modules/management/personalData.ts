import { eq, sql } from 'drizzle-orm';
import { bulkActions, managerInvitations, memberNotes } from '../../db/schema';
import { keptRows, membersOf, rows, type PersonalRows } from '../../personalRows';

export const managementData: readonly PersonalRows[] = [
  {
    ...rows('bulkActs', bulkActions, ({ userId }) => eq(bulkActions.userId, userId), [
      'participantIds',
      'missed',
    ]),
    endsWithMembership: true,
  },
  rows(
    'managerInvitations',
    managerInvitations,
    (subject) => sql`${managerInvitations.participantId} in ${membersOf(subject)}`,
    ['authorId'],
  ),
  keptRows(
    'memberNotes',
    memberNotes,
    (subject) => sql`${memberNotes.participantId} in ${membersOf(subject)}`,
    ['authorId'],
  ),
];

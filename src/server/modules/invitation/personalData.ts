import { eq, sql } from 'drizzle-orm';
import { invitationAcceptances, invitations } from '../../db/schema';
import { membersOf, rows, sharedRows, type PersonalRows } from '../../personalRows';

export const invitationData: readonly PersonalRows[] = [
  {
    ...rows('invitationAcceptances', invitationAcceptances, ({ userId }) =>
      eq(invitationAcceptances.userId, userId),
    ),
    endsWithMembership: true,
  },
  // People who came by the user's invitation stay invited.
  sharedRows(
    'invitedOthers',
    invitationAcceptances,
    (subject) => sql`${invitationAcceptances.inviterId} in ${membersOf(subject)}`,
    { inviterId: null },
    ['userId'],
  ),
  rows('invitations', invitations, (subject) => sql`${invitations.participantId} in ${membersOf(subject)}`),
];

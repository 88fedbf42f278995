import { eq } from 'drizzle-orm';
import { memberInvites } from '../../db/schema';
import { rows, type PersonalRows } from '../../personalRows';

export const memberInviteData: readonly PersonalRows[] = [
  {
    ...rows('memberInvites', memberInvites, ({ email }) => eq(memberInvites.email, email), ['authorId']),
    staysAfterMembership: 'addresses of people who are no members yet',
  },
];

import { eq } from 'drizzle-orm';
import { endedSessions, sessions } from '../../db/schema';
import { rows, type PersonalRows } from '../../personalRows';

export const sessionData: readonly PersonalRows[] = [
  {
    ...rows('sessions', sessions, ({ userId }) => eq(sessions.userId, userId), [
      'secretHash',
      'pageSecretHash',
    ]),
    staysAfterMembership: 'ended with their reason',
  },
  rows('endedSessions', endedSessions, ({ userId }) => eq(endedSessions.userId, userId), ['secretHash']),
];

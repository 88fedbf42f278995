import { eq, or } from 'drizzle-orm';
import { codes, consents } from '../../db/schema';
import { rows, type PersonalRows } from '../../personalRows';

export const authData: readonly PersonalRows[] = [
  {
    ...rows('codes', codes, ({ userId, email }) => or(eq(codes.userId, userId), eq(codes.email, email)), [
      'hash',
      // Another user may have requested a code to this address.
      'userId',
      // The owner of a waiting external account is unknown before the code is entered.
      'identity',
    ]),
    staysAfterMembership: 'the account’s: spent within days',
  },
  {
    ...rows('consents', consents, ({ userId }) => eq(consents.userId, userId)),
    staysAfterMembership: 'what was agreed to, and when, has to be proved after it',
  },
];

import { eq, sql } from 'drizzle-orm';
import { notificationPreferences, outbox, unsubscribeLinks } from '../../db/schema';
import { membersOf, rows, untoldRows, type PersonalRows } from '../../personalRows';

export const notificationData: readonly PersonalRows[] = [
  // What waits to be sent holds codes and links.
  // By whose act an email was written is the other's.
  {
    ...rows('outbox', outbox, ({ email }) => eq(outbox.recipient, email), [
      'payload',
      'causedBy',
      'collapseKey',
    ]),
    staysAfterMembership: 'emails about the account',
    erase: (app, tx, { email }) => app.forgetMail(tx, email),
  },
  // What was written to others because of something the user did: it stays, and no longer says so.
  {
    ...untoldRows('emailsToOthers', outbox, ({ userId }) => eq(outbox.causedBy, userId)),
    end: { causedBy: null },
  },
  rows(
    'unsubscribeLinks',
    unsubscribeLinks,
    (subject) => sql`${unsubscribeLinks.participantId} in ${membersOf(subject)}`,
    ['hash'],
  ),
  {
    ...rows('notificationPreferences', notificationPreferences, ({ userId }) =>
      eq(notificationPreferences.userId, userId),
    ),
    endsWithMembership: true,
  },
];

import { eq, or, sql } from 'drizzle-orm';
import { deliveries, notificationPreferences, notifications, unsubscribeLinks } from '../../db/schema';
import { membersOf, rows, notExportedRows, type PersonalRows, type Subject } from '../../personalRows';

const isOf = ({ userId, email }: Subject) =>
  or(eq(notifications.userId, userId), eq(notifications.email, email));

export const notificationData: readonly PersonalRows[] = [
  {
    // What waits to be sent holds codes and links.
    ...rows(
      'deliveries',
      deliveries,
      (subject) =>
        sql`${deliveries.notificationId} in (select ${notifications.id} from ${notifications} where ${isOf(subject)})`,
      ['data', 'unsubscribeUrl', 'contentHash'],
    ),
    erase: (app, tx, { email, userId }) => app.deliveries.deleteTo(tx, { address: email, userId }),
  },
  {
    // By whose act a notification was written, and of whom it speaks, is the others'.
    ...rows('notifications', notifications, isOf, ['data', 'about', 'causedBy', 'collapseKey', 'recipient']),
    staysAfterMembership: 'emails about the account',
  },
  // What was written to others because of something the user did: it stays, and no longer says so.
  {
    ...notExportedRows('emailsToOthers', notifications, ({ userId }) => eq(notifications.causedBy, userId)),
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

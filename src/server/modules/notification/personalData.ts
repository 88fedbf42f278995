import { eq, or, sql } from 'drizzle-orm';
import { deliveries, notificationPreferences, notifications, unsubscribeLinks } from '../../db/schema';
import { membersOf, rows, notExportedRows, type PersonalRows, type Subject } from '../../personalRows';

const isOf = ({ userId, email }: Subject) =>
  or(eq(notifications.userId, userId), eq(notifications.email, email));

export const notificationData: readonly PersonalRows[] = [
  {
    // Waiting deliveries contain codes and links.
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
    // The actor and the mentioned people are other people's data.
    ...rows('notifications', notifications, isOf, ['data', 'about', 'causedBy', 'collapseKey', 'recipient']),
    staysAfterMembership: 'emails about the account',
  },
  // Notifications to others that the user caused. They stay, without the user's id.
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

import { eq, or, sql } from 'drizzle-orm';
import {
  deliveries,
  notificationActions,
  notificationPreferences,
  notificationTimes,
  notifications,
  refusedAddresses,
  telegramChats,
  telegramCodes,
  unsubscribeLinks,
} from '../../db/schema';
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
      ['data', 'unsubscribeUrl', 'contentHash', 'replyKey'],
    ),
    erase: (app, tx, { email, userId }) => app.deliveries.deleteTo(tx, { address: email, userId }),
  },
  {
    // The actor and the mentioned people are other people's data.
    ...rows('notifications', notifications, isOf, [
      'data',
      'listData',
      'about',
      'causedBy',
      'collapseKey',
      'groupKey',
      'recipient',
    ]),
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
  {
    ...rows('notificationTimes', notificationTimes, ({ userId }) => eq(notificationTimes.userId, userId)),
    endsWithMembership: true,
  },
  notExportedRows(
    'notificationActions',
    notificationActions,
    (subject) =>
      sql`${notificationActions.notificationId} in (select ${notifications.id} from ${notifications} where ${isOf(subject)})`,
  ),
  rows('refusedAddresses', refusedAddresses, ({ email }) => eq(refusedAddresses.address, email)),
  {
    ...rows('telegramChats', telegramChats, ({ userId }) => eq(telegramChats.userId, userId)),
    staysAfterMembership: 'the account may have other communities',
  },
  {
    ...rows('telegramCodes', telegramCodes, ({ userId }) => eq(telegramCodes.userId, userId), ['hash']),
    staysAfterMembership: 'they end after ten minutes',
  },
];

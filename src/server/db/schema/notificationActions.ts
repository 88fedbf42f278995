import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { notifications } from './notifications';

/** What can be done from a notification without opening the site: one row per button and delivery. */
export const notificationActions = pgTable(
  'notification_actions',
  {
    /** Hash of the secret in the button. */
    hash: text('hash').primaryKey(),
    notificationId: text('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    /** One of the actions of its kind. */
    actionName: text('action_name').notNull(),
    /** What it chooses, such as one of the times offered; '' for none. */
    choice: text('choice').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('notification_actions_notification_idx').on(table.notificationId)],
);

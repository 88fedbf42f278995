import { boolean, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { participants } from './participants';

/** When a member wants to be notified (NOT-04). Without a row, at any time and immediately. */
export const notificationTimes = pgTable(
  'notification_times',
  {
    communityId: text('community_id').notNull(),
    userId: text('user_id').notNull(),
    /** Nothing that can be switched off is sent before. */
    pausedUntil: moment('paused_until'),
    /** In minutes from midnight in the member's time zone. Null: no quiet hours. They may go over midnight. */
    quietFrom: integer('quiet_from'),
    quietUntil: integer('quiet_until'),
    /** The hour of the daily digest in the member's time zone. Null: emails are sent immediately. */
    digestHour: integer('digest_hour'),
    /** Whether notifications on a locked screen show more than sender and kind. */
    showsText: boolean('shows_text').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.communityId, table.userId] }),
    foreignKey({
      name: 'notification_times_participant_fk',
      columns: [table.communityId, table.userId],
      foreignColumns: [participants.communityId, participants.userId],
    }).onDelete('cascade'),
  ],
);

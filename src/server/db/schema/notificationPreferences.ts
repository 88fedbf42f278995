import { boolean, foreignKey, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { participants } from './participants';

/** Members' choices of notifications (P11). Without a row, the default of the kind's category applies. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    communityId: text('community_id').notNull(),
    userId: text('user_id').notNull(),
    channel: text('channel').notNull(),
    /** Empty for the channel as a whole. */
    kind: text('kind').notNull(),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.communityId, table.userId, table.channel, table.kind] }),
    foreignKey({
      name: 'notification_preferences_participant_fk',
      columns: [table.communityId, table.userId],
      foreignColumns: [participants.communityId, participants.userId],
    }).onDelete('cascade'),
  ],
);

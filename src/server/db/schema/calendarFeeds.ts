import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { participants } from './participants';

/** The secret address of a member's own calendar feed. */
export const calendarFeeds = pgTable('calendar_feeds', {
  participantId: text('participant_id')
    .primaryKey()
    .references(() => participants.id, { onDelete: 'cascade' }),
  secretHash: text('secret_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
});

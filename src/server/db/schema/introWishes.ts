import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { participants } from './participants';
import { users } from './users';

/** The member whom a user wanted to meet when signing in (A01's introFor): the last one, per community. */
export const introWishes = pgTable(
  'intro_wishes',
  {
    communityId: text('community_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    participantId: text('participant_id')
      .notNull()
      .references(() => participants.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.communityId, table.userId] }),
    index('intro_wishes_user_idx').on(table.userId),
    index('intro_wishes_participant_idx').on(table.participantId),
  ],
);

import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { participants } from './participants';

/** Links in emails that unsubscribe from one kind and channel without signing in. */
export const unsubscribeLinks = pgTable(
  'unsubscribe_links',
  {
    /** Hash of the secret in the link. */
    hash: text('hash').primaryKey(),
    communityId: text('community_id').notNull(),
    participantId: text('participant_id')
      .notNull()
      .references(() => participants.id, { onDelete: 'cascade' }),
    channel: text('channel').notNull(),
    kind: text('kind').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('unsubscribe_links_participant_idx').on(table.participantId),
    index('unsubscribe_links_age_idx').on(table.createdAt),
  ],
);

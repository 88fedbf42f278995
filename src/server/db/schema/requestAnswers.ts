import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { language, moment } from './columns';
import { participants } from './participants';

/** What members answered to each other's requests: one answer of each to each, the last. */
export const requestAnswers = pgTable(
  'request_answers',
  {
    communityId: text('community_id').notNull(),
    /** Who asked. */
    participantId: text('participant_id')
      .notNull()
      .references(() => participants.id, { onDelete: 'cascade' }),
    authorId: text('author_id')
      .notNull()
      .references(() => participants.id, { onDelete: 'cascade' }),
    /** Which request it was, by when it was written, and what it said. */
    requestedAt: moment('requested_at').notNull(),
    request: text('request').notNull(),
    requestLang: language('request_lang'),
    answer: text('answer').notNull(),
    answerLang: language('answer_lang'),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.participantId, table.authorId, table.requestedAt] }),
    index('request_answers_author_idx').on(table.authorId),
  ],
);

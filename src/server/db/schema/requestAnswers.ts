import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { language, moment } from './columns';
import { participants } from './participants';

/** Answers of members to each other's requests: the last answer of each member to each other. */
export const requestAnswers = pgTable(
  'request_answers',
  {
    communityId: text('community_id').notNull(),
    /** The author of the request. */
    participantId: text('participant_id')
      .notNull()
      .references(() => participants.id, { onDelete: 'cascade' }),
    authorId: text('author_id')
      .notNull()
      .references(() => participants.id, { onDelete: 'cascade' }),
    /** The request it answers: when it was written, and its text. */
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

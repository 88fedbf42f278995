import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

export type MailStatus = 'pending' | 'sending' | 'sent' | 'suppressed' | 'failed';

/** Mails, written in the transaction of their cause and sent by a job. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    /** What the mail is about, once: `<code kind>:<code id>`. */
    cause: text('cause').notNull().unique('outbox_cause_key'),
    kind: text('kind').notNull(),
    communityId: text('community_id').notNull(),
    /** Address; that of a deleted account is emptied once the mail is out. */
    recipient: text('recipient').notNull(),
    lang: text('lang').$type<'en' | 'ru'>().notNull(),
    /** What the template needs. It holds the code or link, so it is emptied once the mail is out. */
    payload: jsonb('payload').$type<Record<string, string>>(),
    status: text('status').$type<MailStatus>().notNull(),
    attempts: integer('attempts').notNull(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [index('outbox_recipient_idx').on(table.recipient)],
);

import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/**
 * `pending` waits for its first or next attempt, `sending` is under way. `uncertain`: it was handed over once and
 * nothing was heard since, so it may have arrived. `failed` was given up. What waits has a payload, what is over has none.
 */
export type MailStatus = 'pending' | 'sending' | 'uncertain' | 'sent' | 'suppressed' | 'failed';

/** Ways to reach somebody that something is sent by. Each has its sender, which takes what is of its channel alone. */
export type Channel = 'EMAIL';

/** What people are told, by each channel, written in the transaction of its cause and sent after it. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    /** What it is about, once for whoever is told by this channel: `<kind>:<id>`. */
    cause: text('cause').notNull(),
    /** Programs of before write emails, and do not say so. */
    channel: text('channel').$type<Channel>().notNull().default('EMAIL'),
    kind: text('kind').notNull(),
    communityId: text('community_id').notNull(),
    /** Address by the channel; that of a deleted account is emptied once it is out. */
    recipient: text('recipient').notNull(),
    lang: text('lang').$type<'en' | 'ru'>().notNull(),
    /** What its texts need. It holds the code or link, so it is emptied once it is out. */
    payload: jsonb('payload').$type<{
      siteUrl: string;
      unsubscribeUrl?: string;
      about?: string[];
      [key: string]: unknown;
    }>(),
    status: text('status').$type<MailStatus>().notNull(),
    attempts: integer('attempts').notNull(),
    /** When it is attempted next; while it is being sent: when whoever sends it counts as gone. Null: at once. */
    tryAt: moment('try_at'),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    unique('outbox_cause_channel_key').on(table.cause, table.channel, table.recipient),
    index('outbox_recipient_idx').on(table.recipient),
    index('outbox_waiting_idx')
      .on(table.tryAt)
      .where(sql`status in ('pending', 'sending', 'uncertain')`),
  ],
);

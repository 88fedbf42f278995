import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/**
 * `pending` waits for its first or next attempt, `sending` is under way. `uncertain`: it was handed over once and
 * nothing was heard since, so it may have arrived. `gathered` goes out as part of a digest. `failed` was given up. What waits
 * has a payload, what is over has none.
 */
export type MailStatus = 'pending' | 'sending' | 'uncertain' | 'gathered' | 'sent' | 'suppressed' | 'failed';

/** What people are told, by each channel, written in the transaction of its cause and sent after it. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    /** What it is about, once for whoever is told by this channel: `<kind>:<id>`. */
    cause: text('cause').notNull(),
    /** Its sender takes what is of it alone. Programs of before write emails, and do not say so. */
    channel: text('channel').notNull().default('EMAIL'),
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
    /** In the order they were written, whatever clocks say. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** What it is about, as far as a later one with the same key and recipient replaces it; null of what nothing replaces. */
    collapseKey: text('collapse_key'),
    /** The user whose act caused it, where that is somebody else than its reader. */
    causedBy: text('caused_by'),
    /** Hash of what its reader knows once it is read. */
    says: text('says'),
    /** From then on it cannot wait for others to be gathered with it. */
    urgentFrom: moment('urgent_from'),
    /** When it was let out, however long its delivery takes from then on. */
    releasedAt: moment('released_at'),
    /** The digest that it goes out with. */
    digestId: text('digest_id'),
  },
  (table) => [
    unique('outbox_cause_channel_key').on(table.cause, table.channel, table.recipient),
    index('outbox_recipient_idx').on(table.recipient),
    index('outbox_collapse_idx').on(table.collapseKey, table.recipient),
    index('outbox_caused_by_idx').on(table.causedBy, table.recipient),
    index('outbox_digest_idx').on(table.digestId),
    index('outbox_waiting_idx')
      .on(table.tryAt)
      .where(sql`status in ('pending', 'sending', 'uncertain')`),
  ],
);

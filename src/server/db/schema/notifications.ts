import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Lang } from '../../../lib/lang';
import { jsonWithoutPictures, moment } from './columns';

/** Notifications, one row per recipient, written in the transaction of the cause. */
export const notifications = pgTable(
  'notifications',
  {
    id: text('id').primaryKey(),
    /** The order of writing, independent of clocks. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** The recipient's account; null where the address has none. */
    userId: text('user_id'),
    /** Only for a recipient without an account. Emptied once the notification is over, if its kind says so. */
    email: text('email'),
    /** The account, or the address of a recipient without one. */
    recipient: text('recipient')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(user_id, email, '')`),
    communityId: text('community_id').notNull(),
    kind: text('kind').notNull(),
    /** What happened, once for each recipient: `<kind>:<id>`. */
    cause: text('cause').notNull(),
    lang: text('lang').$type<Lang>().notNull(),
    /** The beginning of its links. */
    siteUrl: text('site_url').notNull(),
    /** Data for its texts. For an ephemeral kind, emptied once all deliveries are over. */
    data: jsonWithoutPictures('data').$type<Record<string, unknown>>(),
    /** What the list shows of an ephemeral kind: its data without secrets. */
    listData: jsonWithoutPictures('list_data').$type<Record<string, unknown>>(),
    /** The list shows the latest notification of each group. Null if no list shows it. */
    groupKey: text('group_key'),
    /** No list shows it before. Null: at once. */
    listedFrom: moment('listed_from'),
    /** Ids of the participants that it mentions. Its data are emptied when one of them leaves. */
    about: text('about')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** A later notification with the same key and recipient replaces it. Null if nothing replaces it. */
    collapseKey: text('collapse_key'),
    /** The user who caused it, if that is not the recipient. */
    causedBy: text('caused_by'),
    /** From then on it cannot wait for others to be gathered with it. */
    urgentFrom: moment('urgent_from'),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at'),
    dismissedAt: moment('dismissed_at'),
  },
  (table) => [
    unique('notifications_cause_key').on(table.cause, table.recipient),
    index('notifications_recipient_idx').on(table.recipient, table.number),
    index('notifications_list_idx')
      .on(table.recipient, table.communityId, table.number.desc())
      .where(sql`group_key is not null and dismissed_at is null`),
    index('notifications_group_idx')
      .on(table.recipient, table.communityId, table.groupKey, table.number.desc())
      .where(sql`group_key is not null and dismissed_at is null`),
    index('notifications_unseen_idx')
      .on(table.recipient, table.communityId, table.groupKey)
      .where(sql`group_key is not null and dismissed_at is null and seen_at is null`),
    index('notifications_collapse_idx').on(table.collapseKey, table.recipient),
    index('notifications_caused_by_idx').on(table.causedBy, table.recipient),
    index('notifications_about_idx').using('gin', table.about),
    index('notifications_age_idx').on(table.createdAt),
  ],
);

/**
 * `pending` waits for its first or next attempt, `sending` is under way. `uncertain`: it was handed over once and nothing was
 * heard since, so it may have arrived. `gathered` goes out as part of a digest. `failed` was given up.
 */
export type DeliveryStatus =
  'pending' | 'sending' | 'uncertain' | 'gathered' | 'sent' | 'suppressed' | 'failed';

/**
 * Why a delivery was not sent: its reader saw it elsewhere or is there, its content is no longer true or its people are gone,
 * one of the two blocked the other, its reader switched it off or has paused all, another said the same, or the address is stopped.
 */
export type NotSentFor = 'seen' | 'outdated' | 'apart' | 'switchedOff' | 'paused' | 'repeated' | 'stopped';

/** A notification to one address of one channel, sent after the transaction of its cause. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: text('id').primaryKey(),
    notificationId: text('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    /** The worker of this channel sends it. */
    channel: text('channel').notNull(),
    /** In the channel's format. Emptied once the delivery is over, if its kind says so. */
    address: text('address').notNull(),
    /** Sent after all others, because it goes to many people. */
    unhurried: boolean('unhurried').notNull().default(false),
    status: text('status').$type<DeliveryStatus>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** The time of the next attempt, or the end of a worker's lease. Null if it is gathered or over. */
    leasedUntil: moment('leased_until'),
    /** Replaces the notification's data if it was merged with earlier unsent ones. Null once it is over. */
    data: jsonWithoutPictures('data').$type<Record<string, unknown>>(),
    /** Switches the kind off. A secret, so it is emptied once the delivery is over. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** Hash of what its reader knows once it is read. */
    contentHash: text('content_hash'),
    /** When it was let out, however long the sending takes from then on. */
    releasedAt: moment('released_at'),
    /** The delivery of the digest that it goes out with. */
    digestId: text('digest_id'),
    sentAt: moment('sent_at'),
    /** Why it was not sent, if it was suppressed. */
    notSentFor: text('not_sent_for').$type<NotSentFor>(),
    /** Part of the sender's address of an email: bounces and answers come back with it. */
    replyKey: text('reply_key'),
    /** How the last attempt failed. */
    error: text('error').$type<'temporary' | 'permanent' | 'uncertain'>(),
  },
  (table) => [
    unique('deliveries_channel_key').on(table.notificationId, table.channel, table.address),
    index('deliveries_address_idx').on(table.address),
    index('deliveries_digest_idx').on(table.digestId),
    uniqueIndex('deliveries_reply_idx')
      .on(table.replyKey)
      .where(sql`reply_key is not null`),
    index('deliveries_waiting_idx')
      .on(table.channel, table.unhurried, table.leasedUntil)
      .where(sql`status in ('pending', 'sending', 'uncertain')`),
  ],
);

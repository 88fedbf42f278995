import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Lang } from '../../../lib/lang';
import { moment } from './columns';
import { users } from './users';

/** Addresses of a channel that refused for good (NOT-07). Nothing is sent there while `stoppedAt` is set. */
export const refusedAddresses = pgTable(
  'refused_addresses',
  {
    channel: text('channel').notNull(),
    address: text('address').notNull(),
    /** On how many days it refused in a row. */
    days: integer('days').notNull(),
    refusedAt: moment('refused_at').notNull(),
    stoppedAt: moment('stopped_at'),
    /** The enhanced status code of the refusal, such as 5.1.1, or ''. */
    smtpStatus: text('smtp_status').notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.address] })],
);

/** The chats with the Telegram bot of an account (NOT-03). */
export const telegramChats = pgTable(
  'telegram_chats',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    chatId: bigint('chat_id', { mode: 'number' }).notNull(),
    /** Without '@'; '' for none. */
    username: text('username').notNull(),
    /** The community from which it was connected: the bot answers in its name. */
    communityId: text('community_id').notNull(),
    lang: text('lang').$type<Lang>().notNull(),
    connectedAt: moment('connected_at').notNull(),
    /** Since when the person has blocked the bot. */
    stoppedAt: moment('stopped_at'),
  },
  (table) => [uniqueIndex('telegram_chats_chat_idx').on(table.chatId)],
);

/** Codes that connect a chat with the bot to an account, once and for ten minutes. */
export const telegramCodes = pgTable(
  'telegram_codes',
  {
    hash: text('hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    communityId: text('community_id').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('telegram_codes_user_idx').on(table.userId),
    index('telegram_codes_age_idx').on(table.createdAt),
  ],
);

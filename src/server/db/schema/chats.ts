import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Chat, Message } from '../../../generated/api/chat';
import { language, moment, picture } from './columns';
import { person, persons } from './persons';
import { users } from './users';

/** A person who is named, and whose row does not go with them. */
const keptPerson = (name: string) => text(name).references(() => persons.id, { onDelete: 'set null' });

/** Chats of two members, or of a group. */
export const chats = pgTable(
  'chats',
  {
    id: text('id').primaryKey(),
    communityId: text('community_id').notNull(),
    kind: text('kind').$type<Chat['chat']['kind']>().notNull(),
    /** The two of a direct chat, the lesser id first. Null for a group, and once an account is deleted. */
    firstId: keptPerson('first_id'),
    secondId: keptPerson('second_id'),
    /** A group’s name. */
    name: text('name'),
    /** A group’s picture, and the member who brought it. */
    imageUrl: picture('image_url'),
    broughtBy: text('brought_by').references(() => users.id, { onDelete: 'set null' }),
    createdBy: keptPerson('created_by'),
    /** The number of the latest message: messages count from 1 without gaps. */
    number: integer('number').notNull().default(0),
    /** The latest change of anything that the chat shows, without gaps. */
    change: integer('change').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    /** The time of the latest message. */
    latestAt: moment('latest_at').notNull(),
  },
  (table) => [
    unique('chats_pair_key').on(table.firstId, table.secondId),
    index('chats_second_idx').on(table.secondId),
    index('chats_created_by_idx').on(table.createdBy),
    index('chats_brought_by_idx').on(table.broughtBy),
  ],
);

/** Who is in a chat, and who left it. */
export const chatMembers = pgTable(
  'chat_members',
  {
    chatId: text('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    personId: person('person_id'),
    /** The first message that they see. */
    fromNumber: integer('from_number').notNull(),
    /** Up to where they have read, and up to where one of their devices has the messages. They only grow. */
    readNumber: integer('read_number').notNull(),
    deliveredNumber: integer('delivered_number').notNull(),
    /** Up to which message they were notified, because they had not read it. */
    notifiedNumber: integer('notified_number').notNull().default(0),
    muted: boolean('muted').notNull().default(false),
    joinedAt: moment('joined_at').notNull(),
    leftAt: moment('left_at'),
  },
  (table) => [
    primaryKey({ columns: [table.chatId, table.personId] }),
    index('chat_members_person_idx').on(table.personId),
  ],
);

/** Messages of chats. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    chatId: text('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** The chat’s change that its state is of. */
    change: integer('change').notNull(),
    /** A UUID that the author’s client drew, so that a repeated call makes one message. */
    messageId: text('message_id').notNull(),
    /** A hash of what was sent under `messageId`. */
    contentHash: text('content_hash').notNull(),
    kind: text('kind').$type<Message['kind']>().notNull(),
    /** Null: a deleted account. */
    authorId: keptPerson('author_id'),
    text: text('text').notNull(),
    textLang: language('text_lang'),
    /** The text as it sounds, in Latin letters. Made by the database. */
    search: text('search').generatedAlwaysAs(sql`search_fold(text)`),
    replyTo: integer('reply_to'),
    /** An agreed meeting as it was agreed, for MEETING. */
    meetingId: text('meeting_id'),
    startsAt: moment('starts_at'),
    minutes: integer('minutes'),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.chatId, table.number] }),
    uniqueIndex('chat_messages_change_key').on(table.chatId, table.change),
    uniqueIndex('chat_messages_id_key').on(table.chatId, table.authorId, table.messageId),
    index('chat_messages_author_idx').on(table.authorId),
  ],
);

const ofMessage = {
  chatId: text('chat_id').notNull(),
  number: integer('number').notNull(),
};

/** The people a message is about: those who joined or left. */
export const chatMessagePeople = pgTable(
  'chat_message_people',
  { ...ofMessage, personId: person('person_id') },
  (table) => [
    primaryKey({ columns: [table.chatId, table.number, table.personId] }),
    foreignKey({
      name: 'chat_message_people_message_fk',
      columns: [table.chatId, table.number],
      foreignColumns: [chatMessages.chatId, chatMessages.number],
    }).onDelete('cascade'),
    index('chat_message_people_person_idx').on(table.personId),
  ],
);

export const chatReactions = pgTable(
  'chat_reactions',
  {
    ...ofMessage,
    personId: person('person_id'),
    emoji: text('emoji').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chatId, table.number, table.personId, table.emoji] }),
    foreignKey({
      name: 'chat_reactions_message_fk',
      columns: [table.chatId, table.number],
      foreignColumns: [chatMessages.chatId, chatMessages.number],
    }).onDelete('cascade'),
    index('chat_reactions_person_idx').on(table.personId),
  ],
);

/** Images of messages. */
export const chatImages = pgTable(
  'chat_images',
  {
    ...ofMessage,
    position: integer('position').notNull(),
    /** Null once its owner removed it. */
    imageUrl: picture('image_url'),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chatId, table.number, table.position] }),
    foreignKey({
      name: 'chat_images_message_fk',
      columns: [table.chatId, table.number],
      foreignColumns: [chatMessages.chatId, chatMessages.number],
    }).onDelete('cascade'),
    index('chat_images_user_idx').on(table.userId),
  ],
);

import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Act } from '../../../lib/rules/managers/acts';
import { jsonWithoutPictures, moment } from './columns';
import { users } from './users';

/**
 * Maps an audit's ids to people. A row is deleted with its account; the entries stay and are then about a person who
 * left.
 */
export const auditAliases = pgTable('audit_aliases', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .unique('audit_aliases_user_key')
    .references(() => users.id, { onDelete: 'cascade' }),
});

/** The properties of a member that an action changed: switches, states and numbers, never texts or names. */
export type AuditState = Readonly<Record<string, string | number | boolean | null>>;

/** Every action of managers. The database allows only inserts. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    communityId: text('community_id').notNull(),
    at: moment('at').notNull(),
    action: text('action').$type<Act>().notNull(),
    /** An alias. Null: the operator of the server. */
    actorId: text('actor_id'),
    /** An alias. Null: the entry is about nobody. */
    subjectId: text('subject_id'),
    /** An alias: a second person that the entry is about, such as the reader of an introduction. */
    relatedId: text('related_id'),
    before: jsonWithoutPictures('before').$type<AuditState>(),
    after: jsonWithoutPictures('after').$type<AuditState>(),
    /**
     * The text to or about the subject: an id of `manager_messages` or `audit_texts`, whose rows are deleted with their
     * account.
     */
    messageId: text('message_id'),
  },
  (table) => [
    index('audit_entries_latest_idx').on(table.communityId, table.id),
    index('audit_entries_subject_idx').on(table.communityId, table.subjectId, table.id),
  ],
);

/**
 * The entries of each community in the order of their commits, each with the hash of the previous one. The database
 * writes it (`audit_append`) and allows only inserts. The README of modules/audit says what is hashed.
 */
export const auditChain = pgTable(
  'audit_chain',
  {
    communityId: text('community_id').notNull(),
    /** 1, 2, 3 … without gaps. */
    number: bigint('number', { mode: 'number' }).notNull(),
    entryId: bigint('entry_id', { mode: 'number' }).notNull().unique('audit_chain_entry_key'),
    /** Hash of the entry's text. Null without one. */
    textHash: text('text_hash'),
    /** `hash` of the number before; empty for the first. */
    previous: text('previous').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.communityId, table.number] })],
);

/** Texts of managers about a member, unchanged, also after the manager deleted them. Deleted with the member's account. */
export const auditTexts = pgTable(
  'audit_texts',
  {
    /** The id of the note. */
    id: text('id').primaryKey(),
    communityId: text('community_id').notNull(),
    /** The member it is about. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** Deleted with the text: its hash stays in the chain, and without the salt nobody can guess the text. */
    salt: uuid('salt').notNull().defaultRandom(),
  },
  (table) => [index('audit_texts_user_idx').on(table.userId)],
);

import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { jsonWithoutPictures, moment } from './columns';
import { users, type identities } from './users';

/**
 * Codes of six digits, typed in by hand; `login` is asked for beside the password. `emailChange` and `passwordSet` go to
 * the account's own address, `newEmail` to the one it is to have.
 */
export type TypedCodeKind =
  'otp' | 'login' | 'deletion' | 'external' | 'emailChange' | 'passwordSet' | 'newEmail';
/** Kinds of codes in links of emails. */
export type LinkKind = 'magic' | 'recovery' | 'confirm';
/** Kinds of tickets. The browser has one while a new account of an external sign-in waits for consent. */
export type TicketKind = 'agreement';
export type CodeKind = TypedCodeKind | LinkKind | TicketKind;

/** An external account with the name from the provider. */
export type ExternalIdentity = Pick<
  typeof identities.$inferInsert,
  'issuer' | 'subject' | 'provider' | 'givenName' | 'familyName'
>;

/** One-time codes and mailed links, hashed. A row is written for unknown addresses too, so that both look alike. */
export const codes = pgTable(
  'codes',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<CodeKind>().notNull(),
    hash: text('hash').notNull(),
    email: text('email').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    communityId: text('community_id').notNull(),
    /**
     * For kind 'external': the account to link to the user; the code does nothing else. For kind 'agreement': the
     * account that the ticket creates.
     */
    identity: jsonWithoutPictures('identity').$type<ExternalIdentity>(),
    tries: integer('tries').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Set once: by the use that succeeded, of this one or another of its kind, or by too many newer ones. */
    usedAt: moment('used_at'),
  },
  (table) => [
    index('codes_lookup_idx').on(table.communityId, table.kind, table.email, table.createdAt),
    index('codes_email_idx').on(table.email),
    index('codes_user_idx').on(table.userId),
  ],
);

/** Sign-ins that are away at an OAuth2 provider, keyed by the hash of their state. */
export const oauthStates = pgTable('oauth_states', {
  stateHash: text('state_hash').primaryKey(),
  /** Hash of the cookie that ties the state to the browser that began. */
  bindingHash: text('binding_hash').notNull(),
  communityId: text('community_id').notNull(),
  verifier: text('verifier').notNull(),
  nonce: text('nonce').notNull(),
  backTo: text('back_to'),
  expiresAt: moment('expires_at').notNull(),
});

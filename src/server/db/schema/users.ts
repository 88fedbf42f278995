import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Role } from '../../../generated/api/shared';
import type { Lang } from '../../../lib/lang';
import { moment } from './columns';

/** Accounts. They are global: one address is one account in all communities. */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** Normalised by `normalizeEmail`. */
    email: text('email').notNull().unique('users_email_key'),
    /** argon2id; null for those who sign in by mail or by an external account only. */
    passwordHash: text('password_hash'),
    /** ROLE_MANAGER is no property of an account: it comes from a participant that manages. */
    role: text('role').$type<Exclude<Role, 'ROLE_MANAGER'>>().notNull(),
    preferredLang: text('preferred_lang').$type<Lang>(),
    emailConfirmedAt: moment('email_confirmed_at'),
    /** Set by the first sign-in, whose response says that it is the first. */
    firstSignedInAt: moment('first_signed_in_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('users_lang_idx')
      .on(table.preferredLang)
      .where(sql`preferred_lang is not null`),
  ],
);

/** How an external account came to open an account here: it made it, its provider is trusted with the domain, or a mailed code was typed. */
export type LinkedBy = 'NEW_ACCOUNT' | 'DOMAIN' | 'CODE';

/** External accounts that open an account here. */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<'GOOGLE' | 'OAUTH2'>().notNull(),
    /** From the provider at the latest sign-in. */
    givenName: text('given_name'),
    familyName: text('family_name'),
    /** Null for links older than this column, which rely only on the address that the provider asserted. */
    linkedBy: text('linked_by').$type<LinkedBy>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_user_idx').on(table.userId),
  ],
);

import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LegalDocuments } from '../../../config/legalDocuments';
import type { Lang } from '../../../lib/lang';
import { jsonWithoutPictures, moment } from './columns';
import { users } from './users';

/** Agreements to the legal documents of a community, one row per version (A09). */
export const consents = pgTable(
  'consents',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    communityId: text('community_id').notNull(),
    /** Hash of the documents' text as it was published. */
    version: text('version').notNull(),
    /** Their addresses. */
    documents: jsonWithoutPictures('documents').$type<LegalDocuments>().notNull(),
    /** The language of the page. Null for consents older than this column. */
    language: text('language').$type<Lang>(),
    /** Shortened; null as above. */
    address: text('address'),
    agreedAt: moment('agreed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.communityId, table.version] })],
);

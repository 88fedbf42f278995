import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Overrides } from '../../../config/types';
import { jsonWithoutPictures, moment } from './columns';

/** Communities that were created by call and have no folder. */
export const communities = pgTable('communities', {
  id: text('id').primaryKey(),
  domain: text('domain').notNull().unique('communities_domain_key'),
  /** Content by file name. */
  files: jsonWithoutPictures('files').$type<Overrides>().notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Managers' changes, which override the folder's files. */
export const communityOverrides = pgTable('community_overrides', {
  communityId: text('community_id').primaryKey(),
  files: jsonWithoutPictures('files').$type<Overrides>().notNull(),
  updatedBy: text('updated_by').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** The last known good version of each file of the communities' folders, which replaces an invalid one. */
export const communityLastKnownGood = pgTable('community_last_known_good', {
  domain: text('domain').primaryKey(),
  /** JSON: the text of each file by name. */
  files: text('files').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

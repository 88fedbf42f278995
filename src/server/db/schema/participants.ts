import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { users } from './users';

/** Members: a user in a community. */
export const participants = pgTable(
  'participants',
  {
    id: text('id').primaryKey(),
    communityId: text('community_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    slug: text('slug').notNull(),
    avatarUrl: text('avatar_url'),
    position: text('position'),
    company: text('company'),
    city: text('city'),
    about: text('about'),
    lookingFor: text('looking_for'),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** false: signed in, but not (or no longer) admitted. */
    enabled: boolean('enabled').notNull().default(true),
    networkingEnabled: boolean('networking_enabled').notNull().default(true),
    isManager: boolean('is_manager').notNull().default(false),
    /** Agreed to be shown to visitors on the landing (C06). */
    publicPreview: boolean('public_preview').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('participants_user_key').on(table.communityId, table.userId),
    unique('participants_slug_key').on(table.communityId, table.slug),
    index('participants_user_idx').on(table.userId),
  ],
);

/** The personal invitation of a member: one at a time, for many people, renewed by replacing the id. */
export const invitations = pgTable('invitations', {
  id: text('id').primaryKey(),
  communityId: text('community_id').notNull(),
  participantId: text('participant_id')
    .notNull()
    .unique('invitations_participant_key')
    .references(() => participants.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull(),
});

/** Who came through whose invitation. Outlives the invitation's renewal. */
export const invitationAcceptances = pgTable(
  'invitation_acceptances',
  {
    communityId: text('community_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    inviterId: text('inviter_id')
      .notNull()
      .references(() => participants.id, { onDelete: 'cascade' }),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.communityId, table.userId] })],
);

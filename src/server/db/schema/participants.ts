import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { Answers } from '../../../lib/rules/onboarding/answers';
import type { Contact, ContactType } from '../../../lib/rules/contacts/contactTypes';
import type { Privacy } from '../../../lib/rules/contacts/privacy';
import { jsonWithoutPictures, language, moment, picture } from './columns';
import { persons } from './persons';
import { users } from './users';

const words = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`);

/** Members, applicants and guests: a person in a community, while they are one of these. */
export const participants = pgTable(
  'participants',
  {
    id: text('id')
      .primaryKey()
      .references(() => persons.id, { onDelete: 'cascade' }),
    communityId: text('community_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    slug: text('slug').notNull(),
    avatarUrl: picture('avatar_url'),
    position: text('position'),
    company: text('company'),
    city: text('city'),
    country: text('country'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Whether others see city and country. */
    showLocation: boolean('show_location').notNull().default(false),
    about: text('about'),
    aboutLang: language('about_lang'),
    goal: text('goal'),
    goalLang: language('goal_lang'),
    lookingFor: text('looking_for'),
    lookingForLang: language('looking_for_lang'),
    /** When the current request was written. Maintained by the database; null without a request. */
    requestedAt: moment('requested_at'),
    tags: words('tags'),
    /** In their normal form, one of a type, in the owner's order. Read and written as a whole with the row. */
    contacts: jsonWithoutPictures('contacts').$type<Contact[]>().notNull().default([]),
    /** Who may see the member's contacts (PRO-02). */
    privacy: text('privacy').$type<Privacy>().notNull().default('CONNECTIONS'),
    /** The contact types that CUSTOM privacy hides. */
    contactTypesToHide: words('contact_types_to_hide').$type<ContactType[]>(),
    /** To the survey, by question. */
    answers: jsonWithoutPictures('answers').$type<Answers>().notNull().default({}),
    /** Whether the member shows what they have read in chats, and sees it of others. */
    readReceipts: boolean('read_receipts').notNull().default(true),
    tutorialSeen: boolean('tutorial_seen').notNull().default(false),
    /** false: signed in, but not (or no longer) admitted. */
    enabled: boolean('enabled').notNull().default(true),
    /** false: a manager switched the profile off; only its owner and managers see it. */
    profileEnabled: boolean('profile_enabled').notNull().default(true),
    networkingEnabled: boolean('networking_enabled').notNull().default(true),
    /** Until then the member takes no part in introductions, by their own wish. */
    networkingPausedUntil: moment('networking_paused_until'),
    isManager: boolean('is_manager').notNull().default(false),
    /** A guest of single events (SES-04), who is neither a member nor an applicant. */
    isGuest: boolean('is_guest').notNull().default(false),
    /** Ids of the events to which a person who is not `enabled` was admitted. */
    guestOf: words('guest_of'),
    /** When a manager refused them, or took them out of the community; they are not `enabled` then. */
    refusedAt: moment('refused_at'),
    removedAt: moment('removed_at'),
    /** When a manager picked them to be shown on the landing: of those who agreed to it, they come first. */
    pickedAt: moment('picked_at'),
    /** Counts what managers changed: a change made from an older version is refused. */
    managedVersion: integer('managed_version').notNull().default(1),
    /** Exact to an hour. Null: not since this is stored. */
    lastSeenAt: moment('last_seen_at'),
    /** The time zone of the member's browser, stored with `lastSeenAt`. Null: unknown. */
    timeZone: text('time_zone'),
    /** Name, position and company as they sound, in Latin letters. Made by the database. */
    search: text('search').generatedAlwaysAs(
      sql`search_fold(first_name || ' ' || last_name || ' ' || coalesce(company, '') || ' ' || coalesce(position, ''))`,
    ),
    /** Agreed to be shown to visitors on the landing (C06). */
    publicPreview: boolean('public_preview').notNull().default(false),
    /** Search engines may list the page at /u/{slug}. */
    inSearchEngines: boolean('in_search_engines').notNull().default(false),
    /** Visitors see the page at /u/{slug}. Null: where members of the community see each other (`transparent`). */
    publicPage: boolean('public_page'),
    /** Counts the owner's changes. A change that is based on an older version is refused. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    unique('participants_user_key').on(table.communityId, table.userId),
    unique('participants_slug_key').on(table.communityId, table.slug),
    index('participants_user_idx').on(table.userId),
    index('participants_joined_idx').on(table.communityId, table.createdAt, table.id),
    index('participants_search_idx').using('gin', table.search.op('gin_trgm_ops')),
    index('participants_name_idx')
      .on(table.communityId, sql`((first_name || ' ' || last_name) collate "und-x-icu")`, table.id)
      .where(sql`enabled and profile_enabled`),
    index('participants_request_idx')
      .on(table.communityId, table.requestedAt, table.id)
      .where(sql`requested_at is not null`),
    index('participants_tags_idx').using('gin', table.tags),
    index('participants_city_idx')
      .on(table.communityId, table.city)
      .where(sql`show_location and enabled and profile_enabled`),
    index('participants_preview_idx')
      .on(table.communityId, table.createdAt, table.id)
      .where(sql`public_preview and enabled and profile_enabled`),
    index('participants_managers_idx')
      .on(table.communityId, table.id)
      .where(sql`is_manager`),
    // Code that enables a participant must also end the guest state.
    check(
      'participants_guest_check',
      sql`not (${table.isGuest} and (${table.enabled} or ${table.isManager}))`,
    ),
  ],
);

/** Former slugs of members. They redirect to the current slug, and nobody else gets them meanwhile. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    communityId: text('community_id').notNull(),
    slug: text('slug').notNull(),
    participantId: text('participant_id')
      .notNull()
      .references(() => participants.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.communityId, table.slug] }),
    index('former_slugs_participant_idx').on(table.participantId),
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

/** Who joined by whose invitation. Kept when the invitation is renewed. */
export const invitationAcceptances = pgTable(
  'invitation_acceptances',
  {
    communityId: text('community_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the inviter has left. The acceptance stays. */
    inviterId: text('inviter_id').references(() => participants.id, { onDelete: 'set null' }),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.communityId, table.userId] }),
    index('invitation_acceptances_inviter_idx').on(table.inviterId),
  ],
);

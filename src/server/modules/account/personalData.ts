import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  codes,
  communities,
  communityOverrides,
  consents,
  endedSessions,
  formerSlugs,
  identities,
  images,
  introWishes,
  invitationAcceptances,
  invitations,
  onboardingProgress,
  outbox,
  participants,
  sessions,
  users,
  webPushSubscriptions,
} from '../../db/schema';

/** Whose data it is. */
export interface Subject {
  userId: string;
  email: string;
}

/** Where rows of a user lie, and what becomes of them. */
export interface PersonalRows {
  /** Under this name they stand in the export. */
  name: string;
  table: PgTable;
  /** Which rows are the user's. */
  of: (subject: Subject) => SQL | undefined;
  /** Their end: removed, or with what names the user replaced, since the rest of them is others'. */
  end: 'remove' | Record<string, unknown>;
  /** Columns the export leaves out: secrets, which open something, and what is others'. */
  omitted?: readonly string[];
}

const rows = <Table extends PgTable>(
  name: string,
  table: Table,
  of: PersonalRows['of'],
  omitted: readonly (keyof Table['_']['columns'] & string)[] = [],
): PersonalRows => ({ name, table, of, end: 'remove', omitted });

const sharedRows = <Table extends PgTable>(
  name: string,
  table: Table,
  of: PersonalRows['of'],
  end: Partial<Table['$inferInsert']>,
  omitted: readonly (keyof Table['_']['columns'] & string)[] = [],
): PersonalRows => ({ name, table, of, end, omitted });

const membersOf = ({ userId }: Subject): SQL =>
  sql`(select ${participants.id} from ${participants} where ${participants.userId} = ${userId})`;

/** In place of a user's id where one has to stand. */
const nobody = 'deleted';

/**
 * Everything stored about a user, in the order it is removed in. Deletion (A13) and the export are both made from this
 * list, and a test compares it with the schema: a new table with a user in it cannot be forgotten.
 */
export const personalData: readonly PersonalRows[] = [
  rows('sessions', sessions, ({ userId }) => eq(sessions.userId, userId), ['secretHash']),
  rows('endedSessions', endedSessions, ({ userId }) => eq(endedSessions.userId, userId), ['secretHash']),
  rows('codes', codes, ({ userId, email }) => or(eq(codes.userId, userId), eq(codes.email, email)), [
    'hash',
    // Somebody else may have asked for a code to this address.
    'userId',
    // Whose external account waits is not known before its code is typed.
    'identity',
  ]),
  rows('consents', consents, ({ userId }) => eq(consents.userId, userId)),
  rows('identities', identities, ({ userId }) => eq(identities.userId, userId)),
  rows(
    'webPushSubscriptions',
    webPushSubscriptions,
    ({ userId }) => eq(webPushSubscriptions.userId, userId),
    ['auth', 'p256dh'],
  ),
  // What waits to be sent holds codes and links.
  rows('outbox', outbox, ({ email }) => eq(outbox.recipient, email), ['payload']),
  rows('onboardingProgress', onboardingProgress, ({ userId }) => eq(onboardingProgress.userId, userId)),
  rows('introWishes', introWishes, ({ userId }) => eq(introWishes.userId, userId)),
  // Who they are is theirs to say.
  rows(
    'wantedByOthers',
    introWishes,
    (subject) => sql`${introWishes.participantId} in ${membersOf(subject)}`,
    ['userId'],
  ),
  rows('invitationAcceptances', invitationAcceptances, ({ userId }) =>
    eq(invitationAcceptances.userId, userId),
  ),
  // Those who came through the user's invitation stay invited.
  sharedRows(
    'invitedOthers',
    invitationAcceptances,
    (subject) => sql`${invitationAcceptances.inviterId} in ${membersOf(subject)}`,
    { inviterId: null },
    ['userId'],
  ),
  rows('invitations', invitations, (subject) => sql`${invitations.participantId} in ${membersOf(subject)}`),
  rows('formerSlugs', formerSlugs, (subject) => sql`${formerSlugs.participantId} in ${membersOf(subject)}`),
  rows('participants', participants, ({ userId }) => eq(participants.userId, userId)),
  rows('images', images, ({ userId }) => eq(images.userId, userId)),
  // Communities go on without the administrator who made or changed them.
  sharedRows(
    'communities',
    communities,
    ({ userId }) => eq(communities.createdBy, userId),
    { createdBy: nobody },
    ['files'],
  ),
  sharedRows(
    'communityOverrides',
    communityOverrides,
    ({ userId }) => eq(communityOverrides.updatedBy, userId),
    { updatedBy: nobody },
    ['files'],
  ),
  rows('users', users, ({ userId }) => eq(users.id, userId), ['passwordHash']),
];

/** Tables that hold nothing of anybody, by what they hold instead. */
export const impersonalTables: Readonly<Record<string, string>> = {
  community_last_good: 'config folders as they were when last good',
  oauth_states: 'sign-ins that are away at a provider: nobody is known yet',
  schema_version: 'which versions of the program may use the tables',
};

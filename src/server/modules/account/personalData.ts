import { eq, or, sql } from 'drizzle-orm';
import {
  auditAliases,
  auditEntries,
  auditTexts,
  bookmarks,
  bulkActs,
  codes,
  communities,
  communityOverrides,
  connections,
  consents,
  declinedReasons,
  endedSessions,
  formerSlugs,
  identities,
  images,
  introWishes,
  invitationAcceptances,
  invitations,
  managerInvitations,
  managerMessages,
  managerVisits,
  matchingLists,
  matchingResults,
  matchings,
  meetings,
  memberInvites,
  memberVectors,
  onboardingProgress,
  outbox,
  participants,
  persons,
  relevances,
  requestAnswers,
  sessions,
  unsubscribeLinks,
  users,
  webPushSubscriptions,
} from '../../db/schema';
import { eventData } from './eventData';
import { keptData } from './keptData';
import {
  aliasOf,
  keptRows,
  membersOf,
  pairsOf,
  rows,
  sharedRows,
  untoldRows,
  type PersonalRows,
} from './personalRows';

/** What was written to others because of something the user did: it stays, and no longer says so. */
const emailsToOthers: PersonalRows = {
  ...untoldRows('emailsToOthers', outbox, ({ userId }) => eq(outbox.causedBy, userId)),
  end: { causedBy: null },
};

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
  // By whose act an email was written is the other's.
  rows('outbox', outbox, ({ email }) => eq(outbox.recipient, email), ['payload', 'causedBy', 'collapseKey']),
  emailsToOthers,
  rows('onboardingProgress', onboardingProgress, ({ userId }) => eq(onboardingProgress.userId, userId)),
  rows('introWishes', introWishes, ({ userId }) => eq(introWishes.userId, userId)),
  // Who they are is theirs to say.
  rows(
    'wantedByOthers',
    introWishes,
    (subject) => sql`${introWishes.participantId} in ${membersOf(subject)}`,
    ['userId'],
  ),
  {
    ...rows('actsAsManager', auditEntries, (subject) => sql`${auditEntries.actor} in ${aliasOf(subject)}`, [
      ...(['subject', 'related'] as const),
    ]),
    end: 'leave',
  },
  {
    ...rows(
      'actsOfManagers',
      auditEntries,
      // Whether an introduction was passed on or kept back is told to nobody.
      (subject) =>
        sql`${auditEntries.subject} in ${aliasOf(subject)} and ${auditEntries.act} not in ('intro.pass', 'intro.refuse')`,
      ['actor', 'related'],
    ),
    end: 'leave',
  },
  {
    ...rows('managerMessages', managerMessages, ({ userId }) => eq(managerMessages.userId, userId), [
      ...(['author', 'salt'] as const),
    ]),
    end: 'withUser',
  },
  {
    ...rows('auditTexts', auditTexts, ({ userId }) => eq(auditTexts.userId, userId), ['salt']),
    end: 'withUser',
  },
  rows('managerVisits', managerVisits, ({ userId }) => eq(managerVisits.userId, userId)),
  rows('bulkActs', bulkActs, ({ userId }) => eq(bulkActs.userId, userId), ['participantIds', 'missed']),
  rows('memberInvites', memberInvites, ({ email }) => eq(memberInvites.email, email), ['author']),
  rows(
    'managerInvitations',
    managerInvitations,
    (subject) => sql`${managerInvitations.participantId} in ${membersOf(subject)}`,
    ['author'],
  ),
  ...keptData,
  rows('connections', connections, (subject) => pairsOf(connections, subject)),
  rows(
    'matchingResults',
    matchingResults,
    (subject) => sql`${matchingResults.viewerId} in ${membersOf(subject)}`,
  ),
  // To whom the user was recommended is theirs.
  rows(
    'recommendedToOthers',
    matchingResults,
    (subject) =>
      sql`${matchingResults.matchingId} in (select ${matchings.id} from ${matchings} where ${pairsOf(matchings, subject)})`,
    // What the others said of it is theirs.
    ['viewerId', 'askedAt', 'ratedAt', 'score', 'couldNotMeet', 'note'],
  ),
  rows('meetings', meetings, (subject) => pairsOf(meetings, subject), [
    'firstId',
    'secondId',
    'proposedBy',
    'firstZone',
    'secondZone',
  ]),
  rows('matchings', matchings, (subject) => pairsOf(matchings, subject), ['firstId', 'secondId']),
  rows(
    'matchingLists',
    matchingLists,
    (subject) => sql`${matchingLists.participantId} in ${membersOf(subject)}`,
    ['linkHash'],
  ),
  rows('relevances', relevances, (subject) => pairsOf(relevances, subject), ['firstId', 'secondId']),
  rows(
    'declinedReasons',
    declinedReasons,
    (subject) => sql`${declinedReasons.participantId} in ${membersOf(subject)}`,
  ),
  rows(
    'unsubscribeLinks',
    unsubscribeLinks,
    (subject) => sql`${unsubscribeLinks.participantId} in ${membersOf(subject)}`,
    ['hash'],
  ),
  rows(
    'memberVectors',
    memberVectors,
    (subject) => sql`${memberVectors.participantId} in ${membersOf(subject)}`,
    ['hash'],
  ),
  rows(
    'requestAnswers',
    requestAnswers,
    (subject) => sql`${requestAnswers.authorId} in ${membersOf(subject)}`,
    // What somebody asked is theirs.
    ['request', 'participantId'],
  ),
  rows(
    'answersOfOthers',
    requestAnswers,
    (subject) => sql`${requestAnswers.participantId} in ${membersOf(subject)}`,
    ['authorId'],
  ),
  rows('bookmarks', bookmarks, (subject) => sql`${bookmarks.participantId} in ${membersOf(subject)}`),
  untoldRows(
    'bookmarksByOthers',
    bookmarks,
    (subject) => sql`${bookmarks.subjectId} in ${membersOf(subject)}`,
  ),
  rows('auditAliases', auditAliases, ({ userId }) => eq(auditAliases.userId, userId)),
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
  rows('images', images, ({ userId }) => eq(images.userId, userId)),
  ...eventData,
  rows('formerSlugs', formerSlugs, (subject) => sql`${formerSlugs.participantId} in ${membersOf(subject)}`),
  rows('participants', participants, ({ userId }) => eq(participants.userId, userId), ['search']),
  keptRows('persons', persons, ({ userId }) => eq(persons.userId, userId), ['emailHash']),
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
  audit_chain: 'hashes that tie entries of the audit to each other',
  matching_rounds: 'when a community’s rounds were, and their figures',
  member_views: 'lists of members under a title, the community’s',
  community_last_good: 'config folders as they were when last good',
  directory_counts: 'how many members have a tag or show a place, never who',
  oauth_states: 'sign-ins that are away at a provider: nobody is known yet',
  event_broadcasts: 'notifications of an event to many people, and how far they have got',
  jobs: 'names of files to remove, and when schedules are due',
  server_keys: 'random keys of this installation',
  schema_version: 'which versions of the program may use the tables',
};

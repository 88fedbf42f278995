import { and, eq, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  bulkActs,
  introWishes,
  invitationAcceptances,
  managerVisits,
  onboardingProgress,
  participants,
  webPushSubscriptions,
} from '../../db/schema';

/** Who leaves, and which community. */
interface Leaver {
  userId: string;
  communityId: string;
}

interface MembershipRows {
  table: PgTable;
  of: (leaver: Leaver) => SQL | undefined;
}

/**
 * What is removed when somebody leaves a community. What refers to their participant goes with it by its foreign key, and what
 * refers to the person stays.
 */
export const membershipData: readonly MembershipRows[] = [
  {
    table: webPushSubscriptions,
    of: ({ userId, communityId }) =>
      and(eq(webPushSubscriptions.userId, userId), eq(webPushSubscriptions.communityId, communityId)),
  },
  {
    table: onboardingProgress,
    of: ({ userId, communityId }) =>
      and(eq(onboardingProgress.userId, userId), eq(onboardingProgress.communityId, communityId)),
  },
  {
    table: introWishes,
    of: ({ userId, communityId }) =>
      and(eq(introWishes.userId, userId), eq(introWishes.communityId, communityId)),
  },
  {
    table: managerVisits,
    of: ({ userId, communityId }) =>
      and(eq(managerVisits.userId, userId), eq(managerVisits.communityId, communityId)),
  },
  {
    table: bulkActs,
    of: ({ userId, communityId }) => and(eq(bulkActs.userId, userId), eq(bulkActs.communityId, communityId)),
  },
  // Who comes back is invited anew, where that is asked for.
  {
    table: invitationAcceptances,
    of: ({ userId, communityId }) =>
      and(eq(invitationAcceptances.userId, userId), eq(invitationAcceptances.communityId, communityId)),
  },
  {
    table: participants,
    of: ({ userId, communityId }) =>
      and(eq(participants.userId, userId), eq(participants.communityId, communityId)),
  },
];

/** Tables that name a community too, and what becomes of their rows. */
export const notOfMembership: Readonly<Record<string, string>> = {
  sessions: 'ended with their reason (leaving.ts)',
  codes: 'the account’s: spent within days',
  consents: 'what was agreed to, and when, has to be proved after it',
  outbox: 'emails about the account',
  audit_entries: 'what managers did, append-only: nobody is named in it',
  manager_messages: 'texts of the audit: they go with the account',
  audit_texts: 'texts of the audit: they go with the account',
  member_invites: 'addresses of people who are no members yet',
  community_overrides: 'the community’s',
  events: 'the community’s: the others who organise it go on',
  payments: 'the community’s: what was paid has to be accounted for, and says no more by whose participant',
};

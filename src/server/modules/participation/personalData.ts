import { eq, or, sql } from 'drizzle-orm';
import {
  eventInvitations,
  eventParticipationChanges,
  eventParticipations,
  eventWaits,
  payments,
} from '../../db/schema';
import { keptRows, membersOf, rows, sharedRows, type PersonalRows } from '../../personalRows';

export const participationData: readonly PersonalRows[] = [
  // The columns about other people's decisions are theirs.
  rows(
    'participationChanges',
    eventParticipationChanges,
    (subject) => sql`${eventParticipationChanges.participantId} in ${membersOf(subject)}`,
    ['byParticipantId'],
  ),
  sharedRows(
    'participationChangesOfOthers',
    eventParticipationChanges,
    (subject) => sql`${eventParticipationChanges.byParticipantId} in ${membersOf(subject)}`,
    { byParticipantId: null },
    ['participantId'],
  ),
  // After the membership, only an organiser's refusal is kept.
  keptRows(
    'participations',
    eventParticipations,
    (subject) => sql`${eventParticipations.participantId} in ${membersOf(subject)}`,
  ),
  // The payment stays with the event, without the name of the payer.
  {
    ...sharedRows(
      'payments',
      payments,
      (subject) =>
        or(eq(payments.email, subject.email), sql`${payments.participantId} in ${membersOf(subject)}`),
      { participantId: null, email: null },
    ),
    staysAfterMembership:
      'the community’s: what was paid has to be accounted for, and says no more by whose participant',
  },
  // The inviter's identity is theirs. After the membership, only the fact that the person declined is kept.
  keptRows(
    'eventInvitations',
    eventInvitations,
    (subject) => sql`${eventInvitations.participantId} in ${membersOf(subject)}`,
    ['invitedBy'],
  ),
  // The answers of others are theirs.
  sharedRows(
    'eventInvitationsByThem',
    eventInvitations,
    (subject) => sql`${eventInvitations.invitedBy} in ${membersOf(subject)}`,
    { invitedBy: null },
    ['participantId', 'ended', 'endedAt'],
  ),
  rows('waits', eventWaits, (subject) => sql`${eventWaits.participantId} in ${membersOf(subject)}`),
];

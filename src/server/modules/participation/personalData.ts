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
  // Who else had a say in it is theirs.
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
  // What is left of it after the membership is that an organiser declined.
  keptRows(
    'participations',
    eventParticipations,
    (subject) => sql`${eventParticipations.participantId} in ${membersOf(subject)}`,
  ),
  // That somebody paid stays with the event; who it was does not.
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
  // Who invited them is that one's to say. What is left of it after the membership is that they declined.
  keptRows(
    'eventInvitations',
    eventInvitations,
    (subject) => sql`${eventInvitations.participantId} in ${membersOf(subject)}`,
    ['invitedBy'],
  ),
  // What the others answered is theirs.
  sharedRows(
    'eventInvitationsByThem',
    eventInvitations,
    (subject) => sql`${eventInvitations.invitedBy} in ${membersOf(subject)}`,
    { invitedBy: null },
    ['participantId', 'ended', 'endedAt'],
  ),
  rows('waits', eventWaits, (subject) => sql`${eventWaits.participantId} in ${membersOf(subject)}`),
];

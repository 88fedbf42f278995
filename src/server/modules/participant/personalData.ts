import { eq, sql } from 'drizzle-orm';
import { formerSlugs, introWishes, onboardingProgress, participants } from '../../db/schema';
import { membersOf, rows, type PersonalRows } from '../../personalRows';

export const participantData: readonly PersonalRows[] = [
  {
    ...rows('onboardingProgress', onboardingProgress, ({ userId }) => eq(onboardingProgress.userId, userId)),
    endsWithMembership: true,
  },
  {
    ...rows('introWishes', introWishes, ({ userId }) => eq(introWishes.userId, userId)),
    endsWithMembership: true,
  },
  // The other person's identity is theirs.
  rows(
    'wantedByOthers',
    introWishes,
    (subject) => sql`${introWishes.participantId} in ${membersOf(subject)}`,
    ['userId'],
  ),
  rows('formerSlugs', formerSlugs, (subject) => sql`${formerSlugs.participantId} in ${membersOf(subject)}`),
  {
    ...rows('participants', participants, ({ userId }) => eq(participants.userId, userId), ['search']),
    endsWithMembership: true,
  },
];

import type { CurrentUser, Init, OwnParticipant } from '../../src/generated/api/currentUser';

/** What an answer may differ in. */
export type InitChanges = Partial<Omit<Init, 'user' | 'participant'>> & {
  user?: Partial<CurrentUser>;
  participant?: Partial<OwnParticipant> | null;
};

const member: OwnParticipant = {
  id: 'p',
  firstName: 'Ann',
  lastName: 'Lee',
  slug: 'ann',
  avatarUrl: null,
  missing: [],
  tutorialSeen: true,
  lookingFor: null,
  byEmail: true,
  networkingEnabled: true,
  pausedUntil: null,
};

/** What the session of a newly joined, confirmed member begins with (U04), but for the changes. */
export const initOf = ({ user, participant, ...changes }: InitChanges = {}): Init => ({
  user: {
    userId: 'u',
    email: 'ann@example.org',
    role: 'ROLE_USER',
    enabled: true,
    preferredLang: null,
    communityUrl: 'https://circle.example',
    slug: null,
    connectedCommunities: [],
    connectedParticipants: ['p'],
    ...user,
  },
  emailConfirmed: true,
  providers: ['PASSWORD'],
  invitationId: null,
  permissions: { role: 'ROLE_USER', permissions: ['PROFILE'], managedCommunities: [] },
  participant: participant ? { ...member, ...participant } : null,
  ...changes,
});

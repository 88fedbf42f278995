import type { CurrentUser, Init, OwnParticipant } from '../../src/generated/api/currentUser';

/** Differences of an answer. */
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

/** The session data of a newly joined, confirmed member (U04), with the changes. */
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

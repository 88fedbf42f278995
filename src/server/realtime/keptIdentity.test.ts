import { expect, it } from 'vitest';
import { keptIdentity } from './keptIdentity';

const membershipIn = (communityId: string) => ({
  communityId,
  participantId: `member of ${communityId}`,
  slug: 'ada',
  enabled: true,
  isManager: false,
  lastSeenAt: new Date(),
  timeZone: null,
});
const guestIn = (communityId: string) => ({
  communityId,
  participantId: `guest of ${communityId}`,
  eventIds: ['a'],
});

it('CHA-09 a socket keeps the place of its user in its own community, and nothing of others', () => {
  const identity = {
    userId: 'ada',
    sessionId: 'session',
    email: 'ada@example.com',
    emailConfirmed: true,
    role: 'ROLE_USER',
    preferredLang: null,
    method: 'EMAIL',
    issuer: null,
    openedIn: 'closed.example',
    memberships: [membershipIn('closed.example'), membershipIn('open.example')],
    guests: [guestIn('closed.example'), guestIn('open.example')],
  } as const;
  expect(keptIdentity(identity, 'open.example')).toEqual({
    ...identity,
    memberships: [{ ...membershipIn('open.example'), lastSeenAt: null }],
    guests: [guestIn('open.example')],
  });
});

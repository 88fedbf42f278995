import { describe, expect, it } from 'vitest';
import type { Membership } from '../../people/memberships';
import type { Participant } from '../../people/participant';
import { maySee, viewerOf } from './viewers';

const subject = {
  communityId: 'here',
  userId: 'subject',
  enabled: true,
  profileEnabled: true,
  publicPage: null as boolean | null,
} as Participant;
const open = { community: { transparent: true } };
const own = (changes: Partial<Membership> = {}): Membership => ({
  communityId: 'here',
  participantId: 'own',
  slug: 'own',
  enabled: true,
  isManager: false,
  lastSeenAt: null,
  timeZone: null,
  ...changes,
});
const viewer = { userId: 'viewer', role: 'ROLE_USER', emailConfirmed: true } as const;
const unconfirmed = { ...viewer, emailConfirmed: false };

describe('viewers', () => {
  it.each([
    ['visitor', undefined, undefined],
    ['visitor', viewer, undefined],
    ['visitor', viewer, own({ communityId: 'there' })],
    ['visitor', viewer, own({ enabled: false })],
    ['visitor', viewer, own({ enabled: false, isManager: true })],
    ['visitor', unconfirmed, own()],
    ['visitor', unconfirmed, own({ isManager: true })],
    ['owner', { ...unconfirmed, userId: 'subject' }, undefined],
    ['member', viewer, own()],
    ['manager', viewer, own({ isManager: true })],
    ['administrator', { ...viewer, role: 'ROLE_ADMIN' } as const, undefined],
    ['owner', { ...viewer, userId: 'subject' }, undefined],
    ['owner', { ...viewer, userId: 'subject', role: 'ROLE_ADMIN' } as const, undefined],
  ])('PRO-02 %s', (kind, identity, membership) =>
    expect(viewerOf(identity && { ...identity, membership }, subject)).toBe(kind),
  );

  it('PRO-04 a participant who is not admitted or was switched off is there for owner, manager, administrator', () => {
    for (const off of [{ enabled: false }, { profileEnabled: false }]) {
      const hidden = { ...subject, ...off };
      expect((['visitor', 'member'] as const).map((kind) => maySee(kind, hidden, open))).toEqual([
        false,
        false,
      ]);
      expect(
        (['owner', 'manager', 'administrator'] as const).every((kind) => maySee(kind, hidden, open)),
      ).toBe(true);
    }
    expect(maySee('visitor', subject, open)).toBe(true);
  });

  it.each([
    { transparent: true, publicPage: null, seen: true },
    { transparent: true, publicPage: false, seen: false },
    { transparent: false, publicPage: null, seen: false },
    { transparent: false, publicPage: true, seen: true },
  ])(
    'PRO-05 visitors see a page that is public: $transparent $publicPage',
    ({ seen, publicPage, transparent }) => {
      expect(maySee('visitor', { ...subject, publicPage }, { community: { transparent } })).toBe(seen);
      expect(maySee('member', { ...subject, publicPage }, { community: { transparent } })).toBe(true);
    },
  );
});

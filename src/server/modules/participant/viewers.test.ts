import { describe, expect, it } from 'vitest';
import type { Membership } from '../session/sessions';
import type { Participant } from './types';
import { maySee, viewerOf } from './viewers';

const subject = {
  communityId: 'here',
  userId: 'subject',
  enabled: true,
  profileEnabled: true,
} as Participant;
const own = (changes: Partial<Membership> = {}): Membership => ({
  communityId: 'here',
  participantId: 'own',
  slug: 'own',
  enabled: true,
  isManager: false,
  lastSeenAt: null,
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
      expect((['visitor', 'member'] as const).map((kind) => maySee(kind, hidden))).toEqual([false, false]);
      expect((['owner', 'manager', 'administrator'] as const).every((kind) => maySee(kind, hidden))).toBe(
        true,
      );
    }
    expect(maySee('visitor', subject)).toBe(true);
  });
});

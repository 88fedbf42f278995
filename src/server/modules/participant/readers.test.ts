import { describe, expect, it } from 'vitest';
import type { Participant } from './participants';
import { maySee, readerOf } from './readers';

const subject = {
  communityId: 'here',
  userId: 'subject',
  enabled: true,
  profileEnabled: true,
} as Participant;
const own = (changes: Partial<Participant> = {}) =>
  ({ communityId: 'here', userId: 'reader', enabled: true, isManager: false, ...changes }) as Participant;
const reader = { userId: 'reader', role: 'ROLE_USER' } as const;

describe('readers', () => {
  it.each([
    ['visitor', undefined, undefined],
    ['visitor', reader, undefined],
    ['visitor', reader, own({ communityId: 'there' })],
    ['visitor', reader, own({ enabled: false })],
    ['visitor', reader, own({ enabled: false, isManager: true })],
    ['member', reader, own()],
    ['manager', reader, own({ isManager: true })],
    ['administrator', { ...reader, role: 'ROLE_ADMIN' } as const, undefined],
    ['owner', { ...reader, userId: 'subject' }, undefined],
    ['owner', { userId: 'subject', role: 'ROLE_ADMIN' } as const, undefined],
  ])('PRO-02 %s', (kind, identity, participant) =>
    expect(readerOf(identity, participant, subject)).toBe(kind),
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

import { describe, expect, it } from 'vitest';
import { notificationKinds } from '../../notificationKinds';
import { nextTry, expiresInOf, type Failure } from './schedule';

const kinds = notificationKinds.all.map(({ kind }) => kind);
const createdAt = new Date('2027-01-01T00:00:00Z');

/** Seconds after its writing at which an email is attempted while every attempt fails like this. */
function attemptsOf(kind: string, failure: Failure): number[] {
  const at = [0];
  for (;;) {
    const now = new Date(createdAt.getTime() + at.at(-1)! * 1000);
    const next = nextTry(
      { expiresIn: expiresInOf(notificationKinds, kind), createdAt, attempts: at.length },
      failure,
      now,
    );
    if (!next) return at;
    at.push((next.getTime() - createdAt.getTime()) / 1000);
  }
}

describe('the attempts at an email', () => {
  it('AUT-07 expire with what they carry: codes ten minutes, confirmations three days', () => {
    const threeDays = 259_200;
    expect(expiresInOf(notificationKinds, 'confirm')).toBe(threeDays);
    const found = Object.fromEntries(
      kinds
        .map((kind) => [kind, expiresInOf(notificationKinds, kind)] as const)
        .filter(([, seconds]) => seconds !== threeDays),
    );
    const codes = ['otp', 'login', 'external', 'deletion', 'emailChange', 'newEmail', 'passwordSet'];
    expect(found).toEqual({
      ...Object.fromEntries(codes.map((kind) => [kind, 600])),
      magic: 1800,
      recovery: 1800,
      reportWaiting: 86_400,
      introWaiting: 86_400,
      eventOffered: 86_400,
      eventTomorrow: 43_200,
      eventSoon: 3000,
    });
  });

  it.each(kinds)('AUT-07 %s: an outage that ends before it expires is followed by one', (kind) => {
    const at = attemptsOf(kind, 'temporary');
    expect(at.at(-1)).toBe(expiresInOf(notificationKinds, kind) - 10);
    const gaps = at.slice(1).map((each, n) => each - at[n]!);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(Math.min(expiresInOf(notificationKinds, kind) / 20, 900));
    expect(at.length).toBeLessThan(320);
  });

  it('wait ever longer where the mail server will never take it, but do not end at once', () => {
    const at = attemptsOf('confirm', 'permanent');
    expect(at.length).toBeGreaterThan(5);
    expect(at.length).toBeLessThan(20);
  });

  it('follow one of unknown outcome only once the server must have made up its mind, and are few', () => {
    expect(attemptsOf('otp', 'uncertain')).toEqual([0]);
    expect(attemptsOf('magic', 'uncertain')).toEqual([0, 600, 1790]);
    expect(attemptsOf('confirm', 'uncertain')).toEqual([
      0, 600, 1800, 5400, 16_200, 48_600, 145_800, 259_190,
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { dueDay, tuesdayOf } from './week';

const at = (iso: string) => new Date(iso);

describe('the round of a week', () => {
  it.each([
    ['Europe/Belgrade', 10, '2026-11-24T08:59:00Z', undefined],
    ['Europe/Belgrade', 10, '2026-11-24T09:00:00Z', '2026-11-24'],
    ['Europe/Belgrade', 10, '2026-11-26T22:59:00Z', '2026-11-24'],
    ['Europe/Belgrade', 10, '2026-11-26T23:00:00Z', undefined],
    ['Pacific/Kiritimati', 0, '2026-11-23T10:00:00Z', '2026-11-24'],
    ['America/Los_Angeles', 23, '2026-11-25T06:59:00Z', undefined],
    ['America/Los_Angeles', 23, '2026-11-25T07:00:00Z', '2026-11-24'],
    // Clocks went from 0:00 to 1:00 on this Tuesday: there was no hour 0.
    ['Asia/Tehran', 0, '2022-03-21T20:29:00Z', undefined],
    ['Asia/Tehran', 0, '2022-03-21T20:30:00Z', '2022-03-22'],
    // They went back from 24:00 to 23:00 on this one: it came twice.
    ['Asia/Tehran', 23, '2021-09-21T18:29:00Z', undefined],
    ['Asia/Tehran', 23, '2021-09-21T18:30:00Z', '2021-09-21'],
    ['Asia/Tehran', 23, '2021-09-21T19:45:00Z', '2021-09-21'],
  ])('MAT-05 is due in %s from %i o’clock: at %s %s', (zone, hour, now, day) => {
    expect(dueDay(at(now), zone, hour)).toBe(day);
  });

  it('belongs to the Tuesday before', () => {
    expect(tuesdayOf(at('2026-11-23T22:00:00Z'), 'Europe/Belgrade')).toBe('2026-11-17');
    expect(tuesdayOf(at('2026-11-23T23:00:00Z'), 'Europe/Belgrade')).toBe('2026-11-24');
  });
});

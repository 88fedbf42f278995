import { describe, expect, it } from 'vitest';
import { dateBadgeOf, formatHours, formatPrice, formatWhen } from './formatEvent';

const now = new Date('2026-11-24T09:00:00Z');
const reader = { lang: 'en', zone: 'Europe/Berlin', now } as const;
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('when an event is', () => {
  it.each([
    ['2026-11-26T17:30:00Z', '2026-11-26T19:00:00Z', 'Thu 26 November, 18:30–20:00 (GMT+1)'],
    ['2026-11-26T17:30:00Z', null, 'Thu 26 November, 18:30 (GMT+1)'],
    [
      '2026-11-26T21:00:00Z',
      '2026-11-27T01:00:00Z',
      'Thu 26 November, 22:00 – Fri 27 November, 02:00 (GMT+1)',
    ],
    [
      '2026-12-31T20:00:00Z',
      '2027-01-01T01:00:00Z',
      'Thu 31 December, 21:00 – Fri 1 January 2027, 02:00 (GMT+1)',
    ],
    ['2028-02-29T09:00:00Z', null, 'Tue 29 February 2028, 10:00 (GMT+1)'],
    // Clocks go back in between; each time is shown as the clocks show it.
    ['2026-10-25T00:30:00Z', '2026-10-25T02:00:00Z', 'Sun 25 October, 02:30–03:00 (GMT+2)'],
  ])('%s to %s', (startsAt, endsAt, said) => expect(formatWhen({ startsAt, endsAt }, reader)).toBe(said));

  it('is told in the reader’s language and zone', () => {
    const span = { startsAt: '2026-11-26T17:30:00Z', endsAt: '2026-11-26T19:00:00Z' };
    expect(formatWhen(span, { ...reader, lang: 'ru' })).toBe('чт, 26 ноября, 18:30–20:00 (GMT+1)');
    expect(formatWhen(span, { ...reader, zone: 'Asia/Tokyo' })).toBe('Fri 27 November, 02:30–04:00 (GMT+9)');
  });

  it('has hours alone where both zones show one day', () => {
    const span = { startsAt: '2026-11-26T17:30:00Z', endsAt: '2026-11-26T19:00:00Z' };
    expect(formatHours(span, 'Europe/London', 'Europe/Berlin')).toBe('17:30–19:00 (GMT)');
    expect(formatHours({ ...span, endsAt: null }, 'Europe/London', 'Europe/Berlin')).toBe('17:30 (GMT)');
    expect(formatHours(span, 'Asia/Tokyo', 'Europe/Berlin')).toBeUndefined();
    expect(
      formatHours({ ...span, endsAt: '2026-11-27T01:00:00Z' }, 'Europe/London', 'Europe/Berlin'),
    ).toBeUndefined();
  });

  it('stands on a leaf of the calendar', () => {
    expect(dateBadgeOf(now, 'en', 'UTC')).toEqual({ month: 'Nov', day: '24', weekday: 'Tue' });
    expect(dateBadgeOf(new Date('2026-11-05T09:00:00Z'), 'ru', 'UTC')).toEqual({
      month: 'нояб',
      day: '5',
      weekday: 'чт',
    });
  });
});

describe('its price', () => {
  it.each([
    [25, 'EUR', 'en', '€25'],
    [12.5, 'EUR', 'en', '€12.50'],
    [1500, 'RUB', 'ru', '1 500 ₽'],
  ] as const)('%d %s in %s', (price, currency, lang, said) =>
    expect(plain(formatPrice(price, currency, lang))).toBe(said),
  );
});

import { describe, expect, it } from 'vitest';
import { formatAgo, formatDate, formatDateTime } from './format';

const at = new Date('2026-11-21T18:30:00Z');
const ago = (seconds: number) => new Date(at.getTime() - seconds * 1000);
// Languages put different blanks between the parts.
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('UIX-07 dates and numbers as people write them', () => {
  it.each([
    ['en', '21 November 2026'],
    ['ru', '21 ноября 2026 г.'],
  ] as const)('UIX-07 a date in %s', (lang, text) => {
    expect(plain(formatDate(at, lang, 'UTC'))).toBe(text);
  });

  it('UIX-07 a date with its time, where the reader is', () => {
    expect(plain(formatDateTime(at, 'en', 'Europe/Berlin'))).toBe('21 Nov 2026, 19:30');
    expect(plain(formatDateTime(at, 'ru', 'UTC'))).toBe('21 нояб. 2026 г., 18:30');
  });

  it.each([
    [0, 'now', 'сейчас'],
    [59, 'now', 'сейчас'],
    [60, '1 minute ago', '1 минуту назад'],
    [3 * 3600 + 5, '3 hours ago', '3 часа назад'],
    [86_400, 'yesterday', 'вчера'],
    [5 * 86_400, '5 days ago', '5 дней назад'],
    [40 * 86_400, '12 October 2026', '12 октября 2026 г.'],
  ])('UIX-07 %d seconds ago', (seconds, english, russian) => {
    expect(plain(formatAgo(ago(seconds), at, 'en'))).toBe(english);
    expect(plain(formatAgo(ago(seconds), at, 'ru'))).toBe(russian);
  });
});

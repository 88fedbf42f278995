import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNumbered, numbered, slugStem, slugText } from './slugText';

describe('slugs', () => {
  it.each([
    ['Юлия Щукина', 'yuliya-shchukina'],
    ['Фёдор Ёлкин', 'fyodor-yolkin'],
    ['Игорь Подъячев', 'igor-podyachev'],
    ['Пьер Воробьёв', 'pyer-vorobyov'],
    ['ЮЛИЯ ЩУКИНА', 'yuliya-shchukina'],
    ['Иван-Пётр Цой', 'ivan-pyotr-tsoy'],
    ['Ada O’Neill', 'ada-oneill'],
    ['Ronald McDonald', 'ronald-mcdonald'],
    ['Đặng Ünal ß', 'dang-uenal-ss'],
    ['Я', 'ya'],
    ['🦊', ''],
    ['דנה כהן', ''],
    ['李小龙', ''],
  ])('PRO-04 %s → %s', (name, slug) => expect(slugText(name)).toBe(slug));

  it('PRO-04 a long name is cut between words', () => {
    expect(slugText(`${'abcdefghi '.repeat(8)}`)).toBe('abcdefghi-'.repeat(6).slice(0, -1));
    expect(slugText('щ'.repeat(80))).toHaveLength(60);
  });

  it('PRO-04 whatever the name, the slug is plain, and making it again changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (name) => {
        const slug = slugText(name);
        expect(slug).toMatch(/^([a-z\d]+(-[a-z\d]+)*)?$/);
        expect(slug.length).toBeLessThanOrEqual(60);
        expect(slugText(slug)).toBe(slug);
      }),
    );
  });

  it('PRO-04 numbers tell namesakes apart', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('ada', 'ada-2', 'a-b', '2', '12-34'),
        fc.integer({ min: 1, max: 9999 }),
        (base, n) => {
          expect(isNumbered(numbered(base, n), base)).toBe(true);
          expect(slugStem(numbered(base, n))).toBe(slugStem(base));
        },
      ),
    );
    expect(isNumbered('ada-king', 'ada')).toBe(false);
    expect(isNumbered('ada-', 'ada')).toBe(false);
  });
});

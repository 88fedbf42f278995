import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownTag } from './shownTag';
import { checkTag, checkTagCount, normalizeTags } from './tags';

const written = fc.array(
  fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('Other', ' OTHER ', 'Design', 'design ', 'DESIGN', 'Ёлка', 'ёлка', 'Straße', 'STRASSE'),
  ),
);

describe('tags', () => {
  it('PRO-01 duplicates and Other go, whatever the case and the blanks', () => {
    expect(
      normalizeTags([
        ' Product  design ',
        'product design',
        'other',
        'OTHER ',
        '',
        'Дизайн',
        'дизайн',
        'Others',
      ]),
    ).toEqual(['Product design', 'Дизайн', 'Others']);
  });

  it('PRO-01 normal tags are trimmed, not empty, not Other, and no two are alike', () => {
    fc.assert(
      fc.property(written, (tags) => {
        const normal = normalizeTags(tags);
        expect(normalizeTags(normal)).toEqual(normal);
        expect(new Set(normal.map((tag) => tag.toLowerCase())).size).toBe(normal.length);
        for (const tag of normal) {
          expect(tag).toBe(tag.trim());
          expect(tag).not.toBe('');
          expect(tag.toLowerCase()).not.toBe('other');
        }
      }),
    );
  });

  it('PRO-01 the first spelling and the order stay', () => {
    expect(normalizeTags(['b', 'A', 'B', 'a'])).toEqual(['b', 'A']);
  });

  it('PRO-01 up to 20 tags of up to 100 characters', () => {
    expect(checkTag('x'.repeat(100))).toBeUndefined();
    expect(checkTag('👍🏽'.repeat(100))).toBeUndefined();
    expect(checkTag('x'.repeat(101))).toEqual({ rule: 'upTo', values: { max: 100 } });
    expect(checkTagCount(Array(20).fill('x'))).toBeUndefined();
    expect(checkTagCount(Array(21).fill('x'))?.rule).toBe('upToTags');
  });

  it.each([
    ['x'.repeat(50), 'x'.repeat(50)],
    ['x'.repeat(51), `${'x'.repeat(47)}…`],
    [`${'x'.repeat(46)} ${'y'.repeat(9)}`, `${'x'.repeat(46)}…`],
    ['👨‍👩‍👧‍👦'.repeat(50), '👨‍👩‍👧‍👦'.repeat(50)],
    ['👨‍👩‍👧‍👦'.repeat(51), `${'👨‍👩‍👧‍👦'.repeat(47)}…`],
  ])('PRO-01 %j is shown as %j', (tag, shown) => expect(shownTag(tag)).toBe(shown));
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, leastContrast, luminance } from './contrast';
import { fromOklch, toOklch } from './oklch';
import { fromHex, mix, toHex } from './rgb';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('colours', () => {
  it('read short and long hex alike', () => {
    expect(fromHex('#fa0')).toEqual(fromHex('#ffaa00'));
    expect(toHex([1, 0.5, -1])).toBe('#ff8000');
  });

  it.each([
    ['#000000', '#ffffff', 21],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#336699', '#336699', 1],
  ])('UIX-08 have the contrast WCAG gives: %s on %s', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  it('know the ground that is read worst', () => {
    expect(leastContrast('#000000', ['#ffffff', '#000000', '#888888'])).toBe(1);
    expect(luminance('#ffffff')).toBeCloseTo(1);
  });

  it('mix from one end to the other', () => {
    expect([
      mix('#000000', '#ffffff', 0),
      mix('#000000', '#ffffff', 0.5),
      mix('#000000', '#ffffff', 1),
    ]).toEqual(['#000000', '#808080', '#ffffff']);
  });

  it('come back from lightness, chroma and hue as they were, but for a shade', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const back = fromHex(fromOklch(toOklch(color)));
        fromHex(color).forEach((channel, index) =>
          expect(Math.abs(channel - back[index]!)).toBeLessThan(0.03),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('stay within what a screen shows, keeping their lightness', () => {
    const vivid = fromOklch({ l: 0.9, c: 0.4, h: 265 });
    expect(vivid).toMatch(/^#[0-9a-f]{6}$/);
    expect(toOklch(vivid).l).toBeCloseTo(0.9, 1);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../lib/color/contrast';
import { colorTokens, type Palette } from '../../lib/tokens';
import { pairs } from './pairs';
import { palettes } from './palette';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const names = [
  'secondary',
  'accent',
  'background',
  'surface',
  'text',
  'muted',
  'border',
  'success',
  'warning',
  'error',
];
const some = fc.record(Object.fromEntries(names.map((name) => [name, hex])), { requiredKeys: [] });
const dark = fc.record(Object.fromEntries([...names, 'primary'].map((name) => [name, hex])), {
  requiredKeys: [],
});

/** Pairs of a palette that fail, as `text on surface: 3.9`. */
const failures = (palette: Palette) =>
  pairs.flatMap(({ of, on, ratio }) =>
    of.flatMap((front) =>
      on.flatMap((ground) => {
        const value = contrast(palette[front], palette[ground]);
        return value < ratio ? [`${front} on ${ground}: ${value.toFixed(2)}`] : [];
      }),
    ),
  );

describe('palettes (CFG-08, UIX-08)', () => {
  it('UIX-08 keeps AA on every designed pair, light and dark, from any primary alone', () => {
    fc.assert(
      fc.property(hex, (primary) => {
        const { light, dark: night } = palettes({ primary });
        expect([...failures(light), ...failures(night)]).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('UIX-08 keeps AA from any set of given colours, however badly they go together', () => {
    fc.assert(
      fc.property(hex, some, dark, (primary, given, night) => {
        const both = palettes({ primary, ...given, dark: night });
        expect([...failures(both.light), ...failures(both.dark)]).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('CFG-08 gives every token as #rrggbb', () => {
    const { light, dark: night } = palettes({ primary: '#F50' });
    for (const palette of [light, night]) {
      expect(Object.keys(palette).sort()).toEqual([...colorTokens].sort());
      for (const color of Object.values(palette)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('CFG-08 leaves given colours as they are where they can be read', () => {
    const given = {
      primary: '#0b5fff',
      secondary: '#223344',
      background: '#fafafa',
      text: '#111111',
      border: '#dddddd',
    };
    expect(palettes(given).light).toMatchObject(given);
    expect(
      palettes({ primary: '#0b5fff', dark: { primary: '#7aa5ff', background: '#101010' } }).dark,
    ).toMatchObject({
      primary: '#7aa5ff',
      background: '#101010',
    });
  });

  it('CFG-08 shows a dark primary on dark grounds, lifted', () => {
    const { dark: night } = palettes({ primary: '#1a237e' });
    expect(contrast(night.primary, night.background)).toBeGreaterThanOrEqual(3);
  });

  it('gives hovered and pressed fills that can be told apart, also of black and white', () => {
    for (const primary of ['#000000', '#ffffff', '#ffe600', '#c2185b']) {
      const { light } = palettes({ primary });
      expect(new Set([light.primary, light['primary-hover'], light['primary-active']]).size).toBe(3);
    }
  });
});

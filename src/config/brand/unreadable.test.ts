import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference } from '../../lib/color/difference';
import { seenBy } from '../../lib/color/vision';
import { confusable } from './confusable';
import { palettes } from './palette';
import { shiftedLinks, unreadable, type ReadRole } from './unreadable';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const roles: ReadRole[] = ['text', 'muted', 'success', 'warning', 'error', 'surface'];

describe('unreadable (UIX-08)', () => {
  it('UIX-08 tells where a given colour is read worst, with the nearest that is read everywhere', () => {
    const [issue, ...more] = unreadable({ primary: '#0b5fff', background: '#ffffff', muted: '#999' });
    expect(more).toEqual([]);
    expect(issue).toMatchObject({
      mode: 'light',
      role: 'muted',
      given: '#999999',
      on: 'surface-muted',
      needed: 4.5,
    });
    expect(issue?.ratio).toBeCloseTo(2.52, 1);
    expect(difference(issue?.nearest ?? '', '#999999')).toBeLessThan(0.2);
  });

  it('UIX-08 what it names as nearest passes, whatever the colours', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom(...roles), hex, fc.boolean(), (primary, role, color, isDark) => {
        const brand = (value: string) =>
          isDark ? { primary, dark: { [role]: value } } : { primary, [role]: value };
        for (const { nearest } of unreadable(brand(color))) {
          expect(nearest).toBeDefined();
          expect(unreadable(brand(nearest ?? color))).toEqual([]);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('UIX-08 tells exactly the given colours that the palette does not show as they are', () => {
    fc.assert(
      fc.property(
        hex,
        fc.record({ text: hex, muted: hex, error: hex, surface: hex }, { requiredKeys: [] }),
        (primary, given) => {
          const { light } = palettes({ primary, ...given });
          const moved = Object.entries(given).flatMap(([role, color]) =>
            light[role as ReadRole] === color ? [] : [role],
          );
          expect(
            unreadable({ primary, ...given })
              .map(({ role }) => role)
              .sort(),
          ).toEqual(moved.sort());
        },
      ),
      { numRuns: 150 },
    );
  });

  it('tells when links cannot have the primary', () => {
    expect(shiftedLinks({ primary: '#ffd700' })).toMatchObject([{ mode: 'light', primary: '#ffd700' }]);
    expect(shiftedLinks({ primary: '#1a4fd6' })).toEqual([]);
  });
});

describe('confusable', () => {
  it('tells a green and a red that are one colour to some', () => {
    const colors = { primary: '#0b5fff', success: '#7a6a00', error: '#a8500f' };
    expect(confusable(colors)).toContainEqual({
      mode: 'light',
      role: 'error',
      other: 'success',
      vision: 'deuteranopia',
    });
    expect(confusable({ ...colors, success: '#00513a' })).toEqual([]);
  });

  it('leaves greys as they are', () => {
    for (const vision of ['protanopia', 'deuteranopia', 'tritanopia'] as const) {
      expect(difference(seenBy(vision, '#777777'), '#777777')).toBeLessThan(0.01);
    }
  });
});

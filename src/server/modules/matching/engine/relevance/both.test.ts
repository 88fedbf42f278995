import fc from 'fast-check';
import { expect, it } from 'vitest';
import { both } from './explain';

const score = () => fc.double({ min: 0, max: 1, noNaN: true });

it('MAT-01 of two pairs that gain as much together, the one where both gain alike comes first', () => {
  expect(both(0.6, 0.6)).toBeGreaterThan(both(1, 0.2));
  fc.assert(
    fc.property(score(), score(), fc.double({ min: 0, max: 1, noNaN: true }), (one, other, share) => {
      const mean = (one + other) / 2;
      const nearer = (value: number) => mean + (value - mean) * share;
      expect(both(nearer(one), nearer(other))).toBeGreaterThanOrEqual(both(one, other) - 1e-12);
    }),
  );
});

it('MAT-01 a pair’s score is one of both, from 0 to 1, and whoever is helped more never lowers it', () => {
  fc.assert(
    fc.property(score(), score(), score(), (one, other, more) => {
      const pair = both(one, other);
      expect(pair).toBe(both(other, one));
      expect(pair).toBeGreaterThanOrEqual(0);
      expect(pair).toBeLessThanOrEqual(1);
      expect(both(Math.max(one, more), other)).toBeGreaterThanOrEqual(pair - 1e-12);
    }),
  );
});

import { expect, it } from 'vitest';
import { spots } from './spots';

it('NAV-02 there are 52 decorative spots, each in a place of its own on the button', () => {
  expect(spots).toHaveLength(52);
  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(52);
  for (const { x, y, radius } of spots) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(130);
    expect(y).toBeLessThanOrEqual(40);
    expect(radius).toBeGreaterThan(0);
  }
});

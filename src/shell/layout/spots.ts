/** How many there are (NAV-02). */
const count = 52;

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Decorative spots on a field of 130 by 40, always the same ones: steps of the golden ratio spread them evenly without
 * a pattern.
 */
export const spots = Array.from({ length: count }, (_, index) => ({
  x: round((index * 0.618034 * 130) % 130),
  y: round((index * 40) / count),
  radius: round(0.6 + ((index * 7) % 5) * 0.35),
}));

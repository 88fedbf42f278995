import { fromHex, toLinear } from './rgb';

/** Relative luminance as WCAG 2.2 defines it, 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [red, green, blue] = fromHex(hex);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** Contrast ratio of two luminances. */
export const ratioOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Contrast ratio of two hex colours as WCAG 2.2 defines it, 1 to 21. */
export const contrast = (one: string, other: string): number => ratioOf(luminance(one), luminance(other));

/** The least contrast of a colour with any of the grounds. */
export const leastContrast = (color: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(color, ground)));

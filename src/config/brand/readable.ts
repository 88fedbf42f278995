import { contrast, leastContrast } from '../../lib/color/contrast';
import { fromOklch, toOklch } from '../../lib/color/oklch';
import { mix } from '../../lib/color/rgb';

const black = '#000000';
export const white = '#ffffff';

/** WCAG 2.2 AA: text (1.4.3), and parts of controls (1.4.11). */
export const textContrast = 4.5;
export const controlContrast = 3;

/** Black or white, whichever has the higher contrast on `ground`; one of them always reaches 4.5. */
export const inkOn = (ground: string): string =>
  contrast(white, ground) >= contrast(black, ground) ? white : black;

/** The text colour on a fill: white if it is readable, as brands expect, otherwise black. */
export const textOn = (fill: string): string => (contrast(white, fill) >= textContrast ? white : black);

/**
 * `color` with its lightness moved towards `ink` just enough to reach `ratio` on every background. Hue and chroma are
 * kept as long as possible. `ink` itself must reach `ratio`, because it is the last resort.
 */
export function readable(color: string, grounds: readonly string[], ratio: number, ink: string): string {
  const { l, c, h } = toOklch(color);
  const end = ink === white ? 1 : 0;
  for (let part = 0; part < 1; part += 0.04) {
    const moved = part === 0 ? color : fromOklch({ l: l + (end - l) * part, c, h });
    if (leastContrast(moved, grounds) >= ratio) return moved;
  }
  return ink;
}

/** A background tinted with `part` of `tint`, but only as much as leaves `ink` readable on it. */
export function tinted(ground: string, tint: string, part: number, ink: string): string {
  for (let share = part; share > 0.01; share /= 2) {
    const color = mix(ground, tint, share);
    if (contrast(ink, color) >= textContrast) return color;
  }
  return ground;
}

/** A fill in the next state (hovered, pressed): further from its text colour, or towards it if there is no room. */
export function pressed(fill: string, on: string, part: number): string {
  const away = mix(fill, on === white ? black : white, part);
  if (contrast(away, fill) > 1 + part / 2) return away;
  const towards = mix(fill, on, part * 1.5);
  return contrast(towards, on) >= textContrast ? towards : away;
}

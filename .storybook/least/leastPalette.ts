import type { Mode } from '../../src/config/brand/derived';
import { pairs } from '../../src/config/brand/pairs';
import { controlContrast, textContrast } from '../../src/config/brand/readable';
import { luminance } from '../../src/lib/color/contrast';
import { fromOklch } from '../../src/lib/color/oklch';
import { fromHex, toHex } from '../../src/lib/color/rgb';
import { colorTokens, type ColorToken, type Palette } from '../../src/lib/tokens';

/** Luminance of everything that is written or drawn on; far enough from both ends to leave every hue room. */
const groundLevel: Record<Mode, number> = { light: 0.7, dark: 0.03 };

/** Above the requirement, so that rounding of a colour does not take a pair below it. */
const margin = 1.003;

/** The luminance that has this contrast with the grounds. */
const levelAt = (mode: Mode, ratio: number): number =>
  mode === 'light'
    ? (groundLevel.light + 0.05) / (ratio * margin) - 0.05
    : (groundLevel.dark + 0.05) * ratio * margin - 0.05;

const onGrounds = pairs.filter(({ on }) => on.some((ground) => ground === 'background'));
const fills = pairs.filter(({ of }) =>
  of.some((token) => token.startsWith('on-') && !token.endsWith('-soft')),
);

/**
 * Three levels of luminance are enough for every pair to have its minimum: backgrounds (with text on fills, and lines,
 * which carry no meaning), text (with every fill), and the edges of controls.
 */
function levelOf(token: ColorToken, mode: Mode): number {
  const isEdge = onGrounds.some(({ of, ratio }) => ratio === controlContrast && of.includes(token));
  if (isEdge) return levelAt(mode, controlContrast);
  const isOnFill = fills.some(({ of }) => of.includes(token));
  const isGround = pairs.some(({ on }) => on.includes(token)) && !fills.some(({ on }) => on.includes(token));
  return isOnFill || isGround || token === 'border' ? groundLevel[mode] : levelAt(mode, textContrast);
}

/** The colour of this hue with the nearest luminance. */
function colorAt(level: number, hue: number): string {
  let [least, most] = [0, 1];
  const at = (l: number) => fromOklch({ l, c: 0.06, h: hue });
  for (let round = 0; round < 24; round++) {
    const middle = (least + most) / 2;
    if (luminance(at(middle)) < level) least = middle;
    else most = middle;
  }
  const [red, green, blue] = fromHex(at(most));
  const shades = [-2, -1, 0, 1, 2].map((step) => step / 255);
  const near = shades.flatMap((r) =>
    shades.flatMap((g) => shades.map((b) => toHex([red + r, green + g, blue + b]))),
  );
  const off = (color: string) => Math.abs(luminance(color) - level);
  return near.reduce((best, color) => (off(color) < off(best) ? color : best));
}

/** The hue step between tokens, with which no two hues are equal. */
const golden = 137.508;

/**
 * A palette in which every pair of the design has the lowest contrast that it is guaranteed, and no two tokens have the
 * same colour: a colour on a page identifies its token.
 */
export const leastPalette = (mode: Mode): Palette =>
  Object.fromEntries(
    colorTokens.map((token, at) => [token, colorAt(levelOf(token, mode), (at * golden) % 360)]),
  ) as Palette;

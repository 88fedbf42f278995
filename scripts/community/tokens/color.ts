import { clampChroma, formatHex, type Color } from 'culori';
import { fromCss } from '../../../src/lib/color/cssColor';
import { fromHex } from '../../../src/lib/color/rgb';
import { TokensError, type ColorValue } from './format';

const round = (value: number): number => Math.round(value * 1e5) / 1e5;

/** A hex colour as a token's value. */
export const toColorValue = (hex: string, alpha = 1): ColorValue => ({
  colorSpace: 'srgb',
  components: fromHex(hex).map(round),
  alpha,
  hex,
});

type Parts = readonly [number, number, number];

/** Colour spaces of the format, as culori knows them; components of hsl and hwb count in percent. */
const spaces: Readonly<Record<string, (parts: Parts) => Color>> = {
  srgb: ([r, g, b]) => ({ mode: 'rgb', r, g, b }),
  'srgb-linear': ([r, g, b]) => ({ mode: 'lrgb', r, g, b }),
  hsl: ([h, s, l]) => ({ mode: 'hsl', h, s: s / 100, l: l / 100 }),
  hwb: ([h, w, b]) => ({ mode: 'hwb', h, w: w / 100, b: b / 100 }),
  lab: ([l, a, b]) => ({ mode: 'lab', l, a, b }),
  lch: ([l, c, h]) => ({ mode: 'lch', l, c, h }),
  oklab: ([l, a, b]) => ({ mode: 'oklab', l, a, b }),
  oklch: ([l, c, h]) => ({ mode: 'oklch', l, c, h }),
  'display-p3': ([r, g, b]) => ({ mode: 'p3', r, g, b }),
  'a98-rgb': ([r, g, b]) => ({ mode: 'a98', r, g, b }),
  'prophoto-rgb': ([r, g, b]) => ({ mode: 'prophoto', r, g, b }),
  rec2020: ([r, g, b]) => ({ mode: 'rec2020', r, g, b }),
  'xyz-d65': ([x, y, z]) => ({ mode: 'xyz65', x, y, z }),
  'xyz-d50': ([x, y, z]) => ({ mode: 'xyz50', x, y, z }),
};

const isValue = (value: unknown): value is ColorValue =>
  typeof value === 'object' && value !== null && 'colorSpace' in value && 'components' in value;

/**
 * A token's colour as `#rrggbb`, converted into sRGB by reducing only chroma. Throws TokensError for a value that is no
 * opaque colour.
 */
export function fromColorValue(value: unknown, name: string): string {
  // Tools from before 2025.10 write colours as CSS does.
  const hex = typeof value === 'string' ? fromCss(value) : undefined;
  if (hex) return hex;
  if (!isValue(value)) throw new TokensError(`${name} is not a colour`);
  const { colorSpace, components, alpha = 1 } = value;
  if (alpha !== 1) throw new TokensError(`${name} is transparent: brand colours must be opaque`);
  const space = Object.hasOwn(spaces, colorSpace) ? spaces[colorSpace] : undefined;
  const [a, b, c] = components.map((part) => (part === 'none' ? 0 : Number(part)));
  if (!space || a === undefined || b === undefined || c === undefined || Number.isNaN(a + b + c)) {
    throw new TokensError(`${name} has an unknown colour space or lacks a component`);
  }
  return formatHex(clampChroma(space([a, b, c]), 'oklch', 'rgb'));
}

import { fromHex, fromLinear, toHex, toLinear, type Rgb } from './rgb';

/** Lightness (0 to 1), chroma (0 to about 0.37) and hue (degrees), as the eye orders colours. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** The perceived lightness, chroma and hue of a hex colour. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = fromHex(hex).map(toLinear) as unknown as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

function channels({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  return linear.map((channel) => fromLinear(channel)) as unknown as Rgb;
}

const isShown = (rgb: Rgb): boolean => rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** The hex colour of this lightness and hue with as much of the chroma as a screen can show. */
export function fromOklch(color: Oklch): string {
  let chroma = color.c;
  while (chroma > 0.002 && !isShown(channels({ ...color, c: chroma }))) chroma *= 0.92;
  return toHex(channels({ ...color, c: chroma > 0.002 ? chroma : 0 }));
}

import { fromHex, fromLinear, toHex, toLinear, type Rgb } from './rgb';

/** Lightness (0 to 1), chroma (0 to about 0.37) and hue (degrees), as the eye orders colours. */
interface Oklch {
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

/** Light intensities of a colour in Oklab, out of range if no screen can show it. */
function linearOf(l: number, a: number, b: number): Rgb {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** A channel a little out of range is rounded to the nearest that a screen shows. */
const [least, most] = [toLinear(-0.0005), toLinear(1.0005)];

const isShown = ([r, g, b]: Rgb): boolean =>
  r >= least && r <= most && g >= least && g <= most && b >= least && b <= most;

/** The hex colour of this lightness and hue with as much of the chroma as a screen can show. */
export function fromOklch({ l, c, h }: Oklch): string {
  const [cos, sin] = [Math.cos((h * Math.PI) / 180), Math.sin((h * Math.PI) / 180)];
  let chroma = c;
  let linear = linearOf(l, chroma * cos, chroma * sin);
  while (chroma > 0.002 && !isShown(linear)) {
    chroma *= 0.92;
    linear = linearOf(l, chroma * cos, chroma * sin);
  }
  const [r, g, b] = chroma > 0.002 ? linear : linearOf(l, 0, 0);
  return toHex([fromLinear(r), fromLinear(g), fromLinear(b)]);
}

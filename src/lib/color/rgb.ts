/** Red, green and blue, each from 0 to 1, gamma-encoded as in a hex colour. */
export type Rgb = readonly [number, number, number];

/** The channels of `#rgb` or `#rrggbb`. */
export function fromHex(hex: string): Rgb {
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const bits = Number.parseInt(digits.slice(1), 16);
  return [(bits >> 16) / 255, ((bits >> 8) & 255) / 255, (bits & 255) / 255];
}

const byteOf = (channel: number): number => Math.round(Math.min(1, Math.max(0, channel)) * 255);

/** `#rrggbb`; channels out of range are clipped. */
export function toHex([red, green, blue]: Rgb): string {
  const bits = (byteOf(red) << 16) | (byteOf(green) << 8) | byteOf(blue);
  return `#${bits.toString(16).padStart(6, '0')}`;
}

/** Between `from` (part 0) and `to` (part 1), as hex. */
export function mix(from: string, to: string, part: number): string {
  const [a, b] = [fromHex(from), fromHex(to)];
  const at = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * part;
  return toHex([at(0), at(1), at(2)]);
}

/** Gamma-encoded channel to light intensity. */
export const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Light intensity to gamma-encoded channel. */
export const fromLinear = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

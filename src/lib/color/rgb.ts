/** Red, green and blue, each from 0 to 1, gamma-encoded as in a hex colour. */
export type Rgb = readonly [number, number, number];

/** The channels of `#rgb` or `#rrggbb`. */
export function fromHex(hex: string): Rgb {
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const channel = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** `#rrggbb`; channels out of range are clipped. */
export function toHex(rgb: Rgb): string {
  const byte = (channel: number) => Math.round(Math.min(1, Math.max(0, channel)) * 255);
  return `#${rgb.map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`;
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

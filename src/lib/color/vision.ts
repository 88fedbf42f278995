import { fromHex, fromLinear, toHex, toLinear } from './rgb';

/** The three ways of seeing two colours for three: without red, green or blue receptors. */
export const visions = ['protanopia', 'deuteranopia', 'tritanopia'] as const;

export type Vision = (typeof visions)[number];

/** How much of each linear channel is seen in each, after Machado, Oliveira and Fernandes (2009), full strength. */
const matrices: Readonly<Record<Vision, readonly (readonly [number, number, number])[]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** A colour as a person with this colour vision sees it. */
export function seenBy(vision: Vision, hex: string): string {
  const [red, green, blue] = fromHex(hex);
  const channels = matrices[vision].map(([r, g, b]) =>
    fromLinear(Math.max(0, r * toLinear(red) + g * toLinear(green) + b * toLinear(blue))),
  );
  return toHex([channels[0] ?? 0, channels[1] ?? 0, channels[2] ?? 0]);
}

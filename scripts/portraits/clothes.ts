import type { Chance } from './chance';
import type { Colours } from './colours';

const body = 'M22 256C24 218 58 208 98 200Q128 226 158 200C198 208 232 218 234 256Z';

const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

/** Clothes over the shoulders; the neck is below them. */
export function clothesOf({ worn, second }: Colours, { pick }: Chance): string {
  const base = `<path d="${body}" fill="${worn}"/>`;
  return pick('clothes', [
    // A jumper, a shirt with a collar, a high neck, a hood, a jacket over a shirt, stripes, an apron.
    base + line('M98 201Q128 228 158 201', second, 5),
    `${base}<path d="M98 199L128 228L108 240L90 206ZM158 199L128 228L148 240L166 206Z" fill="${second}"/>${line('M128 228V256', second, 2.5)}`,
    `${base}<path d="M104 180Q128 192 152 180L158 206Q128 228 98 206Z" fill="${worn}"/>${line('M103 194Q128 208 153 194', second, 1.6)}`,
    `<path d="M74 214C80 178 176 178 182 214Q128 246 74 214Z" fill="${worn}"/>${base}${line('M112 216V240M144 216V240', second, 3.4)}`,
    `<path d="${body}" fill="${second}"/><path d="M22 256C24 218 58 208 98 199L124 256ZM234 256C232 218 198 208 158 199L132 256Z" fill="${worn}"/>`,
    `<path d="${body}" fill="${second}"/><g stroke="${worn}" stroke-width="8"><path d="M40 226Q128 250 216 226" fill="none"/><path d="M26 246Q128 272 230 246" fill="none"/></g>`,
    `<path d="${body}" fill="${second}"/><path d="M92 256V218L100 201M164 256V218L156 201" fill="none" stroke="${worn}" stroke-width="9"/><path d="M88 238H168V256H88Z" fill="${worn}"/>`,
  ]);
}

import { pairs } from '../../src/config/brand/pairs';
import { colorTokens, type ColorToken, type Palette } from '../../src/lib/tokens';

/** Text as axe has seen it: the colours that its eye gets, as `#rrggbb`, and the contrast that its size needs. */
interface SeenText {
  ink: string;
  ground: string;
  needed: number;
}

const tokenOf = (color: string, palette: Palette): ColorToken | undefined =>
  colorTokens.find((token) => palette[token] === color);

/**
 * The problem of a text in a palette whose colours identify their token: a colour of no token, or a pair without a
 * guaranteed contrast of that size. Undefined if every brand makes it readable.
 */
export function notGuaranteed({ ink, ground, needed }: SeenText, palette: Palette): string | undefined {
  const [front, back] = [tokenOf(ink, palette), tokenOf(ground, palette)];
  if (!front || !back) return `${front ?? ink} on ${back ?? ground}: not two colours of the brand's palette`;
  // A pair has the same contrast whichever of the two is written on the other.
  const isGuaranteed = pairs.some(
    ({ of, on, ratio }) =>
      ratio >= needed &&
      ((of.includes(front) && on.includes(back)) || (of.includes(back) && on.includes(front))),
  );
  return isGuaranteed
    ? undefined
    : `${front} on ${back}: no pair of src/config/brand/pairs.ts that promises ${needed}`;
}

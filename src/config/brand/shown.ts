import type { Colors } from '../../generated/config/brand';
import type { Palette } from '../../lib/tokens';
import { longHex } from './longHex';
import { palettes } from './palette';

interface Shown {
  /** The brand's own colours, as `#rrggbb`. */
  readonly given: Colors;
  readonly light: Palette;
  readonly dark: Palette;
}

const known = new WeakMap<Colors, Shown>();

/** A brand's colours as given and as shown; several rules look at the same ones. */
export function shownOf(colors: Colors): Shown {
  const before = known.get(colors);
  if (before) return before;
  const given = longHex(colors);
  const shown = { given, ...palettes(given) };
  known.set(colors, shown);
  return shown;
}

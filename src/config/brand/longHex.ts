import type { Colors } from '../../generated/config/brand';
import { fromHex, toHex } from '../../lib/color/rgb';

/** Every colour as `#rrggbb` in small letters. */
export function longHex(colors: Colors): Colors {
  const entries = Object.entries(colors).map(([name, value]: [string, string | object]) => [
    name,
    typeof value === 'string' ? toHex(fromHex(value)) : longHex(value as Colors),
  ]);
  return Object.fromEntries(entries) as Colors;
}

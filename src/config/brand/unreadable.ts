import type { Colors, DarkColors } from '../../generated/config/brand';
import { contrast, luminance, ratioOf } from '../../lib/color/contrast';
import { fromOklch, toOklch } from '../../lib/color/oklch';
import type { ColorToken, Palette } from '../../lib/tokens';
import type { Mode } from './derived';
import { pairs } from './pairs';
import { inkOn, textContrast } from './readable';
import { shownOf } from './shown';

/** Colours a brand can give that must be read, or be read on; the others cannot fail. */
export type ReadRole = 'text' | 'muted' | 'success' | 'warning' | 'error' | 'surface';

const readRoles: readonly ReadRole[] = ['text', 'muted', 'success', 'warning', 'error', 'surface'];

/** A given colour that does not reach the contrast its use needs: it is shown in another one. */
interface Unreadable {
  readonly mode: Mode;
  readonly role: ReadRole;
  readonly given: string;
  /** The pair with the lowest contrast: `text` on `surface`. */
  readonly of: ColorToken;
  readonly on: ColorToken;
  readonly ratio: number;
  readonly needed: number;
  /** The nearest colour with enough contrast everywhere. Undefined if there is none. */
  readonly nearest?: string;
}

/** A link that is shown in another colour than the primary, because that cannot be read as one. */
interface ShiftedLink {
  readonly mode: Mode;
  readonly primary: string;
  readonly link: string;
  readonly on: ColorToken;
  readonly ratio: number;
}

/** A pair of a colour with the required contrast. */
interface Pairing {
  readonly of: ColorToken;
  readonly on: ColorToken;
  readonly needed: number;
  /** The other colour. */
  readonly against: string;
}

interface Use extends Omit<Pairing, 'against'> {
  readonly ratio: number;
}

function pairingsOf(role: ReadRole | 'link', palette: Palette): Pairing[] {
  if (role === 'surface') {
    return [{ of: 'text', on: 'surface', against: inkOn(palette.background), needed: textContrast }];
  }
  return pairs
    .filter(({ of }) => of.includes(role))
    .flatMap(({ on, ratio }) =>
      on.map((ground) => ({ of: role, on: ground, needed: ratio, against: palette[ground] })),
    );
}

const lacking = ({ ratio, needed }: Use): number => ratio - needed;

/** The pairing with the lowest contrast of a colour, and that contrast. */
function worst(color: string, pairings: readonly Pairing[]): Use | undefined {
  const uses = pairings.map(({ against, ...pairing }) => ({ ...pairing, ratio: contrast(color, against) }));
  return uses.sort((a, b) => lacking(a) - lacking(b))[0];
}

/** Whether a colour passes in all pairings. Thousands are tried, so the pairings are measured once. */
function passing(pairings: readonly Pairing[]): (color: string) => boolean {
  const grounds = pairings.map(({ against, needed }) => ({ light: luminance(against), needed }));
  return (color) => {
    const own = luminance(color);
    return grounds.every(({ light, needed }) => ratioOf(own, light) >= needed);
  };
}

/** Too small a step to be visible. */
const step = 0.004;
/** Fine enough that no range of colours that pass is stepped over. */
const stride = 4 * step;

/** The colour with the nearest lightness that passes in all its pairings, keeping hue and chroma as far as a screen can. */
function nearestPassing(color: string, pairings: readonly Pairing[]): string | undefined {
  const { l, c, h } = toOklch(color);
  const passes = passing(pairings);
  const at = (lightness: number): string | undefined => {
    const candidate = lightness < 0 || lightness > 1 ? undefined : fromOklch({ l: lightness, c, h });
    return candidate !== undefined && passes(candidate) ? candidate : undefined;
  };
  for (let far = stride; far < 1; far += stride) {
    if (!at(l - far) && !at(l + far)) continue;
    for (let near = far - stride + step; near < far + step / 2; near += step) {
      const found = at(l - near) ?? at(l + near);
      if (found) return found;
    }
  }
  return ['#000000', '#ffffff'].find(passes);
}

const givenIn = (colors: Colors, mode: Mode): DarkColors => (mode === 'light' ? colors : (colors.dark ?? {}));

/** Every given colour that WCAG 2.2 AA does not allow unchanged, in both themes (UIX-08). */
export function unreadable(colors: Colors): Unreadable[] {
  const { given: long, ...shown } = shownOf(colors);
  return (['light', 'dark'] as const).flatMap((mode) =>
    readRoles.flatMap((role) => {
      const given = givenIn(long, mode)[role];
      // Readable colours are unchanged.
      if (given === undefined || given === shown[mode][role]) return [];
      const pairings = pairingsOf(role, shown[mode]);
      const use = worst(given, pairings);
      if (!use || lacking(use) >= 0) return [];
      const nearest = nearestPassing(given, pairings);
      return [{ mode, role, given, ...use, ...(nearest && { nearest }) }];
    }),
  );
}

/** Themes whose given primary is fine as a fill, but is replaced for links. */
export function shiftedLinks(colors: Colors): ShiftedLink[] {
  const { given: long, ...shown } = shownOf(colors);
  return (['light', 'dark'] as const).flatMap((mode) => {
    const primary = givenIn(long, mode).primary;
    const { link } = shown[mode];
    if (primary === undefined || primary === link) return [];
    const use = worst(primary, pairingsOf('link', shown[mode]));
    return use ? [{ mode, primary, link, on: use.on, ratio: use.ratio }] : [];
  });
}

import type { Colors, DarkColors } from '../../generated/config/brand';
import { contrast } from '../../lib/color/contrast';
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
export interface Unreadable {
  readonly mode: Mode;
  readonly role: ReadRole;
  readonly given: string;
  /** Where it is read worst: `text` on `surface`. */
  readonly of: ColorToken;
  readonly on: ColorToken;
  readonly ratio: number;
  readonly needed: number;
  /** The nearest colour that reaches it everywhere; undefined where no shade of it does. */
  readonly nearest?: string;
}

/** A link that is shown in another colour than the primary, because that cannot be read as one. */
export interface ShiftedLink {
  readonly mode: Mode;
  readonly primary: string;
  readonly link: string;
  readonly on: ColorToken;
  readonly ratio: number;
}

interface Use {
  readonly of: ColorToken;
  readonly on: ColorToken;
  readonly ratio: number;
  readonly needed: number;
}

/** What a colour must be read on (or carry), with the contrast it has there. */
type Uses = (color: string) => Use[];

function usesOf(role: ReadRole | 'link', palette: Palette): Uses {
  if (role === 'surface') {
    const ink = inkOn(palette.background);
    return (color) => [{ of: 'text', on: 'surface', ratio: contrast(ink, color), needed: textContrast }];
  }
  const places = pairs
    .filter(({ of }) => of.includes(role))
    .flatMap(({ on, ratio }) => on.map((ground) => ({ of: role, on: ground, needed: ratio })));
  return (color) => places.map((place) => ({ ...place, ratio: contrast(color, palette[place.on]) }));
}

const lacking = ({ ratio, needed }: Use): number => ratio - needed;

const worst = (uses: readonly Use[]): Use | undefined => [...uses].sort((a, b) => lacking(a) - lacking(b))[0];

const passes = (uses: readonly Use[]): boolean => uses.every((use) => lacking(use) >= 0);

/** Fine enough that the eye does not tell one step from the next. */
const step = 0.004;

/** The colour nearest in lightness, hue and chroma kept as far as a screen can, that passes in all its uses. */
function nearestPassing(color: string, uses: Uses): string | undefined {
  const { l, c, h } = toOklch(color);
  for (let far = step; far < 1; far += step) {
    const candidates = [l - far, l + far].filter((lightness) => lightness >= 0 && lightness <= 1);
    const found = candidates
      .map((lightness) => fromOklch({ l: lightness, c, h }))
      .find((of) => passes(uses(of)));
    if (found) return found;
  }
  return ['#000000', '#ffffff'].find((end) => passes(uses(end)));
}

const givenIn = (colors: Colors, mode: Mode): DarkColors => (mode === 'light' ? colors : (colors.dark ?? {}));

/** Every colour a brand gives that WCAG 2.2 AA does not let be shown as it is, in both themes (UIX-08). */
export function unreadable(colors: Colors): Unreadable[] {
  const { given: long, ...shown } = shownOf(colors);
  return (['light', 'dark'] as const).flatMap((mode) =>
    readRoles.flatMap((role) => {
      const given = givenIn(long, mode)[role];
      // What could be read was left as it is.
      if (given === undefined || given === shown[mode][role]) return [];
      const uses = usesOf(role, shown[mode]);
      const use = worst(uses(given));
      if (!use || lacking(use) >= 0) return [];
      const nearest = nearestPassing(given, uses);
      return [{ mode, role, given, ...use, ...(nearest && { nearest }) }];
    }),
  );
}

/** Themes whose given primary is fine as a ground, but shown in another colour where it is a link. */
export function shiftedLinks(colors: Colors): ShiftedLink[] {
  const { given: long, ...shown } = shownOf(colors);
  return (['light', 'dark'] as const).flatMap((mode) => {
    const primary = givenIn(long, mode).primary;
    const { link } = shown[mode];
    if (primary === undefined || primary === link) return [];
    const use = worst(usesOf('link', shown[mode])(primary));
    return use ? [{ mode, primary, link, on: use.on, ratio: use.ratio }] : [];
  });
}

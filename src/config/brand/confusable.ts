import type { Colors, DarkColors } from '../../generated/config/brand';
import { difference } from '../../lib/color/difference';
import { seenBy, visions, type Vision } from '../../lib/color/vision';
import type { Mode } from './derived';
import { shownOf } from './shown';

/** Two colours with different meanings that look alike to colour-blind people. */
interface Confusable {
  readonly mode: Mode;
  /** The one the brand gives. */
  readonly role: keyof DarkColors;
  readonly other: keyof DarkColors;
  readonly vision: Vision;
}

/** Colours with different meanings, and the minimum difference between them. Opposites need more than neighbours. */
const meanings: readonly (readonly [keyof DarkColors, keyof DarkColors, number])[] = [
  ['success', 'error', 0.045],
  ['primary', 'error', 0.045],
  ['success', 'warning', 0.025],
  ['warning', 'error', 0.025],
];

/** Colours with this difference are easily distinguished by others. */
const plain = 0.1;

/** Pairs of a brand's own colours that colour-blind people confuse. */
export function confusable(colors: Colors): Confusable[] {
  const shown = shownOf(colors);
  return (['light', 'dark'] as const).flatMap((mode) => {
    const given = mode === 'light' ? colors : (colors.dark ?? {});
    const palette = shown[mode];
    return meanings.flatMap(([one, two, least]) => {
      const role = [two, one].find((name) => given[name] !== undefined);
      if (!role || difference(palette[one], palette[two]) < plain) return [];
      const [closest] = visions
        .map((vision) => ({
          vision,
          far: difference(seenBy(vision, palette[one]), seenBy(vision, palette[two])),
        }))
        .sort((a, b) => a.far - b.far);
      if (!closest || closest.far >= least) return [];
      return [{ mode, role, other: role === one ? two : one, vision: closest.vision }];
    });
  });
}

import { derivedFrom, type Mode } from '../../../src/config/brand/derived';
import { longHex } from '../../../src/config/brand/longHex';
import { grounds } from '../../../src/config/brand/pairs';
import { textContrast } from '../../../src/config/brand/readable';
import { palettes } from '../../../src/config/brand/palette';
import type { Colors, DarkColors } from '../../../src/generated/config/brand';
import { contrast } from '../../../src/lib/color/contrast';
import type { ColorToken } from '../../../src/lib/tokens';
import { isSame } from './values';

const roles = ['primary', 'text', 'muted', 'success', 'warning', 'error'] as const;

type Role = (typeof roles)[number];

/** Less is not seen. */
const least = 0.25;

/** A foreground on the background with the lowest contrast, as the brand gives both, and whether it is shown as given. */
interface Read {
  readonly role: Role;
  readonly on: ColorToken;
  readonly ratio: number;
  /** The replacement of an unreadable colour. */
  readonly instead?: string;
}

const ownOf = (colors: Colors, mode: Mode): DarkColors => (mode === 'light' ? colors : (colors.dark ?? {}));

function readsOf(colors: Colors, mode: Mode): Read[] {
  const palette = palettes(colors)[mode];
  const own = ownOf(longHex(colors), mode);
  const base = derivedFrom(palette.primary, mode);
  return roles.map((role) => {
    const given = own[role] ?? (role === 'primary' ? palette.primary : base[role]);
    const [worst] = grounds
      .map((on) => ({ on, ratio: contrast(given, palette[on]) }))
      .sort((one, other) => one.ratio - other.ratio);
    const instead = palette[role === 'primary' ? 'link' : role];
    return { role, on: 'surface', ratio: 21, ...worst, ...(instead !== given && { instead }) };
  });
}

const figure = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

const under = (mode: Mode): string => (mode === 'dark' ? 'dark ' : '');

/** `primary on surface 5.1 → 3.9`: changes of contrast. */
function contrasts(before: Colors, after: Colors, mode: Mode): string[] {
  const earlier = readsOf(before, mode);
  return readsOf(after, mode).flatMap(({ role, on, ratio, instead }, index) => {
    const was = earlier[index]?.ratio ?? ratio;
    const isPassing = ratio >= textContrast;
    if (Math.abs(ratio - was) < least && was >= textContrast === isPassing) return [];
    const shown = instead ? `, shown as ${instead}` : '';
    const needed = isPassing ? '' : ` (needs ${textContrast}${shown})`;
    return [`${under(mode)}${role} on ${on} ${figure(was)} → ${figure(ratio)}${needed}`];
  });
}

/** Colours given in one theme that changed. */
function given(before: Colors, after: Colors, mode: Mode): string[] {
  const [one, other] = [ownOf(longHex(before), mode), ownOf(longHex(after), mode)];
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((name) => name !== 'dark');
  return names.flatMap((name) => {
    const [was, is] = [one[name as keyof DarkColors], other[name as keyof DarkColors]];
    return was === is ? [] : [`${under(mode)}${name} ${was ?? 'derived'} → ${is ?? 'derived'}`];
  });
}

/** The effects of changed colours: those given, and the resulting readability. */
export const colorChanges = (before: Colors, after: Colors): string[] =>
  isSame(before, after)
    ? []
    : (['light', 'dark'] as const).flatMap((mode) => [
        ...given(before, after, mode),
        ...contrasts(before, after, mode),
      ]);

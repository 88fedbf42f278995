import type { Colors, DarkColors } from '../../generated/config/brand';
import { mix } from '../../lib/color/rgb';
import type { Palette } from '../../lib/tokens';
import { controlContrast, inkOn, pressed, readable, textContrast, textOn, tinted, white } from './readable';
import { derivedFrom, type Mode } from './derived';
import { longHex } from './longHex';

type Given = DarkColors;

/** A filled colour, the text on it, a soft background of the same hue and the text on that. */
function state(color: string, surface: string, ink: string) {
  const soft = tinted(surface, color, 0.14, ink);
  return { color, on: textOn(color), soft, onSoft: readable(color, [soft], textContrast, ink) };
}

/** One theme: given colours are kept if they are readable; the rest is derived from `primary` (CFG-08). */
function themeOf(given: Given, primary: string, mode: Mode): Palette {
  const base = derivedFrom(primary, mode);
  const background = given.background ?? base.background;
  const ink = inkOn(background);
  const ownSurface =
    given.surface ?? (given.background ? mix(background, white, ink === white ? 0.05 : 0.6) : base.surface);
  // A surface on which the page's text is unreadable is replaced by the page's background.
  const surface = tinted(background, ownSurface, 1, ink);
  const surfaceMuted = tinted(surface, mix(primary, ink, 0.4), 0.07, ink);
  const grounds = [background, surface, surfaceMuted];
  const legible = (color: string) => readable(color, grounds, textContrast, ink);

  const main = state(primary, surface, ink);
  const success = state(legible(given.success ?? base.success), surface, ink);
  const warning = state(legible(given.warning ?? base.warning), surface, ink);
  const error = state(legible(given.error ?? base.error), surface, ink);
  const secondary = given.secondary ?? base.secondary;
  const accent = given.accent ?? base.accent;
  const softs = [main.soft, success.soft, warning.soft, error.soft];

  const text = readable(given.text ?? base.text, [...grounds, ...softs], textContrast, ink);

  return {
    background,
    surface,
    'surface-muted': surfaceMuted,
    text,
    muted: legible(given.muted ?? base.muted),
    border: given.border ?? mix(surface, text, mode === 'dark' ? 0.18 : 0.13),
    'border-strong': readable(mix(surface, text, 0.45), grounds, controlContrast, ink),
    primary,
    'primary-hover': pressed(primary, main.on, 0.12),
    'primary-active': pressed(primary, main.on, 0.22),
    'on-primary': main.on,
    'primary-soft': main.soft,
    'on-primary-soft': main.onSoft,
    secondary,
    'on-secondary': textOn(secondary),
    accent,
    'on-accent': textOn(accent),
    link: legible(primary),
    focus: readable(primary, grounds, controlContrast, ink),
    success: success.color,
    'on-success': success.on,
    'success-soft': success.soft,
    'on-success-soft': success.onSoft,
    warning: warning.color,
    'on-warning': warning.on,
    'warning-soft': warning.soft,
    'on-warning-soft': warning.onSoft,
    error: error.color,
    'error-hover': pressed(error.color, error.on, 0.12),
    'error-active': pressed(error.color, error.on, 0.22),
    'on-error': error.on,
    'error-soft': error.soft,
    'on-error-soft': error.onSoft,
  };
}

/** On dark backgrounds a colour meant for light ones is lightened until it is visible, unless the brand gives one. */
function lifted(color: string | undefined, ground: string): string | undefined {
  return color && readable(color, [ground], controlContrast, inkOn(ground));
}

/**
 * Both palettes of a brand, from `primary` alone or with other given colours. Every pair of ./pairs keeps WCAG 2.2 AA:
 * the lightness of a given colour changes just enough for text and controls to be visible.
 */
export function palettes(colors: Colors): { light: Palette; dark: Palette } {
  const { dark = {}, primary, ...rest } = longHex(colors);
  const ground = dark.background ?? derivedFrom(primary, 'dark').background;
  const darkPrimary = dark.primary ?? lifted(primary, ground) ?? primary;
  const carried: Given = { secondary: lifted(rest.secondary, ground), accent: lifted(rest.accent, ground) };
  const states: Given = { success: rest.success, warning: rest.warning, error: rest.error };
  const given = (of: Given) => Object.fromEntries(Object.entries(of).filter(([, color]) => color)) as Given;
  return {
    light: themeOf(rest, primary, 'light'),
    dark: themeOf({ ...given(carried), ...given(states), ...given(dark) }, darkPrimary, 'dark'),
  };
}

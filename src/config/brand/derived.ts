import { fromOklch, toOklch } from '../../lib/color/oklch';

export type Mode = 'light' | 'dark';

/**
 * Lightness and chroma of derived colours; the hue is the primary's. Chosen by eye and low, so that the brand's colours
 * stand out.
 */
const neutrals = {
  light: {
    background: { l: 0.985, c: 0.005 },
    surface: { l: 1, c: 0 },
    text: { l: 0.22, c: 0.02 },
    muted: { l: 0.48, c: 0.02 },
  },
  dark: {
    background: { l: 0.18, c: 0.012 },
    surface: { l: 0.225, c: 0.014 },
    text: { l: 0.95, c: 0.008 },
    muted: { l: 0.74, c: 0.015 },
  },
} as const;

/** The hues of success, warning and error are the same in every brand. */
const states = {
  light: { success: { l: 0.5, c: 0.13 }, warning: { l: 0.53, c: 0.115 }, error: { l: 0.52, c: 0.19 } },
  dark: { success: { l: 0.76, c: 0.15 }, warning: { l: 0.8, c: 0.13 }, error: { l: 0.72, c: 0.15 } },
} as const;
const hues = { success: 150, warning: 70, error: 25 } as const;

/** The colours a brand need not give, from its primary. They do not promise any contrast yet. */
export function derivedFrom(primary: string, mode: Mode) {
  const { l, c, h } = toOklch(primary);
  // A grey brand has no hue to hand on.
  const tint = c < 0.02 ? 0 : 1;
  const neutral = (name: keyof typeof neutrals.light) => {
    const { l: lightness, c: chroma } = neutrals[mode][name];
    return fromOklch({ l: lightness, c: chroma * tint, h });
  };
  const state = (name: keyof typeof hues) => fromOklch({ ...states[mode][name], h: hues[name] });
  return {
    background: neutral('background'),
    surface: neutral('surface'),
    text: neutral('text'),
    muted: neutral('muted'),
    secondary: fromOklch({ l: mode === 'light' ? Math.min(l, 0.45) : 0.78, c: c * 0.5, h: h + 25 }),
    accent: fromOklch({ l: mode === 'light' ? 0.62 : 0.78, c: Math.max(c, 0.08) * tint, h: h + 150 }),
    success: state('success'),
    warning: state('warning'),
    error: state('error'),
  };
}

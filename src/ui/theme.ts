import { cssVar, colorTokens, type ColorToken, type OtherToken } from '../lib/tokens';

/** Smallest width of each step, in px (UIX-06). */
export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1600 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** The type scale: 12, 14, 16, 20, 24, 32, 44 px as rem, with a line height that keeps to the 4 px step. */
export const typeScale = {
  xs: { size: '0.75rem', line: '1rem' },
  sm: { size: '0.875rem', line: '1.25rem' },
  md: { size: '1rem', line: '1.5rem' },
  lg: { size: '1.25rem', line: '1.75rem' },
  xl: { size: '1.5rem', line: '2rem' },
  xxl: { size: '2rem', line: '2.5rem' },
  display: { size: '2.75rem', line: '3.25rem' },
} as const;

export type TypeSize = keyof typeof typeScale;

/** Durations and the easing. Reduced motion turns all of it off (GlobalStyle). */
export const motion = {
  fast: '120ms',
  base: '160ms',
  slow: '200ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Stacking order, lowest first. Native dialogs are above all of it by themselves. */
export const layers = { header: 10, nav: 20, popover: 30, notice: 40, toast: 50 } as const;

/** Height of the bar at the top of every page, which stays when the page scrolls. */
export const headerHeight = '65px';

/** The room that a phone's tabs take at the bottom, for what floats above them. */
export const bottomBarRoom = 'calc(64px + env(safe-area-inset-bottom))';

const from = (step: Breakpoint) => `@media (min-width: ${breakpoints[step]}px)`;

/** Media queries, phone first: `${media.md} { … }` applies from 768 px up; `phone` is below that. */
export const media = {
  sm: from('sm'),
  md: from('md'),
  lg: from('lg'),
  xl: from('xl'),
  xxl: from('xxl'),
  phone: `@media (max-width: ${breakpoints.md - 0.02}px)`,
  hover: '@media (hover: hover)',
  forcedColors: '@media (forced-colors: active)',
} as const;

/** The colour of a role, as a CSS variable: `color('primary')`. */
export const color = (token: ColorToken): string => cssVar(`color-${token}`);

/** A measure or family of the brand, as a CSS variable: `token('radius-md')`. */
export const token = (name: OtherToken): string => cssVar(name);

/** `n` steps of the brand's spacing, 4 px each unless the brand says otherwise. */
export const space = (n: number): string => (n === 0 ? '0' : `calc(var(--space, 4px) * ${n})`);

/** Font size and line height of a step of the scale. */
export const textSize = (size: TypeSize): string =>
  `font-size: ${typeScale[size].size}; line-height: ${typeScale[size].line};`;

const colors = Object.fromEntries(colorTokens.map((name) => [name, color(name)])) as Record<
  ColorToken,
  string
>;

/** The theme of `ThemeProvider`. All values are CSS variables or constants, so one object serves every brand. */
export const theme = { breakpoints, typeScale, motion, layers, colors };

declare module 'styled-components' {
  export interface DefaultTheme {
    breakpoints: typeof breakpoints;
    typeScale: typeof typeScale;
    motion: typeof motion;
    layers: typeof layers;
    colors: Record<ColorToken, string>;
  }
}

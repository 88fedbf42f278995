/** Colour roles every brand resolves to, once for light and once for dark. Each becomes `--color-<name>`. */
export const colorTokens = [
  'background',
  'surface',
  'surface-muted',
  'text',
  'muted',
  'border',
  'border-strong',
  'primary',
  'primary-hover',
  'primary-active',
  'on-primary',
  'primary-soft',
  'on-primary-soft',
  'secondary',
  'on-secondary',
  'accent',
  'on-accent',
  'link',
  'focus',
  'success',
  'on-success',
  'success-soft',
  'on-success-soft',
  'warning',
  'on-warning',
  'warning-soft',
  'on-warning-soft',
  'error',
  'error-hover',
  'error-active',
  'on-error',
  'error-soft',
  'on-error-soft',
] as const;

export type ColorToken = (typeof colorTokens)[number];

/** Hex colours (`#rrggbb`) by role. */
export type Palette = Record<ColorToken, string>;

/** Lengths and families, each a CSS variable of the same name: `--radius-md`, `--font-body`, `--space`, `--shadow-md`. */
export const otherTokens = [
  'font-body',
  'font-heading',
  'radius-sm',
  'radius-md',
  'radius-lg',
  'space',
  'shadow-sm',
  'shadow-md',
  'shadow-lg',
] as const;

export type OtherToken = (typeof otherTokens)[number];

/** The CSS reference of a token: `cssVar('color-primary')` is `var(--color-primary)`. */
export const cssVar = (token: `color-${ColorToken}` | OtherToken): string => `var(--${token})`;

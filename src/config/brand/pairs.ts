import type { ColorToken } from '../../lib/tokens';
import { controlContrast, textContrast } from './readable';

/** A foreground, the grounds the design puts it on, and the contrast it must have there. */
interface Pair {
  readonly on: readonly ColorToken[];
  readonly of: readonly ColorToken[];
  readonly ratio: number;
}

export const grounds = ['background', 'surface', 'surface-muted'] as const satisfies ColorToken[];
const softGrounds = [
  'primary-soft',
  'success-soft',
  'warning-soft',
  'error-soft',
] as const satisfies ColorToken[];

/**
 * Every pair of colours in the design with its minimum contrast (WCAG 2.2 AA, UIX-08). Every palette keeps them,
 * whatever colours a brand gives. Colours that are not here must not carry meaning: `border` is a line and no control.
 */
export const pairs: readonly Pair[] = [
  { of: ['text'], on: [...grounds, ...softGrounds], ratio: textContrast },
  { of: ['muted', 'link', 'success', 'warning', 'error'], on: grounds, ratio: textContrast },
  { of: ['border-strong', 'focus'], on: grounds, ratio: controlContrast },
  { of: ['on-primary'], on: ['primary', 'primary-hover', 'primary-active'], ratio: textContrast },
  { of: ['on-primary-soft'], on: ['primary-soft'], ratio: textContrast },
  { of: ['on-secondary'], on: ['secondary'], ratio: textContrast },
  { of: ['on-accent'], on: ['accent'], ratio: textContrast },
  { of: ['on-success'], on: ['success'], ratio: textContrast },
  { of: ['on-success-soft'], on: ['success-soft'], ratio: textContrast },
  { of: ['on-warning'], on: ['warning'], ratio: textContrast },
  { of: ['on-warning-soft'], on: ['warning-soft'], ratio: textContrast },
  { of: ['on-error'], on: ['error', 'error-hover', 'error-active'], ratio: textContrast },
  { of: ['on-error-soft'], on: ['error-soft'], ratio: textContrast },
];

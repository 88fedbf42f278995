import { fontStack } from '../../lib/fonts';
import type { OtherToken, Palette } from '../../lib/tokens';
import type { ResolvedBrand } from '../types';

const px = (value: number): string => `${Math.round(value * 100) / 100}px`;

/**
 * Shadows by strength, for small, middle and large lifts: offset and blur in px, and opacity; a dark ground needs deeper
 * ones to show at all.
 */
export const shadowDepths = {
  none: [],
  soft: [
    [1, 3, 0.1],
    [4, 16, 0.1],
    [16, 40, 0.16],
  ],
  strong: [
    [2, 5, 0.2],
    [8, 24, 0.2],
    [24, 56, 0.28],
  ],
} as const;

type Shadows = Pick<Record<OtherToken, string>, 'shadow-sm' | 'shadow-md' | 'shadow-lg'>;

function shadows(strength: ResolvedBrand['shadow'], depth: number): Shadows {
  const value = (size: number) => {
    const lift = shadowDepths[strength][size];
    if (!lift) return 'none';
    const [y, blur, alpha] = lift;
    return `0 ${y}px ${blur}px rgb(0 0 0/${Math.min(0.8, alpha * depth).toFixed(2)})`;
  };
  return { 'shadow-sm': value(0), 'shadow-md': value(1), 'shadow-lg': value(2) };
}

const measures = ({ fonts, radius, spacing }: ResolvedBrand) => ({
  'font-body': fontStack(fonts.body),
  'font-heading': fontStack(fonts.heading),
  'radius-sm': px(radius / 2),
  'radius-md': px(radius),
  'radius-lg': px(radius * 1.5),
  space: px(spacing),
});

const declarations = (values: Readonly<Record<string, string>>, prefix = '--'): string =>
  Object.entries(values)
    .map(([name, value]) => `${prefix}${name}:${value};`)
    .join('');

const themed = (scheme: 'light' | 'dark', palette: Readonly<Palette>, lifts: Record<string, string>) =>
  `color-scheme:${scheme};${declarations(palette, '--color-')}${declarations(lifts)}`;

/**
 * The brand as CSS variables (CFG-08): light by default, dark where the system or `data-theme` asks for it. Nothing
 * but checked colours, numbers and names of our own gets in, so it is safe inside a style element.
 */
export function brandCss(brand: ResolvedBrand): string {
  const light = themed('light', brand.light, shadows(brand.shadow, 1));
  const dark = themed('dark', brand.dark, shadows(brand.shadow, 3));
  return (
    `:root{${light}${declarations(measures(brand))}}` +
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}` +
    `:root[data-theme=dark]{${dark}}`
  );
}

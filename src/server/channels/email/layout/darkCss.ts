import type { ResolvedBrand } from '../../../../config/types';

type Colors = ResolvedBrand['dark'];

/** For each class of an email's elements: its colours in the dark theme. */
const nightOf = (color: Colors): Record<string, Record<string, string>> => ({
  ground: { 'background-color': color['surface-muted'] },
  sheet: {
    'background-color': color.surface,
    'border-color': color.border,
    'border-top-color': color.primary,
  },
  title: { color: color.primary },
  text: { color: color.text },
  quote: { 'border-inline-start-color': color.primary },
  quiet: { color: color.muted },
  link: { color: color.link },
  line: { 'border-color': color.border },
  code: { 'background-color': color['primary-soft'], color: color['on-primary-soft'] },
  choice: { 'border-color': color.primary, color: color.link },
  button: { 'background-color': color.primary, color: color['on-primary'] },
});

/** A brand without a dark logo keeps the background that its logo was drawn for. */
const logoRules = ({ logoUrl, logoDarkUrl, light }: ResolvedBrand): Record<string, Record<string, string>> =>
  logoDarkUrl === logoUrl
    ? {}
    : { logo: { 'background-color': light.surface, 'border-radius': '6px', padding: '4px' } };

/** The dark form of an email, for mail programs that ask for it: over the styles in the elements. */
export function darkCss(brand: ResolvedBrand): string {
  const rules = Object.entries({ ...nightOf(brand.dark), ...logoRules(brand) }).map(
    ([name, styles]) =>
      `.${name}{${Object.entries(styles)
        .map(([property, value]) => `${property}:${value} !important`)
        .join(';')}}`,
  );
  return `@media (prefers-color-scheme: dark){${rules.join('')}}`;
}

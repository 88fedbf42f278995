import type { ResolvedBrand } from '../../../../config/types';

const families = (font: string) =>
  `${font === 'system' ? '' : `'${font}', `}-apple-system, 'Segoe UI', Roboto, Arial, sans-serif`;

/** A link on a line of its own is as high as a finger can hit: 28 px. */
export const pressable = { display: 'inline-block', padding: '4px 0' } as const;

/** How the texts of an email look in a brand, by day; by night: `darkCss.ts`. */
export function emailStyles({ light: color, fonts, radius }: ResolvedBrand) {
  const body = families(fonts.body);
  return {
    color,
    body,
    heading: families(fonts.heading),
    text: { color: color.text, fontFamily: body, fontSize: 16, lineHeight: '25px' },
    quiet: { color: color.muted, fontFamily: body, fontSize: 13, lineHeight: '20px' },
    radius: Math.min(radius, 16),
    buttonRadius: Math.min(radius, 12),
  };
}

export type EmailStyles = ReturnType<typeof emailStyles>;

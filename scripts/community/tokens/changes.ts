import { longHex } from '../../../src/config/brand/longHex';
import type { Change } from '../../../src/config/change';
import type { ResolvedBrand } from '../../../src/config/types';
import type { Colors, DarkColors } from '../../../src/generated/config/brand';
import type { BrandStyle } from './importBrand';

/** Colours that differ from those given, each as a change below `path`. */
const differing = (given: DarkColors, wanted: DarkColors, path: readonly string[]): Change[] =>
  Object.entries(wanted).flatMap(([role, color]) =>
    typeof color === 'string' && given[role as keyof DarkColors] !== color
      ? [{ set: [...path, role], to: color }]
      : [],
  );

function colorChanges(own: Colors | undefined, inherited: Colors, wanted: Colors): Change[] {
  const given = longHex(own ?? inherited);
  const changes = [
    ...differing(given, wanted, ['colors']),
    ...differing(given.dark ?? {}, wanted.dark ?? {}, ['colors', 'dark']),
  ];
  // Colours belong to one brand as a whole: changing one of the default's copies all of them.
  return own || changes.length === 0 ? changes : [{ set: ['colors'], to: wanted }];
}

/**
 * The changes that make a brand.json look as wanted. `own` are the colours it gives, `inherited` those it falls back
 * to, `brand` is its current appearance.
 */
export function changesFor(
  style: BrandStyle,
  { own, inherited, brand }: { own?: Colors; inherited: Colors; brand: ResolvedBrand },
): Change[] {
  const { colors, fonts, ...measures } = style;
  const isFontNew =
    fonts && (fonts.body !== brand.fonts.body || (fonts.heading ?? fonts.body) !== brand.fonts.heading);
  return [
    ...(colors ? colorChanges(own, inherited, colors) : []),
    ...(isFontNew ? [{ set: ['fonts'], to: fonts }] : []),
    ...Object.entries(measures).flatMap(([name, value]) =>
      value === brand[name as keyof typeof measures] ? [] : [{ set: [name], to: value }],
    ),
  ];
}

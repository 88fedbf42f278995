import type { Community } from '../../generated/config/community';
import variants from './variants.json';

declare const __VARIANT__: string;

export type VariantName = keyof typeof variants;

type Legal = Omit<NonNullable<Community['legal']>, 'byCountry'>;

/** What a variant adds where a community says nothing itself. */
export interface Variant {
  name: VariantName;
  legal: Legal;
}

const isVariant = (name: string): name is VariantName => Object.hasOwn(variants, name);

/** The variant of a name; 'jo' where there is none of it (VAR-01). */
export function variantOf(name: string): Variant {
  const known = isVariant(name) ? name : 'jo';
  return { name: known, legal: variants[known].legal };
}

/** The variant this build was made for, by `VARIANT=… npm run build` (VAR-01). */
export const variant = variantOf(__VARIANT__);

import type { ResolvedBrand } from '../../src/config/types';
import { hostedFonts, type HostedFamily } from '../../src/lib/fontTable';
import brandSchema from '../../schemas/brand.schema.json';
import { leastPalette } from './leastPalette';

const { radius, spacing } = brandSchema.properties;

/** Nothing is smaller than in the narrowest letters. */
const [narrowest] = (Object.keys(hostedFonts) as HostedFamily[]).sort(
  (one, other) => hostedFonts[one].widths[0] - hostedFonts[other].widths[0],
);

/**
 * The brand with every value at the limit of what a community may set: what is readable and large enough here is so in
 * any brand.
 */
export const leastBrand: ResolvedBrand = {
  title: 'Least',
  logoUrl: '',
  logoDarkUrl: '',
  faviconUrl: '',
  titleBesideLogo: true,
  header: 'standard',
  light: leastPalette('light'),
  dark: leastPalette('dark'),
  fonts: { body: narrowest ?? 'system', heading: narrowest ?? 'system' },
  radius: radius.minimum,
  spacing: spacing.minimum,
  shadow: 'none',
};

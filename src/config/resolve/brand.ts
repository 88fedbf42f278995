import type { Brand } from '../../generated/config/brand';
import { markOf } from '../brand/mark';
import { palettes } from '../brand/palette';
import type { Path } from '../location';
import type { ResolvedBrand } from '../types';
import { isObject, type Json } from './merge';

/** A brand's name and site are never inherited. */
const identity = ['title', 'siteUrl'];

/**
 * Images of one brand belong together and to its colours: a brand with its own of either inherits no image of another
 * brand.
 */
const logos = ['logoUrl', 'logoDarkUrl', 'faviconUrl'];

/** Settings of a brand's images belong to them. */
const ofLogos = [...logos, 'titleBesideLogo'];

const without = (value: Json, keys: readonly string[]): Json =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

/** Merges objects key by key. Other values are ignored. */
function stacked(...layers: unknown[]): Json | undefined {
  const objects = layers.filter(isObject);
  return objects.length > 0 ? Object.assign({}, ...objects) : undefined;
}

/**
 * The default's, the folder's and the managers' brand as one. Colours and fonts are the folder's own as a whole or the
 * default's as a whole, because half of another brand is no brand; managers may change one of either. `withheld` are
 * the folder's keys that were broken.
 */
export function layeredBrand(base: Json, own: Json, over: Json, withheld: readonly Path[] = []): Json {
  const ours = { ...own, ...over };
  // A brand with an image or a colour of its own, even an invalid one, inherits none of another brand.
  const isMeant = (key: string) => ours[key] !== undefined || withheld.some(([first]) => first === key);
  const hasLook = [...logos, 'colors'].some(isMeant);
  const colors = stacked(own.colors ?? base.colors, over.colors);
  const dark = stacked(...[own.colors ?? base.colors, over.colors].map((of) => isObject(of) && of.dark));
  const fonts = stacked(own.fonts ?? base.fonts, over.fonts);
  return {
    ...without(base, hasLook ? [...identity, ...ofLogos] : identity),
    ...ours,
    ...(colors && { colors: { ...colors, ...(dark && { dark }) } }),
    ...(fonts && { fonts }),
  };
}

/** The brand with every colour and picture decided (CFG-08). */
export function resolveBrand(brand: Brand, communityTitle: string): ResolvedBrand {
  const { title, siteUrl, colors, fonts, header, radius, spacing, shadow } = brand;
  const { light, dark } = palettes(colors);
  const logoUrl = brand.logoUrl ?? markOf(light);
  return {
    title: title ?? communityTitle,
    logoUrl,
    logoDarkUrl: brand.logoDarkUrl ?? brand.logoUrl ?? markOf(dark),
    faviconUrl: brand.faviconUrl ?? logoUrl,
    titleBesideLogo: brand.titleBesideLogo ?? brand.logoUrl === undefined,
    ...(siteUrl && { siteUrl }),
    header,
    light,
    dark,
    fonts: { body: fonts.body, heading: fonts.heading ?? fonts.body },
    radius,
    spacing,
    shadow,
  };
}

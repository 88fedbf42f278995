import { shadowDepths } from '../../../src/config/brand/css';
import { palettes } from '../../../src/config/brand/palette';
import type { Brand, Colors, DarkColors, FontFamily, Shadow } from '../../../src/generated/config/brand';
import { fontFamilyValues } from '../../../src/generated/config/brand';
import { isObject } from '../../../src/config/resolve/merge';
import { fromColorValue } from './color';
import type { Token } from './format';

/** The part of a brand that tokens can say. */
export type BrandStyle = Partial<Pick<Brand, 'colors' | 'fonts' | 'radius' | 'spacing' | 'shadow'>>;

interface Imported {
  readonly style: BrandStyle;
  /** Names of tokens that have no place in a brand. */
  readonly unused: readonly string[];
}

type Role = keyof DarkColors;

const roles: readonly Role[] = [
  'primary',
  'secondary',
  'accent',
  'background',
  'surface',
  'text',
  'muted',
  'border',
  'success',
  'warning',
  'error',
];

/** Names of other systems for the same. */
const synonyms: Readonly<Record<string, Role>> = {
  brand: 'primary',
  bg: 'background',
  foreground: 'text',
  danger: 'error',
  destructive: 'error',
};

/** The names of a token without generic ones (`$root`, `default`, `base`), which mean their group. */
const namesOf = ({ path }: Token): string[] =>
  path
    .map((name) => name.toLowerCase())
    .filter((name) => !['$root', 'default', 'base', 'md', 'step'].includes(name));

function roleOf(token: Token): Role | undefined {
  const name =
    namesOf(token)
      .at(-1)
      ?.replace(/^colou?r[-_]/, '') ?? '';
  return roles.find((role) => role === name) ?? (Object.hasOwn(synonyms, name) ? synonyms[name] : undefined);
}

const isDark = (token: Token): boolean => token.path.some((name) => /^(dark|night)\b/i.test(name));

function pxOf(value: unknown): number | undefined {
  if (!isObject(value) || typeof value.value !== 'number') return undefined;
  return value.unit === 'rem' ? value.value * 16 : value.unit === 'px' ? value.value : undefined;
}

function familyOf(value: unknown): FontFamily | undefined {
  const names = [value].flat().filter((name): name is string => typeof name === 'string');
  const known = names.flatMap((name) =>
    fontFamilyValues.filter((family) => family.toLowerCase() === name.toLowerCase()),
  );
  return known[0] ?? (names.some((name) => name === 'system-ui') ? 'system' : undefined);
}

/** The strength whose middle shadow is most similar. */
function strengthOf(value: unknown): Shadow | undefined {
  const [shadow] = [value].flat() as unknown[];
  if (!isObject(shadow) || !isObject(shadow.color)) return undefined;
  const alpha = typeof shadow.color.alpha === 'number' ? shadow.color.alpha : 1;
  const blur = pxOf(shadow.blur) ?? 0;
  if (alpha === 0 || (blur === 0 && (pxOf(shadow.offsetY) ?? 0) === 0)) return 'none';
  const far = (strength: 'soft' | 'strong') => Math.abs(shadowDepths[strength][1][2] - alpha);
  return far('soft') <= far('strong') ? 'soft' : 'strong';
}

interface Found {
  light: Partial<Record<Role, string>>;
  dark: Partial<Record<Role, string>>;
  /** The values that the platform had derived at the export, to compare with those it derives now. */
  derivedLight: Partial<Record<Role, string>>;
  derivedDark: Partial<Record<Role, string>>;
}

/** Both themes as shown. */
type Palettes = ReturnType<typeof palettes>;

/**
 * A derived colour that equals neither its exported nor its current value has been changed, so it counts as given. The
 * platform derives the others again.
 */
const changed = (derived: Found['light'], mode: keyof Palettes, ...known: Palettes[]): Found['light'] =>
  Object.fromEntries(
    Object.entries(derived).filter(([role, color]) => known.every((of) => of[mode][role as Role] !== color)),
  );

function colorsOf({ light, dark, derivedLight, derivedDark }: Found, before: Palettes): Colors | undefined {
  const { primary = derivedLight.primary } = light;
  if (primary === undefined) return undefined;
  const bare = palettes({ primary, ...light, dark });
  const own = { primary, ...light, ...changed(derivedLight, 'light', bare, before) };
  const ownDark = { ...dark, ...changed(derivedDark, 'dark', bare, before) };
  return Object.keys(ownDark).length > 0 ? { ...own, dark: ownDark } : own;
}

/** The brand in a file of design tokens; `before` is the current brand. Throws TokensError for an invalid colour. */
export function importBrand(tokens: readonly Token[], before: Palettes): Imported {
  const found: Found = { light: {}, dark: {}, derivedLight: {}, derivedDark: {} };
  const style: { -readonly [Key in keyof BrandStyle]: BrandStyle[Key] } = {};
  const fonts: { body?: FontFamily; heading?: FontFamily } = {};
  const unused: string[] = [];

  const take: Readonly<Record<string, (token: Token) => boolean>> = {
    color: (token) => {
      const role = roleOf(token);
      if (!role) return token.isDerived;
      const mode = isDark(token) ? 'dark' : 'light';
      const target = token.isDerived ? (mode === 'dark' ? 'derivedDark' : 'derivedLight') : mode;
      found[target][role] = fromColorValue(token.value, token.path.join('.'));
      return true;
    },
    fontFamily: (token) => {
      const family = familyOf(token.value);
      const use = /head|display|title/i.test(namesOf(token).join('.')) ? 'heading' : 'body';
      if (family) fonts[use] ??= family;
      return family !== undefined;
    },
    dimension: (token) => {
      const size = pxOf(token.value);
      const name = namesOf(token).at(-1) ?? '';
      if (token.isDerived || size === undefined) return token.isDerived;
      if (/^(border-?)?radius$/.test(name)) style.radius = size;
      else if (/^(space|spacing)$/.test(name)) style.spacing = size;
      else return false;
      return true;
    },
    shadow: (token) => {
      if (token.isDerived) return true;
      const strength = strengthOf(token.value);
      if (strength && namesOf(token).at(-1) === 'shadow') style.shadow = strength;
      return strength !== undefined && style.shadow === strength;
    },
  };

  for (const token of tokens) if (!take[token.type]?.(token)) unused.push(token.path.join('.'));
  const colors = colorsOf(found, before);
  if (colors) style.colors = colors;
  if (fonts.body) style.fonts = { body: fonts.body, ...(fonts.heading && { heading: fonts.heading }) };
  return { style, unused };
}

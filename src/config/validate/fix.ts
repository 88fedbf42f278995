import { fromCss } from '../../lib/color/cssColor';
import type { Fix } from '../change';
import type { Path } from '../location';

/** The correction of an invalid value: another value, another name of its key, or its removal. */
export type Correction = { readonly to: unknown } | { readonly key: string } | 'remove';

export function fixOf(correction: Correction, path: Path): Fix {
  if (correction === 'remove') return [{ remove: path }];
  return 'key' in correction ? [{ rename: path, to: correction.key }] : [{ set: path, to: correction.to }];
}

const asNumber = (value: unknown): number | undefined =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : undefined;

/** Converts a value of the wrong type if its meaning is clear: "12" is 12, "true" is true. */
const coercions: Readonly<Record<string, (value: unknown) => unknown>> = {
  number: asNumber,
  integer: (value) => {
    const number = typeof value === 'number' ? value : asNumber(value);
    return number === undefined ? undefined : Math.round(number);
  },
  boolean: (value) =>
    value === 'true' || value === 1 ? true : value === 'false' || value === 0 ? false : undefined,
  string: (value) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined),
  array: (value) => (typeof value === 'string' ? [value] : undefined),
};

export function coerced(value: unknown, types: string | readonly string[]): Correction | undefined {
  for (const type of [types].flat()) {
    const to = coercions[type]?.(value);
    if (to !== undefined) return { to };
  }
  return undefined;
}

const withoutScheme = (text: string): string => text.replace(/^[a-z]+:\/\//i, '').split(/[/:?#]/, 1)[0] ?? '';
const secure = (text: string): string => text.replace(/^(http:)?\/\//i, 'https://');
const asAsset = (text: string): string => text.replaceAll('\\', '/').replace(/^(\.?\/)+(?=assets\/)/, '');
const asPath = (text: string): string => (/^[a-z][\w/-]*$/.test(text) ? `/${text}` : text);
const asAddress = (text: string): string =>
  /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text;

type Rewrite = (text: string) => string | undefined;

/** Common wrong formats, by definition. */
const rewrites: Readonly<Record<string, readonly Rewrite[]>> = {
  HexColor: [fromCss],
  Domain: [(text) => withoutScheme(text).toLowerCase()],
  Slug: [
    (text) =>
      text
        .toLowerCase()
        .replace(/[^a-z0-9._]+/g, '-')
        .replace(/^[^a-z0-9]+|-$/g, '')
        .slice(0, 63),
  ],
  Email: [(text) => text.replace(/^mailto:/i, '')],
  HttpsUrl: [secure, asAddress],
  ProviderUrl: [secure, asAddress],
  SitePath: [asPath],
  LinkUrl: [secure, asPath, asAddress],
  RelativeAsset: [asAsset],
  ImageUrl: [secure, asAsset],
  BrandImageUrl: [secure, asAsset],
  DocumentUrl: [secure, asAsset],
};

/** Converts a text to the right format if its meaning is clear. */
export function rewritten(
  value: unknown,
  definition: string | undefined,
  pattern: string,
): Correction | undefined {
  if (typeof value !== 'string') return undefined;
  const form = new RegExp(pattern, 'u');
  const text = value.trim();
  const ways: readonly Rewrite[] = [(same) => same, ...(rewrites[definition ?? ''] ?? [])];
  const to = ways
    .map((way) => way(text))
    .find((candidate) => candidate !== undefined && form.test(candidate));
  return to === undefined ? undefined : { to };
}

import slugify from '@sindresorhus/slugify';

/** Longest slug made of a name, before its number. */
const longest = 60;

/** Russian as Russians write it in Latin letters, where the general table does otherwise. */
const russian: [string, string][] = [
  ['щ', 'shch'],
  ['ье', 'ye'],
  ['ьё', 'yo'],
];

/**
 * A name as the last part of an address: lower-case Latin letters, digits and hyphens; '' if nothing can be
 * transliterated.
 */
export function slugText(name: string): string {
  const text = slugify(
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/['’ʼ`]/g, ''),
    {
      decamelize: false,
      customReplacements: russian,
    },
  );
  if (text.length <= longest) return text;
  // Cuts between words if there are several.
  const cut = text.slice(0, longest + 1).replace(/-[^-]*$/, '');
  return cut.slice(0, longest);
}

/** The common part of slugs that differ only in their number. */
export const slugStem = (slug: string): string => slug.replace(/(?<=.)(-\d+)+$/, '');

/** The n-th slug of a name: `ada-king`, `ada-king-2` … */
export const numbered = (base: string, count: number): string => (count === 1 ? base : `${base}-${count}`);

/** Whether a slug was made from this base. */
export const isNumbered = (slug: string, base: string): boolean =>
  slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)));

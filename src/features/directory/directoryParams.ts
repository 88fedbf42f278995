import type { Language } from '../../generated/api/shared';

/** The state of the directory in the address. */
export interface DirectoryParams {
  search: string;
  tags: readonly string[];
  city: string;
  lang: Language | '';
  /** How many pages are shown, from 1. */
  pages: number;
}

/** The longest that is searched for. */
export const longestSearch = 100;
const mostPages = 25;

/** Reads the params of a URL. Invalid ones are left out. */
export function parseParams(params: URLSearchParams): DirectoryParams {
  const pages = Number(params.get('pages') ?? 1);
  const lang = params.get('lang');
  return {
    search: (params.get('search') ?? '').slice(0, longestSearch),
    tags: [...new Set(params.getAll('tag'))].filter((tag) => tag && tag.length <= 100).slice(0, 20),
    city: (params.get('city') ?? '').slice(0, 100),
    lang: lang === 'EN' || lang === 'RU' ? lang : '',
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, mostPages) : 1,
  };
}

/** The params as URL, as short as it can be. */
export function formatParams({ search, tags, city, lang, pages }: DirectoryParams): URLSearchParams {
  return new URLSearchParams([
    ...(search ? [['search', search]] : []),
    ...tags.map((tag) => ['tag', tag]),
    ...(city ? [['city', city]] : []),
    ...(lang ? [['lang', lang]] : []),
    ...(pages > 1 ? [['pages', String(pages)]] : []),
  ]);
}

export const isFiltered = ({ search, tags, city, lang }: DirectoryParams): boolean =>
  Boolean(search || tags.length || city || lang);

/** The params of the first page, with a tag added or removed. */
export const withTag = (params: DirectoryParams, tag: string): DirectoryParams => ({
  ...params,
  pages: 1,
  tags: params.tags.includes(tag) ? params.tags.filter((each) => each !== tag) : [...params.tags, tag],
});

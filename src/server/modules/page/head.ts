import type { BootPayload } from '../../../config/bootPayload';
import { escapeHtml } from '../../../lib/escapeHtml';
import { localize } from '../../../lib/lang';
import { escapeCss } from './escape';
import type { PageCard } from './memberPage';
import { picturesHtml } from './pictures';

export interface HeadParts {
  /** Origin of the site, for the absolute addresses that Open Graph wants. */
  origin: string;
  path: string;
  nonce: string;
  /** Brand variables, font faces and whatever the server rendered with. */
  css: string;
  /** Addresses of fonts to fetch at once. */
  fonts: string[];
  /** Addresses of modules to fetch at once, after what is seen. */
  modules: string[];
  /** The page's own words and picture, in place of the community's. */
  card?: PageCard;
  /** Kept from search engines. */
  hidden: boolean;
}

const meta = (kind: 'name' | 'property', key: string, value: string | undefined): string =>
  value ? `<meta ${kind}="${key}" content="${escapeHtml(value)}">` : '';

const imageType = (url: string): string => {
  const extension = /\.(svg|png|ico)$/.exec(url)?.[1];
  return { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' }[extension ?? ''] ?? '';
};

/** The community's words for its pages; the welcome page has a title of its own. */
function ownCard({ config: { community, brand, landing }, lang }: BootPayload, path: string): PageCard {
  const { title, description } = landing[lang] ?? {};
  return {
    title: (path === '/' && title) || localize(community.landingTitle, lang) || community.title,
    description,
    picture: community.imgUrl || brand.logoUrl,
  };
}

/** Everything the shell would otherwise have to add to `<head>`: the page is branded and described before any script runs. */
export function headHtml(payload: BootPayload, parts: HeadParts): string {
  const { config, lang, theme } = payload;
  const { brand, community } = config;
  const { card, hidden } = parts;
  const { title, description, picture } = { ...ownCard(payload, parts.path), ...card };
  return [
    `<title>${escapeHtml(card ? `${title} · ${community.title}` : title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', hidden ? 'noindex' : undefined),
    `<link rel="canonical" href="${escapeHtml(parts.origin + parts.path)}">`,
    meta('property', 'og:type', card ? 'profile' : 'website'),
    meta('property', 'og:site_name', brand.title),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', picture && new URL(picture, parts.origin).href),
    meta('property', 'og:url', parts.origin + parts.path),
    meta('property', 'og:locale', lang === 'ru' ? 'ru_RU' : 'en_US'),
    `<link rel="icon" href="${escapeHtml(brand.faviconUrl)}" type="${imageType(brand.faviconUrl)}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${brand.light.background}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${brand.dark.background}">`,
    `<meta property="csp-nonce" nonce="${parts.nonce}">`,
    ...picturesHtml({ config, lang, theme }, parts.path),
    ...parts.fonts.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`),
    ...parts.modules.map((url) => `<link rel="modulepreload" href="${url}">`),
    `<style nonce="${parts.nonce}" data-brand>${escapeCss(parts.css)}</style>`,
  ].join('');
}

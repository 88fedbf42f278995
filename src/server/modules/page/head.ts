import type { BootPayload } from '../../../config/bootPayload';
import type { ResolvedBrand } from '../../../config/types';
import { escapeHtml } from '../../../lib/escapeHtml';
import { localize } from '../../../lib/lang';
import { pageTitle } from '../../../lib/pageTitle';
import { shareSize } from '../../brand/shareSize';
import type { PageCard, PageWords } from './cards/card';
import { escapeCss, escapeJson } from './escape';
import { logosHtml } from './logos';

interface HeadParts {
  /** Origin of the site, for the absolute addresses that Open Graph wants. */
  origin: string;
  path: string;
  /** Addresses of fonts to fetch at once. */
  fonts: string[];
  /** Addresses of modules to preload, after the visible parts. */
  modules: string[];
  /** Addresses of the files drawn from the brand. */
  drawn: { share: string; manifest: string; touchIcon: string };
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

/** The image of a shared link: the page's or the community's own, otherwise the drawn one, whose size is known. */
function shareHtml(own: string | undefined, { origin, drawn }: HeadParts, title: string): string[] {
  const image = meta('property', 'og:image', new URL(own ?? drawn.share, origin).href);
  const size = [
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(shareSize.width)),
    meta('property', 'og:image:height', String(shareSize.height)),
  ];
  const alt = meta('property', 'og:image:alt', title);
  return [image, ...(own ? [] : size), alt, meta('name', 'twitter:card', 'summary_large_image')];
}

/** The colour of the browser's frame: by the chosen theme, otherwise by the system's. */
function themeColors({ light, dark }: ResolvedBrand, theme: BootPayload['theme']): string[] {
  const chosen = theme && { light, dark }[theme].background;
  return [
    // The first that applies counts; the client takes it away again with the choice (shell/context/theme.ts).
    chosen ? `<meta name="theme-color" data-chosen content="${chosen}">` : '',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light.background}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark.background}">`,
  ];
}

/** The community's texts for its pages. The welcome page has a title of its own. */
function ownWords({ config: { community, landing }, lang }: BootPayload, path: string): PageWords {
  const { title, description } = landing[lang] ?? {};
  return {
    title: (path === '/' && title) || localize(community.landingTitle, lang) || community.title,
    description,
    picture: community.imgUrl,
  };
}

/** Brand variables, font faces and the styles that a page needs before its own. */
export const styleHtml = (css: string): string => `<style data-brand>${escapeCss(css)}</style>`;

/** The structured data of a page. A data block needs no policy, and its content cannot close the element. */
const structured = ({ data }: PageCard): string =>
  `<script type="application/ld+json">${escapeJson({ '@context': 'https://schema.org', ...data })}</script>`;

/** The links that load modules before they are imported. */
export const preloadHtml = (modules: readonly string[]): string =>
  modules.map((url) => `<link rel="modulepreload" href="${url}">`).join('');

/** The title of the document: that of the rendered screen, if it is known, else the page's own, else the community's. */
export function titleHtml(
  payload: BootPayload,
  { path, card }: Pick<HeadParts, 'path' | 'card'>,
  rendered?: string,
): string {
  const own = card && pageTitle(card.title, payload.config.community.title);
  return `<title>${escapeHtml(rendered ?? own ?? ownWords(payload, path).title)}</title>`;
}

/** Everything the shell would otherwise have to add to `<head>`: the page is branded and described before any script runs. */
export function headHtml(payload: BootPayload, parts: HeadParts): string {
  const { config, lang, theme } = payload;
  const { brand } = config;
  const { card, hidden } = parts;
  const { title, description, picture } = { ...ownWords(payload, parts.path), ...card };
  const fonts = parts.fonts.map(
    (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
  );
  return [
    meta('name', 'description', description),
    meta('name', 'robots', hidden ? 'noindex' : undefined),
    `<link rel="canonical" href="${escapeHtml(parts.origin + parts.path)}">`,
    meta('property', 'og:type', card?.type ?? 'website'),
    meta('property', 'og:site_name', brand.title),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...shareHtml(picture, parts, title),
    meta('property', 'og:url', parts.origin + parts.path),
    meta('property', 'og:locale', lang === 'ru' ? 'ru_RU' : 'en_US'),
    card ? structured(card) : '',
    `<link rel="icon" href="${escapeHtml(brand.faviconUrl)}" type="${imageType(brand.faviconUrl)}">`,
    `<link rel="apple-touch-icon" href="${escapeHtml(parts.drawn.touchIcon)}">`,
    `<link rel="manifest" href="${escapeHtml(parts.drawn.manifest)}">`,
    ...themeColors(brand, theme),
    ...logosHtml({ config, theme }),
    ...fonts,
    preloadHtml(parts.modules),
  ].join('');
}

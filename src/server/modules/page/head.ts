import type { BootPayload } from '../../../config/bootPayload';
import { escapeHtml } from '../../../lib/escapeHtml';
import { localize } from '../../../lib/lang';
import { escapeCss } from './escape';
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
}

const meta = (kind: 'name' | 'property', key: string, value: string | undefined): string =>
  value ? `<meta ${kind}="${key}" content="${escapeHtml(value)}">` : '';

const imageType = (url: string): string => {
  const extension = /\.(svg|png|ico)$/.exec(url)?.[1];
  return { svg: 'image/svg+xml', png: 'image/png', ico: 'image/x-icon' }[extension ?? ''] ?? '';
};

/** Everything the shell would otherwise have to add to `<head>`: the page is branded and described before any script runs. */
export function headHtml({ config, lang, theme }: BootPayload, parts: HeadParts): string {
  const { community, brand } = config;
  const landing = config.landing[lang];
  const title =
    (parts.path === '/' && landing?.title) || localize(community.landingTitle, lang) || community.title;
  const description = landing?.description;
  const picture = community.imgUrl || brand.logoUrl;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(parts.origin + parts.path)}">`,
    meta('property', 'og:type', 'website'),
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

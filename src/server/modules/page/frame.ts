import type { BootPayload } from '../../../config/bootPayload';
import type { CommunityConfig } from '../../../config/types';
import { escapeHtml } from '../../../lib/escapeHtml';

/**
 * The community's logo, with its title where the logo does not say it. Of two logos `frameCss` shows the one for the
 * theme.
 */
export function logoHtml({ brand }: Pick<CommunityConfig, 'brand'>): string {
  const title = escapeHtml(brand.title);
  const alt = brand.titleBesideLogo ? '' : title;
  const picture = (url: string, kind: string) =>
    `<img class="boot-logo ${kind}" src="${escapeHtml(url)}" alt="${alt}" height="32">`;
  const pictures = picture(brand.logoUrl, 'boot-light') + picture(brand.logoDarkUrl, 'boot-dark');
  return brand.titleBesideLogo ? `${pictures}<span class="boot-title">${title}</span>` : pictures;
}

/** The content of `#root` until a screen's script arrives: the community's logo on its background. */
export const frameHtml = ({ config }: BootPayload): string =>
  `<div class="boot-frame"><div class="boot-bar">${logoHtml(config)}</div></div>`;

/** For a page whose scripts do not load (shell/boot/failedStart.ts). */
export const failedCss =
  '.boot-failed{display:grid;justify-items:center;gap:24px;padding:96px 16px;text-align:center;' +
  'font:600 1.25rem/1.4 var(--font-heading)}.boot-failed :is(h1,p){margin:0;font:inherit}' +
  '.boot-failed :is(a,button){padding:14px 24px;border:0;border-radius:var(--radius-md);text-decoration:none;' +
  'background:var(--color-primary);color:var(--color-on-primary);font:600 1rem var(--font-body);cursor:pointer}';

/** Written by hand, because it has to be there before anything else is. */
export const frameCss =
  'body{margin:0;background:var(--color-background);color:var(--color-text)}' +
  '.boot-bar{height:64px;display:flex;align-items:center;padding-inline:16px;background:var(--color-surface);' +
  'border-block-end:1px solid var(--color-border)}.boot-bar a{display:flex;align-items:center;color:inherit;' +
  'text-decoration:none}.boot-title{margin-inline-start:12px;font:650 1.25rem/1.75rem var(--font-heading)}' +
  '@media (max-width:767px){.boot-frame .boot-title{display:none}}.boot-logo{height:32px}.boot-dark{display:none}' +
  '@media (prefers-color-scheme:dark){:root:not([data-theme=light]) .boot-light{display:none}' +
  ':root:not([data-theme=light]) .boot-dark{display:block}}' +
  ':root[data-theme=dark] .boot-light{display:none}:root[data-theme=dark] .boot-dark{display:block}' +
  failedCss;

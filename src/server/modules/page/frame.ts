import type { BootPayload } from '../../../config/bootPayload';
import { escapeHtml } from '../../../lib/escapeHtml';

/** What stands in `#root` until a screen's script arrives: the community's own logo on its own ground. */
export function frameHtml({ config: { brand } }: BootPayload): string {
  const logo = escapeHtml(brand.logoUrl);
  const dark = escapeHtml(brand.logoDarkUrl);
  return (
    '<div class="boot-frame"><div class="boot-bar">' +
    `<img class="boot-logo" src="${logo}" alt="${escapeHtml(brand.title)}" height="32">` +
    `<img class="boot-logo boot-dark" src="${dark}" alt="" height="32">` +
    '</div></div>'
  );
}

/** Written by hand, because it has to be there before anything else is. */
export const frameCss =
  'body{margin:0;background:var(--color-background);color:var(--color-text)}' +
  '.boot-bar{height:64px;display:flex;align-items:center;padding-inline:16px;background:var(--color-surface);' +
  'border-block-end:1px solid var(--color-border)}.boot-logo{height:32px}.boot-dark{display:none}' +
  '@media (prefers-color-scheme:dark){:root:not([data-theme=light]) .boot-logo{display:none}' +
  ':root:not([data-theme=light]) .boot-dark{display:block}}' +
  ':root[data-theme=dark] .boot-logo{display:none}:root[data-theme=dark] .boot-dark{display:block}';

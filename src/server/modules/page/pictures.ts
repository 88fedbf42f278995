import type { BootPayload } from '../../../config/bootPayload';
import { routePaths } from '../../../lib/routes';
import { escapeHtml } from '../../../lib/escapeHtml';

const preload = (url: string, media?: string): string =>
  `<link rel="preload" as="image" href="${escapeHtml(url)}" fetchpriority="high"${media ? ` media="${media}"` : ''}>`;

/**
 * Preload links of the first visible images: the logo, and the welcome page's image. They precede those of the modules,
 * so that with few connections the images do not wait for code.
 */
export function picturesHtml(
  { config: { brand, landing }, lang, theme }: Pick<BootPayload, 'config' | 'lang' | 'theme'>,
  path: string,
): string[] {
  const logos =
    theme === null && brand.logoDarkUrl !== brand.logoUrl
      ? [
          preload(brand.logoUrl, '(prefers-color-scheme: light)'),
          preload(brand.logoDarkUrl, '(prefers-color-scheme: dark)'),
        ]
      : [preload(theme === 'dark' ? brand.logoDarkUrl : brand.logoUrl)];
  const first = path === routePaths.welcome ? landing[lang]?.sections[0] : undefined;
  return [...(first?.type === 'hero' && first.image ? [preload(first.image)] : []), ...logos];
}

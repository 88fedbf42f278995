import type { BootPayload } from '../../../config/bootPayload';
import { escapeHtml } from '../../../lib/escapeHtml';

const preload = (url: string, media?: string): string =>
  `<link rel="preload" as="image" href="${escapeHtml(url)}" fetchpriority="high"${media ? ` media="${media}"` : ''}>`;

/**
 * Preload links of the logos that the theme can show. They precede those of the modules, so that with few connections a
 * logo does not wait for code.
 */
export function logosHtml({ config: { brand }, theme }: Pick<BootPayload, 'config' | 'theme'>): string[] {
  if (theme !== null || brand.logoDarkUrl === brand.logoUrl)
    return [preload(theme === 'dark' ? brand.logoDarkUrl : brand.logoUrl)];
  return [
    preload(brand.logoUrl, '(prefers-color-scheme: light)'),
    preload(brand.logoDarkUrl, '(prefers-color-scheme: dark)'),
  ];
}

import { brandCss } from '../../config/brand/css';
import type { ResolvedBrand } from '../../config/types';
import { applyFonts } from '../../ui/fonts/applyFonts';

const id = 'brand';

/** A link of the page's head, put there where it is not. */
export function applyLink(rel: 'icon' | 'apple-touch-icon' | 'manifest', url: string): void {
  const link =
    document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`) ?? document.createElement('link');
  link.rel = rel;
  link.removeAttribute('type');
  link.href = url;
  if (!link.isConnected) document.head.append(link);
}

/** What the browser shows around the page, by the system's theme; a chosen one goes before it (theme.ts). */
function applyFrameColors(brand: ResolvedBrand): void {
  for (const theme of ['light', 'dark'] as const) {
    const media = `(prefers-color-scheme: ${theme})`;
    const meta =
      document.querySelector<HTMLMetaElement>(`meta[name="theme-color"][media="${media}"]`) ??
      document.createElement('meta');
    meta.name = 'theme-color';
    meta.setAttribute('media', media);
    meta.content = brand[theme].background;
    if (!meta.isConnected) document.head.append(meta);
  }
}

/**
 * Paints the page in a brand: variables, fonts, icon, the browser's frame (CFG-08). For pages no server of ours has written, and for a
 * brand that changes while the page is open; it lies over what the server sent.
 */
export function applyBrand(brand: ResolvedBrand): void {
  const style = document.getElementById(id) ?? document.createElement('style');
  style.id = id;
  style.textContent = brandCss(brand);
  if (!style.isConnected) document.head.append(style);
  applyLink('icon', brand.faviconUrl);
  applyFrameColors(brand);
  void applyFonts([brand.fonts.body, brand.fonts.heading]);
}

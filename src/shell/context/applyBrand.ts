import { brandCss } from '../../config/brand/css';
import type { ResolvedBrand } from '../../config/types';
import { applyFonts } from '../../ui/fonts/applyFonts';

const id = 'brand';

/** A link in the page's head, added if it is missing. */
export function applyLink(rel: 'icon' | 'apple-touch-icon' | 'manifest', url: string): void {
  const link =
    document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`) ?? document.createElement('link');
  link.rel = rel;
  link.removeAttribute('type');
  link.href = url;
  if (!link.isConnected) document.head.append(link);
}

/** The colours of the browser's frame by the system's theme. A chosen theme overrides them (theme.ts). */
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
 * Applies a brand to the page: variables, fonts, icon, the browser's frame (CFG-08). Used on static hosting, and when a
 * brand changes while the page is open; it overrides the server's styles.
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

import { brandCss } from '../../config/brand/css';
import type { ResolvedBrand } from '../../config/types';
import { applyFonts } from '../../ui/fonts/applyFonts';

const id = 'brand';

const nonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

function applyIcon(url: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]') ?? document.createElement('link');
  link.rel = 'icon';
  link.removeAttribute('type');
  link.href = url;
  if (!link.isConnected) document.head.append(link);
}

/**
 * Paints the page in a brand: variables, fonts, icon (CFG-08). For pages no server of ours has written, and for a
 * brand that changes while the page is open; it lies over what the server sent.
 */
export function applyBrand(brand: ResolvedBrand): void {
  const style = document.getElementById(id) ?? document.createElement('style');
  style.id = id;
  const given = nonce();
  if (given) style.nonce = given;
  style.textContent = brandCss(brand);
  if (!style.isConnected) document.head.append(style);
  applyIcon(brand.faviconUrl);
  void applyFonts([brand.fonts.body, brand.fonts.heading], given);
}

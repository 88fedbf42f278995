import type { FontFamily } from '../../lib/fontTable';
import { fontFaceCss } from '../../lib/fonts';

const id = 'fonts';

/**
 * Replaces the page's `@font-face` rules with those of these families: on static hosting, and when a brand changes
 * while the page is open.
 */
export async function applyFonts(families: readonly FontFamily[]): Promise<void> {
  const { fontUrls } = await import('./files');
  const style = document.getElementById(id) ?? document.createElement('style');
  style.id = id;
  style.textContent = fontFaceCss(families, (file) => fontUrls[file], 'swap');
  if (!style.isConnected) document.head.append(style);
}

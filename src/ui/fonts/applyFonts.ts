import type { FontFamily } from '../../lib/fontTable';
import { fontFaceCss } from '../../lib/fonts';

const id = 'fonts';

/**
 * Puts the `@font-face` rules of these families into the page, in place of those that stand there: for pages that no
 * server of ours has written, and for a brand that changes while the page is open.
 */
export async function applyFonts(families: readonly FontFamily[]): Promise<void> {
  const { fontUrls } = await import('./files');
  const style = document.getElementById(id) ?? document.createElement('style');
  style.id = id;
  style.textContent = fontFaceCss(families, (file) => fontUrls[file], 'swap');
  if (!style.isConnected) document.head.append(style);
}

import { storedFonts } from '../../lib/waitingFonts';

/**
 * Loads the font files that waited for the page's code (src/lib/waitingFonts.ts), and stores that they are cached. The
 * current page stays unchanged; the next screen shows them (`showLateFonts`).
 * @throws {TypeError} if a file cannot be loaded; a DOMException if nothing can be stored.
 */
export async function fetchFonts(): Promise<void> {
  const { fonts } = document.querySelector<HTMLStyleElement>('style[data-fonts]')?.dataset ?? {};
  if (!fonts || localStorage.getItem(storedFonts) === fonts) return;
  const fetched = fonts.split(' ').map(async (url) => (await fetch(url)).arrayBuffer());
  await Promise.all(fetched);
  localStorage.setItem(storedFonts, fonts);
}

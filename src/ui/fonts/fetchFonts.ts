import { storedFonts } from '../../lib/waitingFonts';

/**
 * Has the browser keep the files of those fonts that waited for the page's code (src/lib/waitingFonts.ts), and stores
 * that it has them. The page stands as it is: the next screen shows them (`showLateFonts`).
 * @throws {TypeError} when a file does not come; a DOMException where nothing can be stored.
 */
export async function fetchFonts(): Promise<void> {
  const { fonts } = document.querySelector<HTMLStyleElement>('style[data-fonts]')?.dataset ?? {};
  if (!fonts || localStorage.getItem(storedFonts) === fonts) return;
  const fetched = fonts.split(' ').map(async (url) => (await fetch(url)).arrayBuffer());
  await Promise.all(fetched);
  localStorage.setItem(storedFonts, fonts);
}

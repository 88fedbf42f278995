import type { Lang } from '../../lib/lang';
import { storedFonts } from '../../lib/waitingFonts';

/** Addresses that are stored. Builds rename their files, so the oldest are forgotten. */
const most = 24;

const cached = (): string[] => (localStorage.getItem(storedFonts) ?? '').split(' ').filter(Boolean);

async function fetchAll(named: string | undefined): Promise<void> {
  const known = cached();
  const urls = named?.split(' ').filter((url) => url && !known.includes(url)) ?? [];
  if (urls.length === 0) return;
  await Promise.all(urls.map(async (url) => (await fetch(url)).arrayBuffer()));
  localStorage.setItem(storedFonts, [...new Set([...cached(), ...urls])].slice(-most).join(' '));
}

const namedFonts = (): DOMStringMap =>
  document.querySelector<HTMLStyleElement>('style[data-fonts]')?.dataset ?? {};

/**
 * Loads the font files that waited for the page's code (src/lib/waitingFonts.ts), and stores that they are cached. The
 * current page stays unchanged; the next screen shows them (`showLateFonts`).
 * @throws {TypeError} if a file cannot be loaded; a DOMException if nothing can be stored.
 */
export const fetchFonts = (): Promise<void> => fetchAll(namedFonts().fonts);

/** Loads the font files that the page needs in another language, so that it is in the brand's fonts from the start. */
export const fetchFontsIn = (lang: Lang): Promise<void> =>
  fetchAll(namedFonts()[lang === 'ru' ? 'fontsRu' : 'fontsEn']);

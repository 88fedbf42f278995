import type { Browser } from '@playwright/test';
import type { CommunityConfig } from '../../../src/config/types';
import type { Lang } from '../../../src/lib/lang';

/** One screen as one visitor sees it. */
export interface View {
  readonly screen: string;
  readonly path: string;
  readonly lang: Lang;
  readonly theme: 'light' | 'dark';
}

/** What of a community is photographed: the welcome page in each language, the rest in its default one. */
export function viewsOf({ community }: CommunityConfig): View[] {
  const { lang, langChoices, welcomeRedirectUrl } = community;
  const all = [...new Set([lang, ...langChoices])];
  const view = (name: string, path: string, of: Lang, theme: View['theme'] = 'light') => ({
    screen: [name, ...(all.length > 1 ? [of] : []), ...(theme === 'dark' ? [theme] : [])].join('-'),
    path,
    lang: of,
    theme,
  });
  const welcome = [...all.map((of) => view('welcome', '/', of)), view('welcome', '/', lang, 'dark')];
  return [
    // A community whose welcome page stands elsewhere has none to show.
    ...(welcomeRedirectUrl ? [] : welcome),
    view('login', '/login', lang),
    view('login', '/login', lang, 'dark'),
    view('registration', '/registration', lang),
  ];
}

/** A picture of the whole page, taken when nothing moves any more. */
export async function photograph(
  browser: Browser,
  url: string,
  { lang, theme }: View,
  path: string,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: lang,
  });
  try {
    await context.addCookies([
      { name: 'lang', value: lang, url },
      { name: 'theme', value: theme, url },
    ]);
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.evaluate('document.fonts.ready');
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

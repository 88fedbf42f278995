import { writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import type { CommunityConfig } from '../../../src/config/types';
import type { Lang } from '../../../src/lib/lang';
import { showLateFonts } from '../../../src/ui/fonts/showLateFonts';

/** One screen as one visitor sees it. */
export interface View {
  readonly screen: string;
  readonly path: string;
  readonly lang: Lang;
  readonly theme: 'light' | 'dark';
}

/**
 * The photographed screens of a community: the welcome page in each language, the others in its default one. Without a
 * community, none.
 */
export function viewsOf(config: CommunityConfig | undefined): View[] {
  if (!config) return [];
  const { community } = config;
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
    // A community with a welcome page on another site has none to show.
    ...(welcomeRedirectUrl ? [] : welcome),
    view('login', '/login', lang),
    view('login', '/login', lang, 'dark'),
    view('registration', '/registration', lang),
  ];
}

/** How many screenshots are taken until a page is stable. */
const attempts = 20;

/** The whole page as PNG, once two in a row are equal: late content would be cut off, or appear at one time only. */
async function still(page: Page): Promise<Buffer> {
  let before = await page.screenshot({ fullPage: true, animations: 'disabled' });
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    const now = await page.screenshot({ fullPage: true, animations: 'disabled' });
    if (now.equals(before)) return now;
    before = now;
  }
  throw new Error(`${page.url()} never stands still: nothing to photograph`);
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
    // A screen whose script has not loaded yet is stable, too.
    await page.locator('h1').first().waitFor();
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    await page.evaluate(showLateFonts);
    await page.evaluate('document.fonts.ready');
    writeFileSync(path, await still(page));
  } finally {
    await context.close();
  }
}

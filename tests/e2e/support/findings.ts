import { errors, type CDPSession, type Page } from '@playwright/test';
import { showLateFonts } from '../../../src/ui/fonts/showLateFonts';
import { axeFindings } from './axe';
import { notAsRequired } from '../../support/notAsRequired';
import { at } from './environment';
import { notMirrored } from './mirrored';
import { resize } from './resize';
import { shrunkIcons } from './shrunkIcons';
import { smallTargets } from './smallTargets';
import { expect } from './test';
import { unheard } from './unheard';
import { unseenCurrent } from './unseenCurrent';

/** Each theme and each width once. The stories are checked in both themes. */
const viewports = {
  phone: { colorScheme: 'light', size: { width: 390, height: 844 } },
  desktop: { colorScheme: 'dark', size: { width: 1280, height: 800 } },
} as const;

export type Viewport = keyof typeof viewports;

/** px: the narrowest screen there is (UIX-06). */
const narrowest = 320;

/** ms: by then a component that listens to its width has rendered again, on a busy machine. */
const drawnAnew = 5000;

/** Says that the screen scrolls sideways, and goes on doing so (UIX-06). */
async function wide(page: Page, width: number): Promise<string[]> {
  const fits = await page
    .waitForFunction((most) => document.documentElement.scrollWidth <= most, width, { timeout: drawnAnew })
    .then(() => true)
    .catch((error: unknown) => {
      if (error instanceof errors.TimeoutError) return false;
      throw error;
    });
  if (fits) return [];
  const wanted = await page.evaluate(() => document.documentElement.scrollWidth);
  return [`scrolls sideways at ${width}: it is ${wanted} px wide`];
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Makes the page that of the narrowest phone, touched by a finger, or ends that. */
async function beNarrow(page: Page, is: boolean): Promise<void> {
  const opened = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opened);
  const session = await opened;
  const phone = { width: narrowest, height: 640, deviceScaleFactor: 1, mobile: true };
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: is });
  if (is) await session.send('Emulation.setDeviceMetricsOverride', phone);
  else await session.send('Emulation.clearDeviceMetricsOverride');
}

/** Shows the page in its own fonts, as on a second visit. */
async function inItsFonts(page: Page): Promise<void> {
  await page.evaluate(showLateFonts);
  await page.evaluate(async () => {
    void document.body.offsetHeight;
    await document.fonts.ready;
  });
}

/** Everything there is to find in an appearance, or what a width alone can change: whether it fits. */
async function inAppearance(page: Page, viewport: Viewport, what: 'all' | 'fits'): Promise<string[]> {
  const { colorScheme, size } = viewports[viewport];
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await resize(page, size);
  const lines = [
    ...(what === 'all' ? await axeFindings(page) : []),
    ...(await wide(page, size.width)),
    ...(what === 'all' ? await notMirrored(page) : []),
    ...(await shrunkIcons(page)),
    ...(what === 'all' ? await unseenCurrent(page) : []),
    ...(what === 'all' ? await unheard(page) : []),
    ...(what === 'all' ? await page.evaluate(notAsRequired) : []),
    ...(viewport === 'phone' ? await smallTargets(page) : []),
  ];
  return lines.map((line) => `${colorScheme} ${size.width}: ${line}`);
}

/**
 * Opens a path of a site on the narrowest phone and checks it there and then in one appearance, in the same load: layout
 * by width uses media queries, in styles or listeners, so a widened page equals one that was opened wide.
 */
export async function open(
  page: Page,
  path: string,
  domain: string,
  { name = path, viewport }: { name?: string; viewport: Viewport },
): Promise<string[]> {
  await beNarrow(page, true);
  await page.goto(at(path, domain));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await inItsFonts(page);
  const narrow = (await wide(page, narrowest)).map((line) => `on a phone ${line}`);
  await beNarrow(page, false);
  return [...narrow, ...(await inAppearance(page, viewport, 'all'))].map((line) => `${name} ${line}`);
}

/**
 * Lists the problems of the current screen, one line each: whether it scrolls sideways at 320 px, on a phone and on a
 * desktop (UIX-06), and squeezed icons; on the light phone also the findings of axe (UIX-08), elements that are not
 * mirrored from right to left, what is too small for a thumb what is current unseen in
 * forced colours, and what is required without being exposed as such (UIX-12). With `only`, all of that in that appearance alone.
 * The page is then left in the last appearance.
 */
export async function findings(page: Page, name: string, only?: Viewport): Promise<string[]> {
  await inItsFonts(page);
  await resize(page, { width: narrowest, height: 640 });
  const found = await wide(page, narrowest);
  if (only) found.push(...(await inAppearance(page, only, 'all')));
  else {
    found.push(...(await inAppearance(page, 'phone', 'all')));
    found.push(...(await inAppearance(page, 'desktop', 'fits')));
  }
  return found.map((line) => `${name} ${line}`);
}

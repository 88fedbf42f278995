import { errors, type CDPSession, type Page } from '@playwright/test';
import { showLateFonts } from '../../../src/ui/fonts/showLateFonts';
import { axeFindings, settle } from './axe';
import { at } from './environment';
import { notMirrored } from './mirrored';
import { resize } from './resize';
import { shrunkIcons } from './shrunkIcons';
import { smallTargets } from './smallTargets';
import { expect } from './test';

/** Each theme and each width once. The stories show the same screens in every combination. */
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
  await settle(page);
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

/**
 * Opens a path of a site on the narrowest phone and checks it there and at every other width, in the same load: layout
 * by width uses media queries, in styles or listeners, so a widened page equals one that was opened wide.
 */
export async function open(
  page: Page,
  path: string,
  domain: string,
  { name = path, axeOn }: { name?: string; axeOn?: Viewport } = {},
): Promise<string[]> {
  await beNarrow(page, true);
  await page.goto(at(path, domain));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const narrow = (await wide(page, narrowest)).map((line) => `${name} on a phone ${line}`);
  await beNarrow(page, false);
  return [...narrow, ...(await findings(page, name, axeOn))];
}

/** Shows the page in its own fonts, as on a second visit. */
async function inItsFonts(page: Page): Promise<void> {
  await page.evaluate(showLateFonts);
  await page.evaluate(async () => {
    void document.body.offsetHeight;
    await document.fonts.ready;
  });
}

/**
 * Lists the problems of the current screen, one line each: on a light phone and on a dark desktop the findings of axe
 * (UIX-08), elements that are not mirrored from right to left and squeezed icons, and whether the screen scrolls sideways, also at 320
 * px (UIX-06); on the phone also what is too small for a thumb. With `axeOn`, axe runs in that viewport only.
 */
export async function findings(page: Page, name: string, axeOn?: Viewport): Promise<string[]> {
  await inItsFonts(page);
  await resize(page, { width: narrowest, height: 640 });
  const found = await wide(page, narrowest);
  for (const [viewport, { colorScheme, size }] of Object.entries(viewports)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await resize(page, size);
    const lines = [
      ...(axeOn && axeOn !== viewport ? [] : await axeFindings(page)),
      ...(await wide(page, size.width)),
      ...(await notMirrored(page)),
      ...(await shrunkIcons(page)),
      ...(viewport === 'phone' ? await smallTargets(page) : []),
    ];
    found.push(...lines.map((line) => `${colorScheme} ${size.width}: ${line}`));
  }
  return found.map((line) => `${name} ${line}`);
}

import { existsSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { offlineArgs } from '../support/browser';
import { findChromium } from '../support/chromium';
import { storybook } from './places';
import type { Picture } from './shown';

/** What a machine would draw in its own way: hinted glyphs, coloured edges of letters, its screen's colours. */
const sameEverywhere = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-gpu',
  '--hide-scrollbars',
];

export const launch = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: [...offlineArgs, ...sameEverywhere] });

/** Some pages tell their own address: it must be the same each time. */
const origin = 'http://stories.localhost';

/** Answers from the built Storybook, and reaches nothing else. */
async function serveStories(page: Page): Promise<void> {
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(storybook, normalize(decodeURIComponent(pathname)));
    const isThere = path.startsWith(storybook) && existsSync(path) && statSync(path).isFile();
    return isThere ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
}

/** A page in which every day is the same, and nothing moves. */
export async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  });
  await serveStories(page);
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
  return page;
}

interface Preview {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** Shows a story in a theme and answers its picture, from top to bottom, as PNG; rejects where the story fails. */
export async function photograph(page: Page, picture: Picture): Promise<Buffer> {
  const { story, theme, width } = picture;
  await page.setViewportSize({ width, height: 800 });
  await page.goto(
    `${origin}/iframe.html?id=${story}&viewMode=story&globals=theme:${theme};a11y.manual:!true`,
  );
  const phase = await page.waitForFunction(() => {
    const now = (window as Preview).__STORYBOOK_PREVIEW__?.currentRender?.phase;
    return now === 'finished' || now === 'completed' || now === 'errored' ? now : undefined;
  });
  if ((await phase.jsonValue()) === 'errored') throw new Error(`${story} fails: nothing to photograph`);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

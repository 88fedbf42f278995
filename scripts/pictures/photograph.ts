import fastifyStatic from '@fastify/static';
import { chromium, type Browser, type Page } from '@playwright/test';
import Fastify from 'fastify';
import { stillPages, testBrowser } from '../support/browser';
import { findChromium } from '../support/chromium';
import type { Picture } from './shown';

/** Turns off what depends on the machine: hinted glyphs, subpixel edges of letters, its screen's colours. */
const sameEverywhere = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-gpu',
  '--hide-scrollbars',
];

/** Some pages show their own address, so it must always be the same. */
const origin = 'http://stories.localhost';

interface Studio {
  browser: Browser;
  close(): Promise<void>;
}

/** A browser that finds a built Storybook, and nothing else, at `origin`. */
export async function openStudio(storybook: string): Promise<Studio> {
  const server = Fastify();
  await server.register(fastifyStatic, { root: storybook, immutable: true, maxAge: '1h' });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const rules = `MAP ${new URL(origin).host} ${new URL(address).host} , MAP * ~NOTFOUND`;
  const options = await testBrowser(await findChromium(), [
    ...sameEverywhere,
    `--host-resolver-rules=${rules}`,
  ]);
  const browser = await chromium.launch(options);
  return {
    browser,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

/** Height of the window, in px. Longer pages are photographed in full. */
const height = 800;

/** A page in which every day is the same, and nothing moves. */
export async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    locale: 'en-GB',
    timezoneId: 'UTC',
    ...stillPages,
    deviceScaleFactor: 1,
  });
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00Z'));
  return page;
}

interface Preview {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, payload: object): void };
}

/** The address of the first story. Every other story replaces it on the open page. */
const addressOf = (story: string, theme: Picture['theme']): string =>
  `${origin}/iframe.html?id=${story}&viewMode=story&globals=theme:${theme};a11y.manual:!true`;

/** Has the page show a story; the theme is the page's. */
async function show(page: Page, { story, theme }: Picture): Promise<void> {
  if (!page.url().startsWith(origin)) {
    await page.goto(addressOf(story, theme));
    return;
  }
  await page.evaluate((storyId) => {
    scrollTo(0, 0);
    (window as Preview).__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, story);
}

/** Shows a story and answers its picture, from top to bottom, as PNG; rejects where the story fails. */
export async function photograph(page: Page, picture: Picture): Promise<Buffer> {
  const { story, width } = picture;
  const seen = page.viewportSize();
  if (seen?.width !== width || seen.height !== height) await page.setViewportSize({ width, height });
  await show(page, picture);
  const phase = await page.waitForFunction((wanted) => {
    const now = (window as Preview).__STORYBOOK_PREVIEW__?.currentRender;
    if (now?.id !== wanted) return undefined;
    const isOver = now.phase === 'finished' || now.phase === 'completed' || now.phase === 'errored';
    return isOver ? now.phase : undefined;
  }, story);
  if ((await phase.jsonValue()) === 'errored') throw new Error(`${story} fails: nothing to photograph`);
  // External elements, such as Google's button, have rendered; the gallery has a busy element forever.
  if (story.startsWith('communities-')) {
    await page.waitForFunction(() => !document.querySelector('#storybook-root [aria-busy="true"]'));
  }
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    // Layout may request a font, and changes with it: waits until ten frames have the same height.
    for (let alike = 0, height = -1; alike < 10; alike++) {
      await new Promise(requestAnimationFrame);
      await document.fonts.ready;
      if (document.documentElement.scrollHeight !== height) alike = 0;
      height = document.documentElement.scrollHeight;
    }
    // Lays out everything again, because some controls keep the layout of the previous font.
    const { style } = document.body;
    style.display = 'none';
    document.body.getBoundingClientRect();
    style.removeProperty('display');
  });
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

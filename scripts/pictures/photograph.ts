import fastifyStatic from '@fastify/static';
import { chromium, type Browser, type Page } from '@playwright/test';
import Fastify from 'fastify';
import { stillPages, testBrowser } from '../support/browser';
import { findChromium } from '../support/chromium';
import type { Picture } from './shown';

/** What a machine would draw in its own way: hinted glyphs, coloured edges of letters, its screen's colours. */
const sameEverywhere = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-gpu',
  '--hide-scrollbars',
];

/** Some pages tell their own address: it must be the same each time. */
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

/** Of the window, in px. What is longer is photographed all the same. */
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

/** Where the first story is asked for by the address; every other takes its place on the page that is open. */
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
  // What comes from elsewhere, as Google's button does, has taken its place; the gallery shows what is busy for ever.
  if (story.startsWith('communities-')) {
    await page.waitForFunction(() => !document.querySelector('#storybook-root [aria-busy="true"]'));
  }
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    // What is laid out may ask for a font, and is laid out anew with it: until ten frames are of one height.
    for (let alike = 0, height = -1; alike < 10; alike++) {
      await new Promise(requestAnimationFrame);
      await document.fonts.ready;
      if (document.documentElement.scrollHeight !== height) alike = 0;
      height = document.documentElement.scrollHeight;
    }
    // Once more from nothing: some controls stay where they were laid out for the font before.
    const { style } = document.body;
    style.display = 'none';
    document.body.getBoundingClientRect();
    style.removeProperty('display');
  });
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

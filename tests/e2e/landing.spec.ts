import type { Page } from '@playwright/test';
import { at } from './support/environment';
import { configured } from './support/onboarding';
import { resize } from './support/resize';
import { expect, test } from './support/test';
import { texts } from './support/texts';

const { common } = texts('en');
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
const screens = { phone, desktop };
/** Communities whose welcome page has many kinds of section. */
const communities = ['default', 'krug.example', 'hearth.example'];

/** The section is where a press on a link to it leads: at the top of the screen, and it stays there. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  const top = () => page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(120);
  await page.waitForLoadState('networkidle');
  expect(await top()).toBeGreaterThan(-20);
  expect(await top()).toBeLessThan(120);
}

for (const [name, size] of Object.entries(screens)) {
  test(`NAV-01 on a ${name} the first press on a link to a section leads there`, async ({ page }) => {
    await resize(page, size);
    await page.goto(at('/'));
    await page.getByRole('link', { name: 'How it works' }).first().click();
    await expect(page).toHaveURL(at('/#about'));
    await expectAtTop(page, 'about');
  });

  test(`UIX-06 on a ${name} the sections of a welcome page share one left edge`, async ({ page }) => {
    await resize(page, size);
    for (const domain of communities) {
      await page.goto(at('/', domain));
      const edges = await page.locator('main section').evaluateAll((sections) =>
        sections.flatMap((section) => {
          const first = section.querySelector('h1, h2, blockquote');
          // Centred elements share no edge.
          if (!first || getComputedStyle(first).textAlign === 'center') return [];
          return first.getBoundingClientRect().left;
        }),
      );
      expect(edges.length, domain).toBeGreaterThan(1);
      expect([domain, ...new Set(edges.map(Math.round))]).toHaveLength(2);
    }
  });

  test(`NAV-01 UIX-06 on a ${name} a finger finds each language`, async ({ page }) => {
    await resize(page, size);
    await page.goto(at('/', 'krug.example'));
    const languages = page.getByRole('banner').getByRole('button', { name: /^(RU|EN)/ });
    // A phone's header has the other language alone.
    await expect(languages).toHaveCount(size.width < 768 ? 1 : 2);
    for (const language of await languages.all()) {
      const box = await language.boundingBox();
      expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
    }
  });
}

test('UIX-06 the first screen of a phone says whose page it is', async ({ page }) => {
  await resize(page, phone);
  await page.goto(at('/'));
  await expect(page.getByRole('banner').getByText('Gatherwell', { exact: true })).toBeInViewport({
    ratio: 1,
  });
  // A logo that is the name itself needs room to be read.
  await page.goto(at('/', 'hearth.example'));
  const logo = page.getByRole('banner').getByRole('link').first().locator('img').first();
  await expect(logo).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await logo.boundingBox())?.width).toBeGreaterThan(64);
});

test('CFG-03 what a welcome page promises of joining is counted from what the community asks', async ({
  page,
}) => {
  for (const domain of ['default', 'hearth.example']) {
    const { questions } = configured(domain);
    await page.goto(at('/', domain));
    const main = page.getByRole('main');
    await expect(main).toContainText(/about \d+ minutes?/);
    await expect(main).not.toContainText('{{');
    if (domain !== 'default') await expect(main).toContainText(`${questions.length} questions`);
  }
});

test('NAV-01 a press from before the page has its code leads there, and stays', async ({ page }) => {
  await resize(page, phone);
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(at('/'), { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'How it works' }).first().click();
  await expect(page).toHaveURL(at('/#about'));
  release?.();
  await expectAtTop(page, 'about');
});

test('NAV-01 an address that names a section opens at it', async ({ page }) => {
  await resize(page, phone);
  await page.goto(at('/#about'));
  await expectAtTop(page, 'about');
});

test('NAV-01 the landing header’s menu opens on the screen of a phone, at the top and further down', async ({
  page,
}) => {
  await resize(page, phone);
  await page.goto(at('/', 'hearth.example'));
  const menu = page.getByRole('navigation', { name: common.header.label });
  const press = page.getByRole('button', { name: common.header.menu });
  for (const scrolled of [0, 600]) {
    await page.evaluate((top) => window.scrollTo(0, top), scrolled);
    await press.click();
    await expect(menu).toBeInViewport({ ratio: 1 });
    const [bar, panel] = await Promise.all([press.boundingBox(), menu.boundingBox()]);
    expect(panel!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height - 1);
    expect(panel!.y).toBeLessThan(bar!.y + bar!.height + 60);
    // Nothing of the page lies over it.
    await menu.getByRole('link').first().click({ trial: true });
    await press.click();
    await expect(menu).toBeHidden();
  }
});

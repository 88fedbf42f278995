import type { Page } from '@playwright/test';
import { at } from './support/environment';
import { resize } from './support/resize';
import { expect, test } from './support/test';
import { texts } from './support/texts';

const { common } = texts('en');
const phone = { width: 390, height: 844 };

/** The section is where a press on a link to it leads: at the top of the screen, and it stays there. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  const top = () => page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(120);
  await page.waitForLoadState('networkidle');
  expect(await top()).toBeGreaterThan(-20);
  expect(await top()).toBeLessThan(120);
}

test('NAV-01 on a phone the first press on a link to a section leads there', async ({ page }) => {
  await resize(page, phone);
  await page.goto(at('/'));
  await page.getByRole('link', { name: 'How it works' }).first().click();
  await expect(page).toHaveURL(at('/#about'));
  await expectAtTop(page, 'about');
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

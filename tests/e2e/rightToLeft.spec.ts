import type { Page } from '@playwright/test';
import { at } from './support/environment';
import { memberPaths, visitorPaths } from './support/everyScreen';
import { notMirrored } from './support/mirrored';
import { speak } from './support/screens';
import { signedIn } from './support/signIn';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 120_000 });
test.use({ reducedMotion: 'reduce' });

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** What does not turn on a screen, on a phone and on a desktop. */
async function look(page: Page, path: string, domain: string): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.goto(at(path, domain));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    found.push(...(await notMirrored(page)).map((line) => `${path} at ${size.width}: ${line}`));
  }
  return found;
}

test('UIX-08 every screen of a visitor is its own mirror picture from right to left', async ({
  page,
  silence,
}) => {
  silence.allow(/status of 404/);
  await speak(page, 'en', 'krug.example');
  const found: string[] = [];
  for (const path of visitorPaths) found.push(...(await look(page, path, 'krug.example')));
  expect(found).toEqual([]);
});

test('UIX-08 every screen of a member is its own mirror picture from right to left', async ({
  page,
  context,
}) => {
  await speak(page, 'en', 'krug.example');
  await signedIn(context, 'krug.example');
  const found: string[] = [];
  for (const path of [...memberPaths, '/partner/services', '/partner/earnings'])
    found.push(...(await look(page, path, 'krug.example')));
  expect(found).toEqual([]);
});

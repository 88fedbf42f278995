import type { Page } from '@playwright/test';
import { communityIn } from './support/communities';
import { startDevCommand, type DevCommand } from './support/devCommand';
import { expect, test } from './support/test';
import { texts } from './support/texts';

const { auth } = texts('en');
const domain = 'hearth.example';
const marker = '__openedOnce';

// One development server for all of them.
test.describe.configure({ mode: 'serial' });

let dev: DevCommand;
test.beforeAll(async () => {
  dev = await startDevCommand();
});
test.afterAll(async () => dev?.stop());

const folder = () => communityIn(dev.communitiesDir, domain);

/** Opens a page, types into it and marks it, so that a navigation would show. */
async function open(page: Page, path: string, typed: Record<string, string>): Promise<() => Promise<void>> {
  await page.goto(dev.at(path, domain));
  const fields = Object.entries(typed).map(
    ([label, value]) => [page.getByLabel(label, { exact: true }).first(), value] as const,
  );
  for (const [field, value] of fields) await field.fill(value);
  await page.evaluate((name) => Object.assign(window, { [name]: true }), marker);
  return async () => {
    for (const [field, value] of fields) await expect(field).toHaveValue(value);
    await expect
      .poll(() => page.evaluate((name) => name in window, marker), 'the page is still the same')
      .toBe(true);
  };
}

function paint(primary: string): void {
  folder().edit('brand.json', (brand) => Object.assign(brand.colors as object, { primary }));
}
const isPainted = (page: Page, primary: string) =>
  expect(page.locator('html')).toHaveCSS('--color-primary', primary);

test('CFG-08 a saved brand changes the open pages, and nothing typed is lost', async ({ page, context }) => {
  const registration = await context.newPage();
  const welcomeKept = await open(page, '/', { [auth.short.label]: 'anna@people.example' });
  const registrationKept = await open(registration, '/registration', {
    [auth.email]: 'boris@people.example',
    [auth.password]: 'Secret-words-1',
  });
  // One save upon another, as they come while colours are tried.
  for (const primary of ['#005f73', '#5f0073']) {
    paint(primary);
    await isPainted(page, primary);
  }
  await isPainted(registration, '#5f0073');
  folder().edit('landingen.json', (landing) => {
    Object.assign((landing.sections as object[])[0] ?? {}, { title: 'Said anew' });
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Said anew');
  await welcomeKept();
  await registrationKept();
});

test('CFG-06 a broken file is located over the page, which stays as it was until it is fixed', async ({
  page,
  context,
}) => {
  paint('#005f73');
  const kept = await open(page, '/', { [auth.short.label]: 'anna@people.example' });
  await isPainted(page, '#005f73');
  const good = folder().read('brand.json');
  const overlay = page.getByRole('alertdialog');

  const misspelt = good.replace('"colors"', '"colours"').replace('#005f73', '#730000');
  const lines = misspelt.split('\n');
  const line = lines.findIndex((text) => text.includes('"colours"'));
  const column = lines[line]?.indexOf('"colours"') ?? -1;
  folder().write('brand.json', misspelt);
  await expect(overlay).toContainText(`${folder().path('brand.json')}:${line + 1}:${column + 1}  colours`);
  await expect(overlay).toContainText('the key "colours" is unknown here');
  await expect(overlay).toContainText('Did you mean colors?');
  await isPainted(page, '#005f73');

  // A new page sees the last valid version, too, and the error.
  const another = await context.newPage();
  await another.goto(dev.at('/login', domain));
  await expect(another.getByRole('alertdialog')).toContainText('brand.json');
  await isPainted(another, '#005f73');

  folder().write('brand.json', good.slice(0, good.indexOf('"colors"')));
  await expect(overlay).toContainText(/brand\.json:\d+:\d+ {2}\n/);
  await expect(overlay).not.toContainText('colours');
  await isPainted(page, '#005f73');

  folder().write('brand.json', good.replace('#005f73', '#5f0073'));
  await expect(overlay).toHaveCount(0);
  await expect(another.getByRole('alertdialog')).toHaveCount(0);
  await isPainted(page, '#5f0073');
  await kept();
});

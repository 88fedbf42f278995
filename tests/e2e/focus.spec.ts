import { at } from './support/environment';
import { expect, test } from './support/test';
import { texts } from './support/texts';

const { auth, common } = texts('en');

test('UIX-09 the watch over the focus hears of a control that goes with it', async ({ page, keptFocus }) => {
  keptFocus.allow(/^button “(Remove|Hide|Disable)” was/);
  await page.route(at('/empty'), (route) =>
    route.fulfill({
      contentType: 'text/html',
      body:
        '<title>Page</title><p>Text</p><button onclick="this.remove()">Remove</button>' +
        '<button onclick="this.style.display=`none`">Hide</button><button onclick="this.disabled=true">Disable</button>' +
        '<button onclick="nextElementSibling.focus(),this.remove()">Move</button><button>Next</button>',
    }),
  );
  await page.goto(at('/empty'));
  const reported: string[] = [];
  for (const [name, what] of [
    ['Remove', 'removed'],
    ['Hide', 'hidden'],
    ['Disable', 'disabled'],
  ]) {
    await page.getByRole('button', { name }).click();
    reported.push(`button “${name}” was ${what} at /empty`);
    await expect.poll(() => keptFocus.lost).toEqual(reported);
  }
  await page.getByRole('button', { name: 'Move' }).click();
  await page.getByText('Text').click();
  expect(keptFocus.lost).toEqual(reported);
});

test('NAV-01 UIX-09 the button of a language has the focus after the page was loaded in it', async ({
  page,
}) => {
  await page.goto(at('/login'));
  await page.getByRole('button', { name: /^RU/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.getByRole('button', { name: /^RU/ })).toBeFocused();
});

test('UIX-09 the heading of the next page has the focus', async ({ page }) => {
  await page.goto(at('/'));
  await page.getByRole('link', { name: common.header.signIn }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: auth.login.title })).toBeFocused();
});

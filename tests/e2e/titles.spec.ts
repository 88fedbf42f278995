import type { Page } from '@playwright/test';
import { at } from './support/environment';
import { signedIn } from './support/signIn';
import { expect, test } from './support/test';
import { texts } from './support/texts';

const domain = 'hearth.example';
const en = texts('en');

/** Runs in each page before its own scripts: notes each title that the document has. */
function watchTitle(): void {
  const { titled } = window as unknown as { titled: (title: string) => void };
  let last = '';
  const look = () => {
    // The number of unread messages before it comes once the page is idle.
    const title = document.title.replace(/^\(\d+\) /, '');
    if (title && title !== last) titled((last = title));
  };
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
}

async function titlesOf(page: Page): Promise<readonly string[]> {
  const titles: string[] = [];
  // A page that is loaded anew begins with the same one.
  await page.exposeFunction('titled', (title: string) => titles.at(-1) !== title && titles.push(title));
  await page.addInitScript(watchTitle);
  return titles;
}

test('UIX-09 NAV-01 each page and list has one title, from its first HTML on', async ({ page, context }) => {
  const titles = await titlesOf(page);
  const heading = page.getByRole('heading', { level: 1 });
  const tab = (path: string) => page.getByRole('banner').locator(`nav a[href="${path}"]`);
  await page.goto(at('/login', domain));
  await expect(heading).toBeVisible();
  await expect.poll(() => titles).toHaveLength(1);
  const community = titles[0]!.split(' · ').at(-1)!;
  const titled: string[][] = [[en.common.titles.login]];
  const expectTitle = async (...names: string[]) => {
    titled.push(names);
    await expect.poll(() => titles).toEqual(titled.map((parts) => [...parts, community].join(' · ')));
  };

  await signedIn(context, domain);
  await page.goto(at('/my_communities', domain));
  await expectTitle('By the fire');
  await tab('/contacts').click();
  await expect(heading).toBeFocused();
  await expectTitle('Friends');
  await page.getByRole('link', { name: en.contacts.tabs.meet }).click();
  await expectTitle(en.contacts.tabs.meet, 'Friends');
  await tab('/events').click();
  await expect(heading).toBeFocused();
  await expectTitle('Evenings');
  await page.getByRole('link', { name: en.events.tabs.past }).click();
  await expectTitle(en.events.tabs.past, 'Evenings');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/event\//);
  await expect(heading).toBeFocused();
  await expectTitle(await heading.innerText());
  await page.goBack();
  await expect(heading).toBeFocused();
  await expectTitle(en.events.tabs.past, 'Evenings');
  await page.reload();
  await expect(heading).toBeVisible();
  await page.goto(at('/contacts', domain));
  await expectTitle('Friends');
});

import { at } from './support/environment';
import { findings } from './support/findings';
import { newMember } from './support/members';
import { resize } from './support/resize';
import { signedIn } from './support/signIn';
import { expect, test } from './support/test';
import { texts } from './support/texts';

const { home, hints, profile } = texts('en');
const domain = 'default';

test('P09 P13 a new member is given three hints, once on all devices, and led to what the profile lacks', async ({
  page,
  context,
  browser,
  email,
}) => {
  await newMember(context, domain, email, {});
  await resize(page, { width: 390, height: 844 });
  await page.goto(at('/my_communities', domain));
  const panel = page.getByRole('complementary', { name: hints.title });
  await expect(panel.getByText(hints.introductions.text)).toBeVisible();
  expect(await findings(page, 'home with hints')).toEqual([]);
  await panel.getByRole('button', { name: hints.next }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText(hints.profile.text)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);

  const other = await browser.newContext();
  await signedIn(other, domain, { email });
  const there = await other.newPage();
  await there.goto(at('/my_communities', domain));
  await expect(there.getByText(home.introductions.title)).toBeVisible();
  await there.waitForLoadState('networkidle');
  await expect(there.getByRole('complementary', { name: hints.title })).toHaveCount(0);
  await other.close();

  await page.getByRole('link', { name: home.profile.missing.name }).click();
  await expect(page.getByRole('heading', { name: profile.name.title })).toBeInViewport();
});

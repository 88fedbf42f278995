import { at } from './support/environment';
import { managerPaths, memberPaths } from './support/everyScreen';
import { setLanguage } from './support/screens';
import { demoPassword, signedIn } from './support/signIn';
import { expect, test } from './support/test';
import { unspokenLanguage } from './support/unspokenLanguage';

const domain = 'krug.example';

for (const { who, paths, email } of [
  { who: 'a member', paths: memberPaths, email: `member@${domain}` },
  { who: 'a manager', paths: managerPaths, email: `manager@${domain}` },
]) {
  test(`UIX-12 the texts of members are read out in their own language to ${who}`, async ({
    page,
    context,
    silence,
  }) => {
    // No event has the id of the examples.
    silence.allow(/status of 40[34] .*\/api\/event\/7/);
    await signedIn(context, domain, { email, password: demoPassword });
    await setLanguage(page, 'en', domain);
    const found: string[] = [];
    for (const path of paths) {
      await page.goto(at(path, domain));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      for (const line of await unspokenLanguage(page, 'en')) found.push(`${path}: ${line}`);
    }
    expect(found).toEqual([]);
  });
}

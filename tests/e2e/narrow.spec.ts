import { at } from './support/environment';
import { brands, memberPaths, visitorPaths } from './support/everyScreen';
import { speak } from './support/screens';
import { signedIn } from './support/signIn';
import { expect, test } from './support/test';

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
test.describe.configure({ timeout: 90_000 });

for (const { domain, lang } of brands) {
  test(`UIX-06 nothing scrolls sideways at 320 px: ${domain} in ${lang}`, async ({
    page,
    context,
    silence,
  }) => {
    silence.allow(/status of 404/);
    await speak(page, lang, domain);
    const wide: string[] = [];
    const look = async (path: string) => {
      await page.goto(at(path, domain));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) wide.push(`${path} is ${width} px wide`);
    };
    for (const path of visitorPaths) if (!(domain.startsWith('atlas') && path === '/')) await look(path);
    if (/krug|hearth/.test(domain)) {
      await signedIn(context, domain);
      for (const path of memberPaths) await look(path);
    }
    expect(wide).toEqual([]);
  });
}

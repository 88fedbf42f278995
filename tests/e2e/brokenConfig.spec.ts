import { copyCommunity } from './support/communities';
import { at } from './support/environment';
import { findings, open } from './support/findings';
import { newMember } from './support/members';
import { expectHome, setLanguage } from './support/screens';
import { expect, test } from './support/test';
import { fill, texts } from './support/texts';

const title = 'Круг';

test('CFG-06 A04 an admission that cannot be read refuses strangers, and nobody else', async ({
  page: stranger,
  browser,
  email,
}) => {
  const copy = copyCommunity('krug.example');
  const { domain } = copy;
  const member = await (await browser.newContext()).newPage();
  await newMember(member.context(), domain, email);
  copy.edit('community.json', (community) => {
    community.admission = 'opne';
  });

  const heading = stranger.getByRole('heading', { level: 1 });
  for (const lang of ['en', 'ru'] as const) {
    const { closed } = texts(lang).auth;
    await setLanguage(stranger, lang, domain);
    // The file is read when it is found changed.
    await expect(async () => {
      await stranger.goto(at('/registration', domain));
      await expect(heading).toBeVisible();
      await expect(heading).toHaveText(closed.title, { timeout: 2000 });
    }).toPass();
    const viewport = lang === 'en' ? 'phone' : 'desktop';
    expect(await open(stranger, '/registration', domain, { name: `closed in ${lang}`, viewport })).toEqual(
      [],
    );
    await expect(stranger.getByText(fill(closed.text, { title }))).toBeVisible();
    await expect(stranger.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await stranger.getByRole('main').getByRole('link', { name: closed.signIn }).click();
    await expect(stranger).toHaveURL(at('/login', domain));
    await expect(stranger.getByText(closed.noNewMembers)).toBeVisible();
  }

  await member.goto(at('/my_communities', domain));
  await expectHome(member, domain);
  await member.context().close();

  copy.edit('community.json', (community) => {
    community.admission = 'open';
  });
  await expect(async () => {
    await stranger.goto(at('/registration', domain));
    await expect(heading).toBeVisible();
    await expect(stranger.getByRole('main').getByRole('textbox').first()).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('CFG-06 A01 where no way to sign in is left, nobody is asked for an address', async ({ page }) => {
  const copy = copyCommunity('krug.example');
  copy.write(
    'authConfig.json',
    JSON.stringify({
      schemaVersion: 1,
      methods: [{ authType: 'OAUTH2', externalContent: { codeUrl: 'not an address' } }],
    }),
  );
  const { closed } = texts('ru').auth;
  for (const path of ['/login', '/registration']) {
    await page.goto(at(path, copy.domain));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(closed.title);
    await expect(page.getByText(fill(closed.noSignIn, { title }))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
    expect(await findings(page, path)).toEqual([]);
  }
  await page.goto(at('/', copy.domain));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});

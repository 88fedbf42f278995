import { call } from './support/api';
import { at } from './support/environment';
import { desktop, expectAccessible, phone } from './support/expectAccessible';
import { linkTo } from './support/mailbox';
import { circle, joined } from './support/settingsPage';
import { expect, test } from './support/test';
import { startTimedServer } from './support/timedServer';

const said = {
  en: {
    button: 'Accept',
    done: 'You’re connected',
    old: 'You’re connected already.',
    unknown: 'This link doesn’t work',
  },
  ru: {
    button: 'Познакомиться',
    done: 'Теперь вы знакомы',
    old: 'Вы уже знакомы.',
    unknown: 'Ссылка не работает',
  },
};

for (const { lang, viewport } of [
  { lang: 'en', viewport: phone },
  { lang: 'ru', viewport: desktop },
] as const) {
  test(`NOT-02 a button in an email asks, and acts once; an old, a made-up and a malformed link say so, in ${lang} at ${viewport.width} px`, async ({
    browser,
    request,
    email,
    silence,
  }) => {
    const server = await startTimedServer();
    const { domain } = circle(lang);
    const ada = await joined(request, domain, email);
    const bob = await joined(request, domain, `bob-${email}`);
    const data = { subjectId: bob.participantId, relationType: 'LIKE' };
    const asked = await call(request, '/api/relations', { method: 'POST', domain, token: ada.token, data });
    expect(asked.status(), await asked.text()).toBe(200);
    await server.later(31);
    const { pathname, search } = new URL(await linkTo(request, bob.email, '/email/action\\?link='));
    const locale = lang === 'ru' ? 'ru-RU' : 'en-GB';
    const context = await browser.newContext({ locale, viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const heading = page.getByRole('heading', { level: 1 });
    const button = page.getByRole('button');

    await page.goto(at(pathname + search, domain));
    await expect(button).toHaveText(said[lang].button);
    await expectAccessible(page, viewport);
    await button.click();
    await expect(heading).toHaveText(said[lang].done);
    await expectAccessible(page, viewport);
    await page.goto(at(pathname + search, domain));
    await expect(page.getByText(said[lang].old)).toBeVisible();
    await expect(button).toHaveCount(0);

    // The status of the page itself; nothing else may be said.
    silence.allow(/status of 40[04]/);
    for (const link of [`?link=${'x'.repeat(43)}`, '?link=%00', `${search}x`, '']) {
      await page.goto(at(pathname + link, domain));
      await expect(heading).toHaveText(said[lang].unknown);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(button).toHaveCount(0);
    }
    await expectAccessible(page, viewport);
    await context.close();
  });
}

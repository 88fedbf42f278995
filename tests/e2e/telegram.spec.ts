import type { Page } from '@playwright/test';
import type { NotificationSettings } from '../../src/generated/api/notification';
import { startBotApi } from '../support/botApi';
import { call } from './support/api';
import { atEnd } from './support/atEnd';
import { at } from './support/environment';
import { desktop, expectAccessible, phone } from './support/expectAccessible';
import { expectJoining, setLanguage, signUpByPassword } from './support/screens';
import { circle, joined, opened } from './support/settingsPage';
import { password } from './support/signIn';
import { expect, test } from './support/test';
import { fill, texts } from './support/texts';
import { startTimedServer } from './support/timedServer';

const chat = 4711;

/** What has moved on a page while it loaded. */
const moved = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    const take = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { sources } = entry as unknown as { sources: { node: Node | null }[] };
        found.push(...sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''));
      }
    };
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    take(observer.takeRecords());
    return found;
  });

for (const { lang, viewport } of [
  { lang: 'en', viewport: desktop },
  { lang: 'ru', viewport: phone },
] as const) {
  test(`NOT-03 NOT-05 P14 P36 P37 Telegram is connected, connected again after it was blocked, and disconnected by keyboard alone, in ${lang} at ${viewport.width} px`, async ({
    browser,
    request,
    email,
  }) => {
    const bot = await startBotApi();
    atEnd(bot.stop);
    await startTimedServer({ env: bot.env() });
    const { domain } = circle(lang);
    const member = await joined(request, domain, email);
    const page = await opened(browser, domain, member, { lang, viewport });
    const { subscriptions, telegram: t } = texts(lang);
    const box = page.getByRole('checkbox', { name: subscriptions.channels.TELEGRAM, exact: true });
    const column = page.getByRole('checkbox', {
      name: `${subscriptions.groups.PEOPLE} ${subscriptions.channels.TELEGRAM}`,
      exact: true,
    });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const link = page.getByRole('link', { name: t.open, exact: true });
    const part = page.getByRole('region', { name: subscriptions.what.title });
    const account = part.getByText(`@ada_${chat}`);
    /** Presses Start in the chat that the link opens. */
    const start = async () => {
      const { origin, pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '');
      expect(origin + pathname).toBe(`https://t.me/${bot.username}`);
      bot.offer(bot.written(chat, `/start ${searchParams.get('start')}`, lang));
    };
    const stateOf = async () => {
      const answer = await call(request, '/api/notifications/settings', { domain, token: member.token });
      const { channels } = (await answer.json()) as NotificationSettings;
      return channels.find(({ channel }) => channel === 'TELEGRAM')?.state;
    };

    await expect(box).toBeDisabled();
    await button(t.connect).press('Enter');
    await expect(link).toBeFocused();
    await expect(part.getByText(t.waiting)).toBeVisible();
    await expectAccessible(page, viewport);
    await start();
    await expect(button(t.disconnect)).toBeFocused();
    await expect(account).toBeVisible();
    await expect(box).toBeChecked();
    await expect(column).toBeEnabled();

    bot.offer(bot.membership(chat, 'kicked'));
    await expect.poll(stateOf).toBe('STOPPED');
    await page.reload();
    await expect(part.getByText(subscriptions.stopped.title)).toBeVisible();
    await expect(part.getByText(subscriptions.stopped.other)).toBeVisible();
    await expect(button(t.disconnect)).toBeVisible();
    expect(await moved(page)).toEqual([]);
    await expectAccessible(page, viewport);
    await button(t.again).press('Enter');
    await expect(link).toBeFocused();
    await start();
    await expect(part.getByText(subscriptions.stopped.title)).toBeHidden();
    await expect(button(t.disconnect)).toBeFocused();

    await button(t.disconnect).press('Enter');
    await expect(button(t.connect)).toBeFocused();
    await expect(box).toBeDisabled();
    await expect(account).toBeHidden();
    await expect(column).toBeHidden();
    expect(await stateOf()).toBe('NOT_CONNECTED');
    await page.context().close();
  });
}

for (const { lang, viewport } of [
  { lang: 'ru', viewport: desktop },
  { lang: 'en', viewport: phone },
] as const) {
  test(`SES-02 P15 P38 who comes from the bot signs up, and their chat is connected, in ${lang} at ${viewport.width} px`, async ({
    browser,
    request,
    email,
  }) => {
    const bot = await startBotApi();
    atEnd(bot.stop);
    await startTimedServer({ env: bot.env() });
    bot.offer(bot.written(chat, '/start', lang));
    const [greeting] = await bot.messages(chat);
    const path =
      /\/registration\?telegram=\S+/.exec(greeting?.text ?? '')?.[0].replaceAll('&amp;', '&') ?? '';
    const locale = lang === 'ru' ? 'ru-RU' : 'en-GB';
    const context = await browser.newContext({ locale, viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await setLanguage(page, lang, 'default');
    await page.goto(at(path));
    const { telegram: t } = texts(lang);
    await expect(page.getByText(fill(t.signingUp, { username: `ada_${chat}` }))).toBeVisible();
    await expectAccessible(page, viewport);
    await signUpByPassword(page, lang, email, password);
    await expectJoining(page, 'default');
    const [, said] = await bot.messages(chat, 2);
    expect(said?.text).toContain('/stop');
    expect(await page.evaluate(() => localStorage.getItem('botChat'))).toBeNull();
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
    const answer = await call(request, '/api/telegram/disconnect', {
      method: 'POST',
      domain: 'default',
      token,
    });
    expect(await answer.text()).toBe('OK');
    await context.close();
  });
}

import type { TelegramCode } from '../../src/generated/api/telegram';
import { startBotApi } from '../support/botApi';
import { call } from './support/api';
import { atEnd } from './support/atEnd';
import { at } from './support/environment';
import { expectAccessible, phone } from './support/expectAccessible';
import { demoPassword, signedIn, signIn } from './support/signIn';
import { expect, test } from './support/test';
import { fill, texts } from './support/texts';
import { startTimedServer } from './support/timedServer';

const domain = 'hearth.example';
const chat = 4712;
const { adminBulk: bulk, adminTelegram: t } = texts('en');

test('C12 C20 a manager writes to all who have Telegram, is asked first, and sees what became of it', async ({
  page,
  context,
  request,
  silence,
}) => {
  // The focus on 'Undo' holds what a jump of the clock has already done.
  silence.allow(/status of 409/);
  const bot = await startBotApi();
  atEnd(bot.stop);
  const server = await startTimedServer({ seeded: [domain], env: bot.env() });
  const token = await signIn(request, { email: `member@${domain}`, password: demoPassword }, domain);
  const answer = await call(request, '/api/telegram/code', { method: 'POST', domain, token });
  const { url } = (await answer.json()) as TelegramCode;
  bot.offer(bot.written(chat, `/start ${new URL(url).searchParams.get('start')}`));
  await bot.messages(chat);

  await signedIn(context, domain, { email: `manager@${domain}`, password: demoPassword });
  await page.setViewportSize(phone);
  await page.goto(at('/admin', domain));
  const part = page.getByRole('region', { name: t.title });
  await part.getByRole('button', { name: t.write }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(fill(t.reaches_one, { count: 1 }))).toBeVisible();
  await dialog.getByRole('button', { name: t.goOn }).click();
  await expect(dialog.getByText(t.noText)).toBeVisible();
  await dialog.getByLabel(t.text).fill('We meet at the river on Friday.');
  await dialog.getByRole('button', { name: t.goOn }).click();
  await expect(dialog.getByText('We meet at the river on Friday.')).toBeVisible();
  await expectAccessible(page, phone);
  await dialog.getByRole('button', { name: fill(t.send_one, { count: 1 }) }).click();
  await expect(part.getByRole('button', { name: bulk.undo })).toBeVisible();
  // The seeded member gets other messages, too.
  const isSent = () =>
    bot.messagesTo(chat).some(({ text }) => text.includes('We meet at the river on Friday.'));
  expect(isSent()).toBe(false);

  await server.later(31);
  await expect.poll(isSent).toBe(true);
  await expect(async () => {
    await page.reload();
    await expect(part.getByText(fill(t.outcome.sent_one, { count: 1, of: 1 }))).toBeVisible();
  }).toPass();
  await expectAccessible(page, phone);
});

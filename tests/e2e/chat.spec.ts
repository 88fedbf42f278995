import { randomUUID } from 'node:crypto';
import { call } from './support/api';
import { chatCommunity, field, messages, write } from './support/chats';
import { desktop, expectAccessible, phone } from './support/expectAccessible';
import { expect, test } from './support/test';

test('CHA-01 CHA-05 CHA-07 two members write, read, answer and edit, and what is written offline is sent later', async ({
  request,
  browser,
  email,
}) => {
  const { joined, connect, begun, opened } = chatCommunity();
  const [ada, vera] = [await joined(request, email, 'Ada'), await joined(request, email, 'Vera')];
  await connect(request, ada, vera);
  const id = await begun(request, ada, vera);
  const adas = await opened(browser, ada, `/chats/${id}`);
  await expect(adas.getByRole('heading', { level: 1, name: vera.name })).toBeVisible();
  await write(adas, 'Do you have time on *Friday*?');
  await expect(messages(adas).getByText('Friday')).toBeVisible();

  // The other finds it in the list, on the tab and in the title.
  const veras = await opened(browser, vera, '/chats', phone);
  await expect(veras).toHaveTitle(/^\([12]\) /);
  await expectAccessible(veras);
  await veras.getByRole('link', { name: new RegExp(ada.name) }).click();
  await expect(messages(veras).getByText('Friday')).toBeVisible();
  await expect(veras).not.toHaveTitle(/^\(/);
  await expectAccessible(veras);
  await expect(messages(adas).getByText('Read', { exact: true })).toBeVisible();

  // Offline: shown at once, sent in order when the line is back.
  await veras.context().setOffline(true);
  await write(veras, 'Yes, at four');
  await write(veras, 'Or at five');
  await expect(messages(veras).getByText('Or at five')).toBeVisible();
  await veras.context().setOffline(false);
  await expect(messages(adas).getByText('Or at five')).toBeVisible();
  await expect(messages(adas).getByRole('listitem').filter({ hasText: /^Vera/ })).toHaveText([
    /Yes, at four/,
    /Or at five/,
  ]);

  // The arrow up edits the last own message.
  await field(veras).press('ArrowUp');
  await expect(field(veras)).toHaveValue('Or at five');
  await write(veras, 'Or at six');
  await expect(messages(adas).getByText('Or at six')).toBeVisible();
  await expect(messages(adas).getByText('Or at five')).toBeHidden();
  await expect(messages(adas).getByText('edited')).toBeVisible();
});

test('CHA-07 who switches read receipts off shows and sees none, and others neither', async ({
  request,
  browser,
  email,
}) => {
  const { joined, connect, begun, opened } = chatCommunity();
  const [ada, vera] = [await joined(request, email, 'Ada'), await joined(request, email, 'Vera')];
  await connect(request, ada, vera);
  const id = await begun(request, ada, vera);
  const veras = await opened(browser, vera, '/chats');
  await veras.getByRole('button', { name: 'Chat settings' }).click();
  const dialog = veras.getByRole('dialog', { name: 'Chat settings' });
  await dialog.getByRole('checkbox', { name: 'Read receipts' }).uncheck();
  await expectAccessible(veras, desktop);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  const adas = await opened(browser, ada, `/chats/${id}`);
  await write(adas, 'Have you seen this?');
  await veras.getByRole('link', { name: new RegExp(ada.name) }).click();
  await write(veras, 'I have');
  await expect(messages(adas).getByText('I have', { exact: true })).toBeVisible();
  await expect(messages(adas).getByText('Delivered', { exact: true })).toBeVisible();
  await expect(messages(veras).getByText('Delivered', { exact: true })).toBeVisible();
  await expect(messages(adas).getByText('Read', { exact: true })).toHaveCount(0);

  // Switched on again, both see what was read meanwhile.
  await veras.getByRole('button', { name: 'Chat settings' }).click();
  await dialog.getByRole('checkbox', { name: 'Read receipts' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(messages(veras).getByText('Read', { exact: true })).toBeVisible();
  await adas.reload();
  await expect(messages(adas).getByText('Read', { exact: true })).toBeVisible();
});

test('CHA-06 CHA-07 a found message opens its chat there, a reply leads to what it answers, and both lead back to the latest', async ({
  request,
  browser,
  email,
}) => {
  const { domain, joined, connect, begun, opened } = chatCommunity();
  const [ada, vera] = [await joined(request, email, 'Ada'), await joined(request, email, 'Vera')];
  await connect(request, ada, vera);
  const id = await begun(request, ada, vera);
  for (let at = 1; at <= 110; at += 1) {
    const text = at === 5 ? 'The needle is here' : `Straw ${at}`;
    const data = { messageId: randomUUID(), text, ...(at === 110 && { replyTo: 5 }) };
    const { token } = at % 2 ? ada : vera;
    const answer = await call(request, `/api/chats/${id}`, { method: 'POST', domain, token, data });
    expect(answer.status()).toBe(200);
  }
  const page = await opened(browser, vera, '/chats');
  await page.getByRole('searchbox').fill('needle');
  await page.getByRole('list', { name: 'Messages' }).getByRole('link').click();
  const line = page.locator('[data-line="5"]');
  await expect(line).toBeInViewport();
  await expect(line).toBeFocused();
  await expect(page.locator('[data-line="110"]')).toHaveCount(0);
  await expectAccessible(page, desktop);
  // What comes meanwhile does not move it.
  const data = { messageId: randomUUID(), text: 'One more' };
  await call(request, `/api/chats/${id}`, { method: 'POST', domain, token: ada.token, data });
  const latest = page.getByRole('button', { name: 'Go to 1 new message' });
  await expect(latest).toBeVisible();
  await expect(line).toBeInViewport();
  await latest.click();
  await expect(page.getByText('One more').last()).toBeInViewport();
  await page.getByRole('button', { name: /^Go to the message from/ }).click();
  await expect(line).toBeFocused();
  await expect(line).toBeInViewport();
});

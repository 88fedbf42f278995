import type { Page } from '@playwright/test';
import { chatCommunity, field, messages, write } from './support/chats';
import { phone } from './support/expectAccessible';
import { expect, test } from './support/test';

/** What a person of the chat said on each line, in its order. */
const said = async (page: Page): Promise<string[]> => {
  const lines = await messages(page).locator('[data-line]').allInnerTexts();
  return lines.flatMap((line) => /(?:Line|Reply) \d+/.exec(line) ?? []);
};

const cutOff = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline);

test('CHA-01 CHA-02 CHA-06 two members on two devices each: whatever line breaks, all four show the same in the same order, read where it was read', async ({
  request,
  browser,
  email,
  silence,
}) => {
  // Lines that break.
  silence.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  const { joined, connect, begun, opened } = chatCommunity();
  const [ada, vera] = [await joined(request, email, 'Ada'), await joined(request, email, 'Vera')];
  await connect(request, ada, vera);
  const id = await begun(request, ada, vera);
  const path = `/chats/${id}`;
  const adas = [await opened(browser, ada, path), await opened(browser, ada, path, phone)] as const;
  const veras = [await opened(browser, vera, path), await opened(browser, vera, path, phone)] as const;
  const all = [...adas, ...veras];
  for (const page of all) await expect(field(page)).toBeVisible();
  const [laptop, mobile] = veras;

  const expected: string[] = [];
  const comes = async (page: Page, text: string) => {
    expected.push(text);
    await write(page, text);
  };
  await comes(adas[0], 'Line 1');
  // Two devices of one person share no order: the server has the first before the other writes.
  await expect(messages(adas[1]).getByText('Line 1')).toBeVisible();
  await comes(adas[1], 'Line 2');
  await expect(messages(laptop).getByText('Line 2')).toBeVisible();

  // She closes the laptop in the middle.
  await cutOff(laptop, true);
  await comes(adas[0], 'Line 3');
  await expect(messages(mobile).getByText('Line 3')).toBeVisible();

  // She answers from the train, which loses the line twice.
  await comes(mobile, 'Reply 1');
  await expect(messages(adas[0]).getByText('Reply 1')).toBeVisible();
  for (const round of [1, 2]) {
    await cutOff(mobile, true);
    await comes(adas[round - 1]!, `Line ${3 + round}`);
    for (const page of adas) await expect(messages(page).getByText(`Line ${3 + round}`)).toBeVisible();
    await comes(mobile, `Reply ${2 * round}`);
    await comes(mobile, `Reply ${2 * round + 1}`);
    await cutOff(mobile, false);
    await expect(messages(adas[1]).getByText(`Reply ${2 * round + 1}`)).toBeVisible();
  }
  await cutOff(laptop, false);

  for (const page of all) await expect.poll(() => said(page)).toEqual(expected);
  // None twice, none on its way.
  for (const page of all) {
    await expect(page.getByText('Sending')).toHaveCount(0);
    await expect(messages(page).locator('[data-line]')).toHaveCount(expected.length);
  }
  // What was read on one device is read on the other, and the sender sees it on both.
  for (const page of veras) await expect(page).not.toHaveTitle(/^\(/);
  for (const page of adas) {
    await expect(page).not.toHaveTitle(/^\(/);
    await expect(messages(page).getByText('Read', { exact: true }).last()).toBeVisible();
  }
});

import type { APIRequestContext } from '@playwright/test';
import { call } from './support/api';
import { copyCommunity } from './support/communities';
import { registerConfirmed } from './support/confirmed';
import { at } from './support/environment';
import { findings } from './support/findings';
import { desktop } from './support/expectAccessible';
import { mailTo } from './support/mailbox';
import { join, newMember } from './support/members';
import { remember } from './support/signIn';
import { expect, test } from './support/test';
import { fill, texts } from './support/texts';

/** A community whose members see each other. */
const open = { ru: 'krug.example', en: 'northbeam.example' } as const;

async function confirmed(
  request: APIRequestContext,
  given: { domain: string; like: string; email: string; firstName: string; lookingFor?: string },
) {
  const { domain, like, email, firstName, lookingFor } = given;
  const token = await registerConfirmed(request, email, domain);
  const member = await join(request, domain, token, { firstName }, like);
  if (lookingFor) {
    const { participantId } = member;
    const data = { participantId, lookingFor };
    const set = await call(request, '/api/participant/update-looking-for', {
      method: 'POST',
      domain,
      token,
      data,
    });
    expect(set.status(), await set.text()).toBe(200);
  }
  return { ...member, email };
}

test('REQ-01 B06 B07 a member answers a request on the tab, and who asked gets the email', async ({
  page,
  context,
  email,
}) => {
  const { home, requests: say } = texts('en');
  const { domain } = copyCommunity(open.en, (folder) =>
    folder.edit('authConfig.json', (config) => {
      config.methods = [{ authType: 'EMAIL' }];
    }),
  );
  const { request } = context;
  const by = { domain, like: open.en };
  const asker = `asks-${email}`;
  const lookingFor = 'Somebody who repairs kilns';
  await confirmed(request, { ...by, email: asker, firstName: 'Vera', lookingFor });
  const me = await confirmed(request, { ...by, email, firstName: 'Ann' });
  await remember(context, me.token, domain);
  await page.setViewportSize(desktop);
  await page.goto(at('/my_communities', domain));
  const tabs = page.getByRole('navigation', { name: home.tabs.label });
  const tab = tabs.getByRole('link', { name: home.tabs.requests });
  await expect(tabs.getByRole('link', { name: home.tabs.people })).toHaveAttribute('aria-current', 'page');
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=requests/);
  await expect(tab).toHaveAttribute('aria-current', 'page');
  const card = page.getByRole('list', { name: say.list }).getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card.getByText('Somebody who repairs kilns')).toBeVisible();
  await card.getByRole('button', { name: say.answer }).focus();
  await page.keyboard.press('Enter');
  const field = card.getByRole('textbox', { name: fill(say.label, { name: 'Vera' }) });
  await expect(field).toBeFocused();
  await page.keyboard.type('I repair kilns, write to me.');
  expect(await findings(page, 'the answer')).toEqual([]);
  await card.getByRole('button', { name: say.send }).focus();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: say.change })).toBeFocused();
  await expect(card.getByText('I repair kilns, write to me.')).toBeVisible();
  expect((await mailTo(request, asker, /I repair kilns, write to me\./)).text).toContain('Ann');
  // Opened anew, the answer is there.
  await page.reload();
  await expect(card.getByText('I repair kilns, write to me.')).toBeVisible();
  expect(await findings(page, 'the tab')).toEqual([]);
  // The tab and the loaded pages are restored, too, on reload and on return.
  await page.goto(at('/my_communities?tab=requests&requests=2', domain));
  await expect(card).toHaveCount(1);
  await page.reload();
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/u\//);
  await page.goBack();
  await expect(page).toHaveURL(/tab=requests&requests=2/);
  await expect(card).toHaveCount(1);
});

test('REQ-01 where members do not see each other, and before the email is confirmed, there is no such tab', async ({
  page,
  context,
  email,
}) => {
  await newMember(context, open.ru, email);
  const { home, requests: say } = texts('ru');
  await page.goto(at('/my_communities?tab=requests', open.ru));
  await expect(page.getByRole('heading', { level: 2, name: home.next.title })).toBeVisible();
  await expect(page.getByRole('navigation', { name: home.tabs.label })).toHaveCount(0);
  await expect(page.getByRole('list', { name: say.list })).toHaveCount(0);
});

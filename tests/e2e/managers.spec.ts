import type { Page } from '@playwright/test';
import { call } from './support/api';
import { at, environment } from './support/environment';
import { linkTo } from './support/mailbox';
import { newMember } from './support/members';
import { demoPassword, password, signedIn, signIn } from './support/signIn';
import { expect, test } from './support/test';
import { texts } from './support/texts';

const domain = 'hearth.example';
/** A community with open admission. */
const open = 'default';
const { adminMembers, auth, common, admin, home } = texts('en');
const manager = { email: `manager@${domain}`, password: demoPassword };
const nav = { name: common.nav.label };

test('ADM-01 ADM-13 a manager moves between the member’s and the managers’ side by one switch', async ({
  page,
  context,
}) => {
  await signedIn(context, domain, manager);
  await page.goto(at('/my_communities', domain));
  await page.getByRole('navigation', nav).getByRole('link', { name: common.nav.managers }).click();
  await expect(page).toHaveURL(at('/admin', domain));
  await expect(page.getByRole('heading', { name: admin.waiting.title })).toBeVisible();
  await expect(
    page.getByRole('navigation', nav).getByRole('link', { name: common.nav.event }),
  ).toHaveAttribute('aria-current', 'page');
  await page.getByRole('navigation', nav).getByRole('link', { name: common.nav.memberSide }).click();
  await expect(page).toHaveURL(at('/my_communities', domain));
});

test('ROU-03 a member is led home from the managers’ side, whose code never comes', async ({
  page,
  context,
}) => {
  await signedIn(context, domain);
  await page.goto(at('/my_communities', domain));
  await expect(page.getByRole('heading', { name: home.next.title })).toBeVisible();
  const scripts: string[] = [];
  page.on('request', (asked) => void scripts.push(asked.url()));
  await page.goto(at('/my_communities', domain));
  await expect(page.getByRole('heading', { name: home.next.title })).toBeVisible();
  await expect(page.getByRole('link', { name: common.nav.managers })).toHaveCount(0);
  expect(scripts.filter((url) => /manager/.test(url))).toEqual([]);
  await page.goto(at('/admin', domain));
  await expect(page).toHaveURL(at('/my_communities', domain));
});

test('ADM-01 who was made a manager since this browser heard of them reaches the managers’ side at once', async ({
  page,
  context,
  silence,
}) => {
  silence.allow(/status of 404/);
  await signedIn(context, domain, manager);
  await page.goto(at('/not-found', domain));
  await page.evaluate(() => localStorage.setItem('authorities', 'ROLE_USER'));
  await page.goto(at('/admin', domain));
  await expect(page.getByRole('heading', { name: admin.waiting.title })).toBeVisible();
});

test('ROU-04 ADM-01 an administrator has the managers’ side alone, and chooses the community', async ({
  page,
  context,
  request,
  email,
}) => {
  const made = await call(request, `/api/auth/register-admin?secret=${environment().adminSecret}`, {
    method: 'POST',
    data: { email, password },
  });
  expect(made.status(), await made.text()).toBe(200);
  await signedIn(context, domain, { email });
  await page.goto(at('/profile', domain));
  await expect(page).toHaveURL(at('/admin', domain));
  await expect(page.getByRole('link', { name: common.nav.memberSide })).toHaveCount(0);
  const choice = page.getByLabel(admin.community.label);
  await expect(choice.getByRole('option')).not.toHaveCount(1);
  await choice.selectOption('krug.example');
  await expect(page).toHaveURL(at('/login', 'krug.example'));
});

/** Resolves once a page hears of a change of the role. Nothing else has these pages ask again. */
async function following(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) =>
    /^RECEIPT[^]*\/managers\n/.test(payload.toString()),
  );
}

test('ADM-01 SAF-01 D10 H05 D46 who accepts at home manages; once the role is taken, the open page is left at once', async ({
  page,
  context,
  request,
  email,
}) => {
  const made = await call(request, `/api/auth/register-admin?secret=${environment().adminSecret}`, {
    method: 'POST',
    data: { email: `root-${email}`, password },
  });
  expect(made.status(), await made.text()).toBe(200);
  const root = await signIn(request, { email: `root-${email}` }, open);
  const { participantId } = await newMember(context, open, email);
  await page.goto(await linkTo(request, email, '/confirmed\\?code='));
  await page.getByRole('button', { name: auth.confirmed.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.confirmed.title);
  const setRole = async (isManager: boolean) => {
    const path = `/api/admin/participants/${participantId}/role`;
    const data = { isManager };
    const answer = await call(request, path, { method: 'POST', domain: open, token: root, data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await setRole(true);
  await page.goto(at('/my_communities', open));
  await expect(page.getByRole('link', { name: common.nav.managers })).toHaveCount(0);
  await page.getByRole('button', { name: home.manage.accept }).click();
  await expect(page.getByRole('link', { name: common.nav.managers }).first()).toBeVisible();
  const follows = following(page);
  await page.goto(at('/admin/members', open));
  await expect(page.getByRole('heading', { level: 1, name: adminMembers.title })).toBeVisible();
  await follows;
  await setRole(false);
  await expect(page).toHaveURL(at('/my_communities', open));
  await expect(page.getByRole('link', { name: common.nav.managers })).toHaveCount(0);
});

test('SES-06 H05 an open page of the managers’ side whose session is ended elsewhere leads to the login at once', async ({
  page,
  context,
  request,
  silence,
}) => {
  silence.allow(/status of 401/);
  const token = await signedIn(context, domain, manager);
  const follows = following(page);
  await page.goto(at('/admin/audit', domain));
  await follows;
  const elsewhere = await signIn(request, manager, domain);
  const path = `/api/current-user/sessions/${token.split('.')[0]}`;
  const answer = await call(request, path, { method: 'DELETE', domain, token: elsewhere });
  expect(answer.status(), await answer.text()).toBe(200);
  await expect(page).toHaveURL(at('/login', domain));
});

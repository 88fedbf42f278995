import { axeFindings } from './support/axe';
import { at } from './support/environment';
import { linkTo } from './support/mailbox';
import { demoPassword, signedIn } from './support/signIn';
import { expect, test } from './support/test';
import { fill, texts } from './support/texts';

const domain = 'hearth.example';
const manager = { email: `manager@${domain}`, password: demoPassword };
const { adminBulk: bulk, adminInvites: invites, adminMembers: say, common } = texts('en');

test('ADM-03 ADM-08 a manager finds a member, notes and hides, and the address keeps the place', async ({
  page,
  context,
}) => {
  await signedIn(context, domain, manager);
  await page.goto(at('/admin/members?states=ACTIVE', domain));
  const rows = page.locator('[data-member]');
  await expect(rows.first()).toBeVisible();
  const name = (await rows.last().textContent()) ?? '';
  await page.keyboard.press('/');
  await page.keyboard.type(name.toLowerCase());
  await expect(rows.first()).toHaveText(name);
  await expect(page).toHaveURL(/search=/);
  await rows.first().focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name });
  await card.getByLabel(say.notes.label).fill('Met at the fair.');
  await card.getByRole('button', { name: say.notes.add }).click();
  await expect(card.getByText('Met at the fair.')).toBeVisible();
  await card.getByRole('button', { name: say.do.hide }).click();
  await expect(card.getByText(say.states.HIDDEN, { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('dialog', { name }).getByText(say.timeline.member.hide)).toBeVisible();
  await page.getByRole('dialog', { name }).getByRole('button', { name: say.do.show }).click();
  await expect(page.getByRole('dialog', { name }).getByText(say.states.HIDDEN, { exact: true })).toHaveCount(
    0,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('ADM-08 a bulk action shows exactly the members it reaches, and is undone, also after a reload', async ({
  page,
  context,
}) => {
  await signedIn(context, domain, manager);
  await page.goto(at('/admin/members?states=ACTIVE&sort=NAME', domain));
  const rows = page.locator('[data-member]');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const chosen = page.locator('tr[data-chosen="true"] [data-member]');
  await expect(chosen).toHaveCount(2);
  const names = await chosen.allTextContents();
  await page.getByRole('button', { name: bulk.button }).click();
  await page.getByRole('menuitem', { name: bulk.pause.title }).click();
  const dialog = page.getByRole('dialog', { name: bulk.pause.title });
  const reached = dialog.getByRole('listitem');
  await expect(reached).toHaveCount(2);
  // The list is sorted by name, the dialog by time.
  await expect.poll(async () => (await reached.allTextContents()).sort()).toEqual(names.toSorted());
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: fill(bulk.pause.do_other, { count: 2 }) }).click();
  await expect(page.getByRole('button', { name: bulk.undo })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: bulk.undo }).click();
  await expect(page.getByRole('region', { name: common.notices }).getByText(bulk.undone)).toBeVisible();
  await expect(page.getByRole('button', { name: bulk.undo })).toHaveCount(0);
});

test('UIX-09 ADM-08 of two bulk actions that wait, the second has the focus when the first is undone', async ({
  page,
  context,
}) => {
  // Not where another test has its bulk action.
  const elsewhere = 'krug.example';
  const { adminBulk } = texts('ru');
  await signedIn(context, elsewhere, { ...manager, email: `manager@${elsewhere}` });
  await page.goto(at('/admin/members?states=ACTIVE&sort=NAME', elsewhere));
  const boxes = page.getByRole('rowgroup').last().getByRole('checkbox');
  const undo = page.getByRole('button', { name: adminBulk.undo });
  for (const count of [1, 2]) {
    await boxes.nth(count).check();
    await page.getByRole('button', { name: adminBulk.button }).click();
    await page.getByRole('menuitem', { name: adminBulk.pause.title }).click();
    const dialog = page.getByRole('dialog', { name: adminBulk.pause.title });
    await dialog.getByRole('button', { name: fill(adminBulk.pause.do_one, { count: 1 }) }).click();
    await expect(undo).toHaveCount(count);
  }
  await undo.first().press('Enter');
  await expect(undo).toHaveCount(1);
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(undo).toHaveCount(0);
});

test('UIX-12 ADM-03 on a phone the cards of members are the rows of a table', async ({ page, context }) => {
  await signedIn(context, domain, manager);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('/admin/members?states=ACTIVE', domain));
  const names = page.locator('[data-member]');
  await expect(names.first()).toBeVisible();
  const session = await context.newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const heard = nodes.filter(({ ignored }) => !ignored);
  const named = (role: string) =>
    heard.filter((node) => node.role?.value === role).map(({ name }) => String(name?.value));
  expect(named('table')).toEqual([say.title]);
  expect(named('rowheader')).toEqual(await names.allTextContents());
  expect(named('row')).toHaveLength(await names.count());
  expect(named('cell').length).toBeGreaterThan(await names.count());
});

test('ADM-08 D33 D34 a manager invites people by a list, and what cannot be is said by the row', async ({
  page,
  context,
  request,
  email,
}) => {
  await signedIn(context, domain, manager);
  await page.goto(at('/admin/members', domain));
  await page.getByRole('button', { name: say.invite }).click();
  const dialog = page.getByRole('dialog', { name: invites.title });
  await dialog.getByRole('button', { name: invites.check }).click();
  await expect(dialog.getByText(invites.noList)).toBeVisible();
  await dialog.getByLabel(invites.list).fill(`email;first name\n${email};Vera\nnobody\n${manager.email}`);
  await dialog.getByRole('button', { name: invites.check }).click();
  await expect(dialog.getByText(invites.issue.EMAIL)).toBeVisible();
  await expect(dialog.getByText(invites.issue.MEMBER)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: fill(invites.send_one, { count: '1' }) }).click();
  await expect(page.getByText(fill(invites.sent_one, { count: '1' }))).toBeVisible();
  await page.goto(await linkTo(request, email, '/invite'));
  await expect(page).toHaveURL(/\/my_communities|\/invite/);
});

import { readFile } from 'node:fs/promises';
import { at } from './support/environment';
import { demoPassword, signedIn } from './support/signIn';
import { expect, test } from './support/test';
import { texts } from './support/texts';

const domain = 'hearth.example';
const manager = { email: `manager@${domain}`, password: demoPassword };

test('ADM-10 D13 D14 a manager exports the audit, finds the export there, and keeps the filter in the address', async ({
  page,
  context,
}) => {
  const { adminAudit: words, common } = texts('en');
  await signedIn(context, domain, manager);
  await page.goto(at('/admin', domain));
  const nav = page.getByRole('navigation', { name: common.nav.label });
  await nav.getByRole('link', { name: common.nav.audit }).click();
  await expect(page).toHaveURL(at('/admin/audit', domain));
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: words.export }).press('Enter');
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFat,act,actor,/);

  const list = page.getByRole('list', { name: words.title });
  await expect(list.getByText(words.acts.audit.export).first()).toBeVisible();
  const filtered = page.waitForResponse((answer) => answer.url().endsWith('/audit?act=audit.export'));
  await page.getByLabel(words.act, { exact: true }).selectOption('audit.export');
  await expect(page).toHaveURL(at('/admin/audit?act=audit.export', domain));
  await filtered;
  // From here on: requests of the page that opens with the filter.
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (/\/api\/admin\/[^/]+\/audit(\?|$)/.test(sent.url())) asked.push(new URL(sent.url()).search);
  });
  await page.reload();
  await expect(page.getByLabel(words.act, { exact: true })).toHaveValue('audit.export');
  await expect(list.getByText(words.acts.audit.export).first()).toBeVisible();
  expect(asked).toEqual(['?act=audit.export']);
  await page.getByLabel(words.act, { exact: true }).selectOption('note.delete');
  await expect(page.getByRole('heading', { name: words.noneFound })).toBeVisible();
  await page.getByRole('button', { name: words.reset }).click();
  await expect(page).toHaveURL(at('/admin/audit', domain));
});

test('ADM-10 the audit of a community is closed to its members', async ({ page, context }) => {
  await signedIn(context, domain);
  await page.goto(at('/admin/audit', domain));
  await expect(page).toHaveURL(at('/my_communities', domain));
});

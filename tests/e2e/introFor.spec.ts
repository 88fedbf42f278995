import { communityOf } from './support/communityOf';
import { call } from './support/api';
import { at } from './support/environment';
import { findings } from './support/findings';
import { password, remember, signIn } from './support/signIn';
import { expect, test } from './support/test';
import { fill, texts } from './support/texts';

/** A community whose members see each other. */
const open = 'krug.example';
const { home, introduction } = texts('ru');

test('A01 U04 HOM-01 HOM-02 whom a member came for is first at home, and is written to from there', async ({
  page,
  context,
  email,
}) => {
  const { domain, viewer } = await communityOf(context.request, open, email, [
    { firstName: 'Olga' },
    { firstName: 'Vera', lastName: 'Lang', position: 'Ceramicist', tags: ['Kilns'] },
  ]);
  const token = await signIn(context.request, { email: viewer }, domain);
  const found = await call(context.request, `/api/community/${domain}/participants?search=Ceramicist`, {
    domain,
    token,
  });
  const [vera] = ((await found.json()) as { items: { subject?: { slug: string }; slug?: string }[] }).items;
  const introFor = vera?.subject?.slug ?? vera?.slug;
  const entered = await call(context.request, '/api/auth/login', {
    method: 'POST',
    domain,
    data: { authType: 'EMAIL', email: viewer, password, introFor },
  });
  await remember(context, ((await entered.json()) as { token: string }).token, domain);
  await page.goto(at('/my_communities', domain));

  const first = page.getByRole('region', { name: fill(home.wanted.title, { name: 'Vera Lang' }) });
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Vera Lang');
  await expect(first.getByRole('article')).toContainText('Ceramicist');
  expect(await findings(page, 'home')).toEqual([]);

  const connect = first.getByRole('button', {
    name: fill(introduction.connect.with, { name: 'Vera Lang' }),
  });
  await connect.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {
    name: fill(introduction.connect.title, { name: 'Vera Lang' }),
  });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Hello, Vera');
  await dialog.getByRole('button', { name: introduction.connect.submit }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(first).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[inert][aria-busy=true]')).toHaveCount(0);
  await expect(first).toHaveCount(0);
});

import { randomInt } from 'node:crypto';
import { call } from './support/api';
import { at, environment } from './support/environment';
import { linkTo } from './support/mailbox';
import { join } from './support/members';
import { password, register, remember, signIn } from './support/signIn';
import { desktop, expectAccessible } from './support/expectAccessible';
import { expect, test } from './support/test';
import { fill, texts } from './support/texts';

for (const lang of ['en', 'ru'] as const) {
  const { admin, adminInvites, auth, profile } = texts(lang);
  const { firstSteps } = admin;
  const progress = (done: number) => fill(firstSteps.progress, { done, count: 4 });

  test(`ADM-13 D15 D47 UIX-09 C01 the first steps of a new community’s manager, by keyboard (${lang})`, async ({
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
    const root = await signIn(request, { email: `root-${email}` });
    const domain = `new-${randomInt(1e9)}.example`;
    const post = async (path: string, token: string, data: Record<string, unknown>) => {
      const answer = await call(request, path, { method: 'POST', domain, token, data });
      expect(answer.status(), await answer.text()).toBe(200);
    };
    const community = { title: 'Makers', lang, langChoices: [lang] };
    await post('/api/community/create', root, {
      domain,
      community,
      brand: { colors: { primary: '#0b6b53' } },
    });

    // The first member becomes the manager.
    await register(request, email, domain);
    const token = await signIn(request, { email }, domain);
    const { participantId } = await join(request, domain, token, { firstName: 'Ada' }, 'default');
    await remember(context, token, domain);
    await page.goto(await linkTo(request, email, '/confirmed\\?code='));
    await page.getByRole('button', { name: auth.confirmed.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.confirmed.title);
    await post(`/api/admin/participants/${participantId}/role`, root, { isManager: true });
    await post('/api/participant/manager-invitation', token, { accept: true });

    // A request was written on joining.
    await page.goto(at('/admin', domain));
    const steps = page.getByRole('region', { name: firstSteps.title });
    await expect(steps.getByText(progress(1))).toBeVisible();
    await expect(steps.getByRole('listitem').last()).toContainText(firstSteps.done);
    await expect(steps.getByRole('listitem').last().getByRole('link')).toHaveCount(0);
    await expectAccessible(page, desktop);

    await steps.getByRole('link', { name: firstSteps.INVITE.action }).press('Enter');
    const inviting = page.getByRole('dialog', { name: adminInvites.title });
    await expect(inviting.getByLabel(adminInvites.list)).toBeFocused();
    await page.keyboard.type(`ann-${email}`);
    await inviting.getByRole('button', { name: adminInvites.check }).press('Enter');
    await inviting.getByRole('button', { name: fill(adminInvites.send_one, { count: 1 }) }).press('Enter');
    await expect(inviting).toBeHidden();
    await expect(page).toHaveURL(at('/admin/members', domain));

    await page.goBack();
    await expect(steps.getByText(progress(2))).toBeVisible();
    await steps.getByRole('link', { name: firstSteps.WELCOME_PAGE.action }).press('Enter');
    await expect(page).toHaveURL(at('/admin/welcome-page', domain));
    await expect(page.getByText(admin.welcome.title)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, desktop);

    await page.goBack();
    await steps.getByRole('link', { name: firstSteps.FIRST_EVENT.action }).press('Enter');
    await expect(page).toHaveURL(at('/event/create', domain));
    await page.goBack();

    await page.goto(at('/profile#request', domain));
    await expect(page.getByRole('region', { name: profile.request.title })).toBeFocused();

    await page.goto(at('/admin', domain));
    await steps.getByRole('button', { name: firstSteps.hide }).press('Enter');
    await expect(page.getByRole('heading', { name: admin.waiting.title })).toBeFocused();
    await expect(steps).toBeHidden();
    await page.getByRole('button', { name: firstSteps.undo }).press('Enter');
    await expect(steps).toBeFocused();
    await steps.getByRole('button', { name: firstSteps.hide }).press('Enter');
    await expect(steps).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { name: admin.waiting.title })).toBeVisible();
    await expect(steps).toHaveCount(0);
  });
}

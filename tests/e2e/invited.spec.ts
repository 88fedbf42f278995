import { call } from './support/api';
import { copyCommunity } from './support/communities';
import { registerConfirmed } from './support/confirmed';
import { at } from './support/environment';
import { expectAccessible, phone } from './support/expectAccessible';
import { join } from './support/members';
import { remember } from './support/signIn';
import { expect, test } from './support/test';
import { fill, texts } from './support/texts';

const { auth, introduction, contacts } = texts('en');

test('AUT-07 SES-02 M05 B05 an invited visitor sees where to and by whom, and the inviter waits at home', async ({
  browser,
  request,
  email,
}) => {
  const { domain } = copyCommunity('default', (folder) => {
    folder.edit('community.json', (community) => Object.assign(community, { lang: 'en', title: 'Clay' }));
    folder.edit('landingen.json', (landing) =>
      Object.assign(landing, { description: 'A circle of people who make things.' }),
    );
  });
  const adaToken = await registerConfirmed(request, `ada-${email}`, domain);
  await join(request, domain, adaToken, { firstName: 'Ada', lastName: 'Moss' }, 'default');
  const init = await call(request, '/api/init', { method: 'POST', domain, token: adaToken });
  const { invitationId } = (await init.json()) as { invitationId: string };

  const context = await browser.newContext({ locale: 'en-GB', viewport: phone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const title = fill(auth.invitation.title, { name: 'Ada', title: 'Clay' });
  await page.goto(at(`/invite?id=${invitationId}`, domain));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // What it is, on a phone as well, before anything is asked.
  await expect(page.getByText('A circle of people who make things.')).toBeInViewport();
  await expectAccessible(page);
  await page.setViewportSize(phone);

  // The name stays in view on the way, also after a reload.
  await page.goto(at('/registration', domain));
  await expect(page.getByText(title)).toBeInViewport();
  await page.reload();
  await expect(page.getByText(title)).toBeInViewport();
  await expectAccessible(page);

  const token = await registerConfirmed(request, `newt-${email}`, domain);
  const accepted = await call(request, `/api/invitation/${invitationId}`, { method: 'POST', domain, token });
  expect(accepted.ok()).toBe(true);
  await join(request, domain, token, { firstName: 'Newt', lastName: 'Poe' }, 'default');
  await remember(context, token, domain);
  await page.setViewportSize(phone);
  await page.goto(at('/my_communities', domain));
  const inviter = page.getByRole('article', { name: 'Ada Moss' });
  await expect(inviter.getByText(fill(introduction.incoming.invited, { name: 'Ada' }))).toBeVisible();
  await expectAccessible(page);
  await inviter
    .getByRole('button', { name: fill(introduction.incoming.acceptOf, { name: 'Ada Moss' }) })
    .click();
  const known = page.getByRole('region', { name: introduction.incoming.new });
  await expect(known.getByText(introduction.relation.CONNECTED)).toBeVisible();
  await page.goto(at('/contacts', domain));
  await expect(page.getByRole('link', { name: contacts.tabs.connected, exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Ada Moss', exact: true })).toBeVisible();
  await context.close();
});

import { call } from './support/api';
import { at, environment } from './support/environment';
import { eventOf } from './support/events';
import { findings } from './support/findings';
import { expectAccessible } from './support/expectAccessible';
import { demoPassword, password, signedIn, signIn } from './support/signIn';
import { expect, test } from './support/test';
import { fill, texts } from './support/texts';

const domain = 'hearth.example';
const { adminEvents, event: eventSays, eventForm, organise } = texts('en');
const manager = { email: `manager@${domain}`, password: demoPassword };

test('ROU-04 ADM-01 E03 E05 E19 E25 an administrator finds an event, edits it, sees who takes part, and cancels it', async ({
  page,
  context,
  request,
  email,
}) => {
  const title = `Supper of ${email}`;
  const token = await signIn(request, manager, domain);
  const id = await eventOf(request, { token, domain }, { title, approvalRequired: true });
  const asks = await call(request, `/api/event/${id}/confirm-participation`, {
    method: 'POST',
    domain,
    token: await signIn(request, { email: `member@${domain}`, password: demoPassword }, domain),
  });
  expect(asks.status(), await asks.text()).toBe(200);
  const made = await call(request, `/api/auth/register-admin?secret=${environment().adminSecret}`, {
    method: 'POST',
    data: { email, password },
  });
  expect(made.status(), await made.text()).toBe(200);
  await signedIn(context, domain, { email });

  const look = async (name: string) => expect(await findings(page, name)).toEqual([]);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(at('/admin', domain));
  await page.getByRole('button', { name: adminEvents.show }).click();
  await page.getByRole('searchbox', { name: adminEvents.search }).fill(email);
  await page.keyboard.press('Enter');
  const listed = page.getByRole('list', { name: adminEvents.upcoming });
  await expect(listed.getByRole('link')).toHaveCount(1);
  await look('the events');
  await listed.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(at(`/admin/events/${id}`, domain));
  await expect(heading).toHaveText(title);
  await look('an event');

  await page.getByRole('link', { name: adminEvents.edit, exact: true }).click();
  await expect(page).toHaveURL(at(`/admin/events/${id}/edit`, domain));
  await expect(heading).toHaveText(eventForm.title.edit);
  await look('its form');
  await page.getByLabel(eventForm.label.title, { exact: true }).fill(`Long ${title}`);
  await page.getByRole('button', { name: eventForm.save, exact: true }).click();
  await expect(page).toHaveURL(at(`/admin/events/${id}`, domain));
  await expect(heading).toHaveText(`Long ${title}`);

  await page.getByRole('button', { name: adminEvents.people }).click();
  await expect(page.getByRole('heading', { name: organise.title })).toBeVisible();
  const approve = page.getByRole('button', {
    name: new RegExp(`^${fill(organise.approveNamed, { name: '' })}`),
  });
  await expect(approve).toHaveCount(1);
  // The line below a tab is placed by measures, which turning the page would not take anew.
  await expectAccessible(page);

  await page.getByRole('button', { name: eventSays.more }).click();
  await page.getByRole('menuitem', { name: organise.end.CANCEL.action }).click();
  await expect(page.getByRole('dialog', { name: organise.end.CANCEL.title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: organise.end.CANCEL.action }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: adminEvents.checkIn })).toHaveCount(0);
  await expectAccessible(page);
});

for (const who of ['manager', 'member']) {
  test(`ROU-03 ADM-01 a ${who} is led home from the administrators’ pages of an event`, async ({
    page,
    context,
    request,
  }) => {
    const token = await signIn(request, manager, domain);
    const id = await eventOf(request, { token, domain });
    await signedIn(context, domain, { email: `${who}@${domain}`, password: demoPassword });
    for (const path of [`/admin/events/${id}`, `/admin/events/${id}/edit`]) {
      await page.goto(at(path, domain));
      await expect(page).toHaveURL(at('/my_communities', domain));
    }
  });
}

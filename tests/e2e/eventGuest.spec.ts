import { copyCommunity } from './support/communities';
import { registerConfirmed } from './support/confirmed';
import { at } from './support/environment';
import { eventOf } from './support/events';
import { findings } from './support/findings';
import { phone } from './support/expectAccessible';
import { codeFor } from './support/mailbox';
import { join } from './support/members';
import { answerQuestion, configured, fillStep, titleOf } from './support/onboarding';
import { setLanguage } from './support/screens';
import { demoPassword, remember, signIn } from './support/signIn';
import { expect, test } from './support/test';
import { fill, texts } from './support/texts';

test('SES-04 ROU-05 E39 AUT-10 a visitor meets one field that names the event, and comes to it alone where members are invited', async ({
  page,
  request,
  email,
}) => {
  const { auth, consent, eventPage: say, onboarding } = texts('ru');
  const like = 'krug.example';
  const copy = copyCommunity(like);
  const { domain } = copy;
  const { title } = JSON.parse(copy.read('community.json')) as { title: string };
  const token = await registerConfirmed(request, `vera-${email}`, domain);
  await join(request, domain, token, { firstName: 'Vera' }, like);
  const id = await eventOf(request, { token, domain });
  copy.edit('community.json', (community) => (community.admission = 'invitation'));

  await page.setViewportSize(phone);
  await setLanguage(page, 'ru', domain);
  const way = at(`/event/${id}?from=poster#who`, domain);
  await page.goto(way);
  await page.getByRole('link', { name: say.button.logInToJoin }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(auth.toEvent.title, { event: 'Breakfast by the canal' }),
  );
  await expect(page.getByLabel(auth.email, { exact: true })).toBeFocused();
  expect(await findings(page, 'an event’s guest is asked for an address')).toEqual([]);
  const told = page.getByText(fill(auth.registration.toEvent, { title }));
  await expect(async () => {
    // The server has yet to read the folder anew.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(told).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByLabel(auth.email, { exact: true }).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(auth.code)).toBeFocused();
  await page.getByLabel(auth.code).fill(await codeFor(request, email));

  await expect(page).toHaveURL(way);
  const terms = page.getByRole('dialog', { name: consent.first.title });
  await terms.getByRole('button', { name: consent.first.later }).click();
  await page.getByRole('button', { name: consent.postponed.open }).click();
  await terms.getByRole('checkbox').check();
  await terms.getByRole('button', { name: consent.first.accept }).click();
  await expect(terms).toHaveCount(0);
  const bar = page.getByRole('region', { name: say.takePart });
  await bar.getByRole('button', { name: say.button.join, exact: true }).click();
  const asked = page.getByRole('dialog', { name: say.guest.title });
  await expect(asked.getByLabel(say.guest.firstName, { exact: true })).toBeFocused();
  expect(await findings(page, 'a guest is asked for a name')).toEqual([]);
  await asked.getByLabel(say.guest.firstName, { exact: true }).fill('Гуля');
  await page.keyboard.press('Enter');
  await expect(bar.locator('> p')).toHaveText(say.status.going);
  await expect(page.getByText(say.guest.here)).toBeVisible();
  await expect(page.getByText('Гуля', { exact: true })).toBeVisible();
  expect(await findings(page, 'a guest goes')).toEqual([]);

  await page.goto(at('/my_communities', domain));
  await expect(page).toHaveURL(at('/questions', domain));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(onboarding.invitation.title, { community: title }),
  );
  await page.getByRole('link', { name: onboarding.invitation.event }).click();
  await expect(page).toHaveURL(way);
  await expect(bar.locator('> p')).toHaveText(say.status.going);
});

test('ROU-05 SES-03 who asks to join on the way to an event comes back to it, and waits there', async ({
  page,
  context,
  request,
  email,
}) => {
  const [domain, lang] = ['hearth.example', 'en'] as const;
  const { common } = texts(lang);
  const manager = await signIn(request, { email: `manager@${domain}`, password: demoPassword }, domain);
  const id = await eventOf(request, { token: manager, domain });
  await remember(context, await registerConfirmed(request, email, domain), domain);
  await setLanguage(page, lang, domain);
  const way = at(`/event/${id}?from=poster#who`, domain);
  await page.goto(way);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('redirect'))).toContain(id);
  await page.goto(at('/my_communities', domain));
  const { pages } = configured(domain);
  for (const [nth, items] of pages.entries()) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(items[0]!, lang));
    for (const { question, step } of items) {
      if (question) await answerQuestion(page, question, lang);
      else await fillStep(page, step, domain, lang);
    }
    const name = nth === pages.length - 1 ? /^Join / : common.next;
    await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  }
  await expect(page).toHaveURL(way);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Breakfast by the canal');
  expect(await findings(page, 'an applicant is back at the event')).toEqual([]);
  // Once is once: nothing leads there again.
  await page.goto(at('/onboarding', domain));
  await expect(page).toHaveURL(at('/profile', domain));
});

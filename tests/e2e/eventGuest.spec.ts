import { copyCommunity } from './support/communities';
import { registerConfirmed } from './support/confirmed';
import { at } from './support/environment';
import { eventOf } from './support/events';
import { findings } from './support/findings';
import { phone } from './support/expectAccessible';
import { codeFor } from './support/mailbox';
import { join } from './support/members';
import { answerQuestion, configured, fillStep, titleOf } from './support/onboarding';
import { agree, setLanguage } from './support/screens';
import { demoPassword, remember, signIn } from './support/signIn';
import { expect, test } from './support/test';
import { fill, texts } from './support/texts';

test('SES-04 ROU-05 E39 a visitor signs up on the way to an event where members are invited, and comes to it alone', async ({
  page,
  request,
  email,
}) => {
  const { auth, eventPage: say, onboarding } = texts('ru');
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
  await page.getByRole('link', { name: auth.login.signUp }).click();
  const told = page.getByText(fill(auth.registration.toEvent, { title }));
  await expect(async () => {
    // The server has yet to read the folder anew.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(told).toBeVisible({ timeout: 1000 });
  }).toPass();
  await agree(page);
  await page.getByRole('button', { name: auth.byCode.optionSignUp }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(auth.email, { exact: true }).fill(email);
  await form.getByRole('button', { name: auth.byCode.send }).click();
  await page.getByLabel(auth.code).fill(await codeFor(request, email));

  await expect(page).toHaveURL(way);
  const bar = page.getByRole('region', { name: say.takePart });
  await bar.getByRole('button', { name: say.button.join, exact: true }).click();
  const asked = page.getByRole('dialog', { name: say.guest.title });
  await expect(asked.getByLabel(say.guest.firstName, { exact: true })).toBeFocused();
  expect(await findings(page, 'a guest is asked for a name')).toEqual([]);
  await asked.getByLabel(say.guest.firstName, { exact: true }).fill('Гуля');
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('status').first()).toHaveText(say.status.going);
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
  await expect(bar.getByRole('status').first()).toHaveText(say.status.going);
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

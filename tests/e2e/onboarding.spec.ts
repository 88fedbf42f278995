import type { Page } from '@playwright/test';
import { localize, type Lang } from '../../src/lib/lang';
import { call } from './support/api';
import { clockOf, stayTime } from './support/clock';
import { partnerDomain } from './support/communities';
import { at } from './support/environment';
import { findings } from './support/findings';
import { codeFor, linkTo } from './support/mailbox';
import { resize } from './support/resize';
import { agree, expectJoining, signUpByPassword, speak } from './support/screens';
import { signIn, password, register, remember, signedIn } from './support/signIn';
import { expect, test } from './support/test';
import { fill, labelsIn, texts } from './support/texts';
import { answerQuestion, configured, fillStep, person, onboardingTexts } from './support/onboarding';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const token = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');

interface Init {
  user: { enabled: boolean; connectedParticipants: string[]; slug: string | null };
  emailConfirmed: boolean;
}

async function initOf(page: Page, domain: string): Promise<Init> {
  const response = await call(page.request, '/api/init', {
    method: 'POST',
    domain,
    token: await token(page),
  });
  return (await response.json()) as Init;
}

type SignUp = (page: Page, domain: string, lang: Lang, email: string) => Promise<void>;

const byPassword: SignUp = async (page, domain, lang, email) => {
  await page.goto(at('/registration', domain));
  await signUpByPassword(page, lang, email, password);
};

const byCode: SignUp = async (page, domain, lang, email) => {
  const { auth } = texts(lang);
  await page.goto(at('/registration', domain));
  await agree(page);
  await page.getByRole('main').getByLabel(auth.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: auth.byCode.send }).click();
  await page.getByLabel(auth.code).fill(await codeFor(page.request, email));
};

async function signInAtProvider(page: Page, account: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign up with Atlas ID' }).click();
  await page.getByLabel('Account').fill(account);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** By invitation alone: a member's own browser tells the link. */
const byInvitation: SignUp = async (page, domain, _lang, email) => {
  const member = await page.context().browser()!.newPage();
  await member.goto(at('/login', domain));
  await signInAtProvider(member, 'member');
  await expect(member).toHaveURL(at('/my_communities', domain));
  const init = await call(page.request, '/api/init', { method: 'POST', domain, token: await token(member) });
  const { invitationId } = (await init.json()) as { invitationId: string };
  await member.close();
  await page.goto(at(`/invite?id=${invitationId}`, domain));
  await expect(title(page)).toBeVisible();
  await page.goto(at('/registration', domain));
  await agree(page);
  await signInAtProvider(page, email.split('@')[0] ?? email);
};

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

interface Walk {
  domain: string;
  lang: Lang;
  signUp: SignUp;
  device: 'phone' | 'desktop';
}

/** Each community's own questions and steps, each way of signing up, both devices. */
const walks: Walk[] = [
  { domain: 'default', lang: 'en', signUp: byPassword, device: 'phone' },
  { domain: 'krug.example', lang: 'ru', signUp: byPassword, device: 'desktop' },
  { domain: 'hearth.example', lang: 'ru', signUp: byPassword, device: 'phone' },
  { domain: 'northbeam.example', lang: 'en', signUp: byCode, device: 'desktop' },
  { domain: partnerDomain, lang: 'en', signUp: byInvitation, device: 'phone' },
];

for (const { domain, lang, signUp, device } of walks) {
  test.describe(device, () => {
    test.use(device === 'phone' ? phone : desktop);

    test(`ONB-01 ONB-02 ONB-03 CFG-11 SES-03 from sign-up to a participant: ${domain} on a ${device}`, async ({
      page,
      email,
      silence,
    }) => {
      const t = onboardingTexts(lang);
      const { common, auth } = texts(lang);
      const { questions, steps } = configured(domain);
      await speak(page, lang, domain);
      await signUp(page, domain, lang, email);
      await expectJoining(page, domain);
      const found: string[] = [];
      const check = async () => {
        const name = await title(page).innerText();
        found.push(...(await findings(page, name)));
        await resize(page, (device === 'phone' ? phone : desktop).viewport);
      };

      for (const [at_, question] of questions.entries()) {
        await expect(title(page)).toHaveText(localize(question.title, lang));
        await expect(
          page.getByText(fill(t.question, { number: at_ + 1, total: questions.length })),
        ).toBeVisible();
        if (at_ === 0) {
          await button(page, common.next).click();
          await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
        }
        const typed = await answerQuestion(page, question, lang);
        await check();
        if (at_ === 1) {
          await page.reload();
          await expect(title(page)).toHaveText(localize(question.title, lang));
          if (typed) await expect(page.getByRole('main').getByRole('textbox')).toHaveValue(typed);
          else await expect(page.locator('input:checked')).not.toHaveCount(0);
        }
        await button(page, common.next).click();
      }

      await expect(page).toHaveURL(at('/onboarding', domain));
      for (const [at_, step] of steps.entries()) {
        await expect(title(page)).toHaveText(t.titles[step]);
        await expect(page.getByText(fill(t.step, { number: at_ + 1, total: steps.length }))).toBeVisible();
        await fillStep(page, step, domain, lang);
        await check();
        if (step === 'profile') {
          await page.reload();
          await expect(page.getByLabel(labelsIn(lang).lastName, { exact: true })).toHaveValue(
            person.lastName,
          );
        }
        if (step === 'about') {
          await page.getByLabel(labelsIn(lang).tags, { exact: true }).pressSequentially('half a ta');
          await page.reload();
          await expect(page.getByRole('listitem').filter({ hasText: /^half a ta$/ })).toBeVisible();
        }
        const last = at_ === steps.length - 1;
        const name = last ? /^(Join|Вступить в) / : common.next;
        await page.getByRole('main').getByRole('button', { name, exact: !last }).click();
      }

      const withPassword = signUp === byPassword;
      if (withPassword) {
        await expect(page).toHaveURL(at('/last-step', domain));
        await expect(title(page)).toHaveText(auth.lastStep.title);
        await check();
        const clock = await clockOf(page);
        await page.goto(await linkTo(page.request, email, '/confirmed\\?code='));
        await expect(title(page)).toHaveText(auth.confirmed.askTitle);
        await clock.hold();
        await button(page, auth.confirmed.submit).click();
        await expect(title(page)).toHaveText(auth.confirmed.title);
        await clock.pass(stayTime);
        await clock.resume();
      }
      // Where every newcomer is looked at first, the profile is all there is.
      const waits = domain === 'hearth.example';
      // Until then the page answers as one that is not there, to all but its owner.
      if (waits) silence.allow(/status of 404.*\/u\//);
      await expect(page).toHaveURL(at(waits ? '/profile' : '/my_communities', domain));
      await expect(title(page)).toBeVisible();

      const init = await initOf(page, domain);
      expect(init.user.connectedParticipants).toHaveLength(1);
      expect(init.user.enabled).toBe(!waits);
      expect(init.emailConfirmed).toBe(true);
      const left = await page.evaluate(() =>
        ['step', 'answers', 'profile'].map((key) => localStorage.getItem(key)),
      );
      expect(left).toEqual([null, null, null]);
      await page.goto(at('/onboarding', domain));
      await expect(page).toHaveURL(at(waits ? '/profile' : '/my_communities', domain));

      await page.goto(at(`/u/${init.user.slug}`, domain));
      await expect(title(page)).toContainText(person.firstName);
      expect(found).toEqual([]);
    });
  });
}

test('ONB-03 another device goes on where this one stopped, and the browser’s Back leads back', async ({
  page,
  context,
  browser,
  email,
}) => {
  const { common } = texts('en');
  const { questions } = configured('default');
  await register(context.request, email);
  await signedIn(context, 'default', { email });
  await page.goto(at('/my_communities'));
  await expectJoining(page, 'default');
  const [first, second, third] = questions.map(({ title: text }) => localize(text, 'en'));
  const typed = await answerQuestion(page, questions[0]!, 'en');
  await button(page, common.next).click();
  await expect(title(page)).toHaveText(second ?? '');
  await page.goBack();
  await expect(title(page)).toHaveText(first ?? '');
  await page.goForward();
  await expect(title(page)).toHaveText(second ?? '');
  await answerQuestion(page, questions[1]!, 'en');
  await button(page, common.next).click();
  await expect(title(page)).toHaveText(third ?? '');
  // It was never there before: what is still on its way says the same.
  const own = await token(page);
  const kept = async () => (await call(page.request, '/api/onboarding', { token: own })).json();
  await expect.poll(kept).toMatchObject({ step: 2 });

  const other = await browser.newContext();
  await remember(other, await signIn(other.request, { email }));
  const elsewhere = await other.newPage();
  await elsewhere.goto(at('/'));
  await expect(title(elsewhere)).toHaveText(third ?? '');
  await elsewhere.getByRole('button', { name: common.back }).click();
  await expect(elsewhere.locator('input:checked')).toHaveCount(2);
  await elsewhere.getByRole('button', { name: common.back }).click();
  await expect(title(elsewhere)).toHaveText(first ?? '');
  await expect(elsewhere.getByRole('main').getByRole('textbox')).toHaveValue(typed ?? '');
  await other.close();
});

test('ONB-01 UIX-08 the survey by keyboard alone', async ({ page, context, email }) => {
  const { questions } = configured('default');
  await register(context.request, email);
  await signedIn(context, 'default', { email });
  await page.goto(at('/questions'));
  await expect(title(page)).toHaveText(localize(questions[0]?.title, 'en'));
  await page.getByRole('main').getByRole('textbox').focus();
  await page.keyboard.type('I build grids');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(localize(questions[2]?.title, 'en'));
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(localize(questions[3]?.title, 'en'));
});

test('ONB-02 ERR-04 what cannot be had from elsewhere is filled in by hand', async ({
  page,
  context,
  email,
  silence,
}) => {
  silence.allow(/status of 50\d/);
  const t = onboardingTexts('en');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 44.81, longitude: 20.46 });
  await byCode(page, 'northbeam.example', 'en', email);
  await expectJoining(page, 'northbeam.example');
  for (const question of configured('northbeam.example').questions) {
    await expect(title(page)).toHaveText(localize(question.title, 'en'));
    await answerQuestion(page, question, 'en');
    await button(page, 'Next').click();
  }
  await fillStep(page, 'lookingFor', 'northbeam.example', 'en');
  await button(page, 'Next').click();
  await button(page, t.import.open).click();
  await page.getByLabel(t.import.label).fill('linkedin.com/in/julia');
  await page.getByLabel(t.import.label).press('Enter');
  await expect(page.getByText(t.import.absent)).toBeVisible();
  await page.getByRole('button', { name: 'Detect my location' }).click();
  await expect(page.getByText('Failed to detect location. Please, enter manually.')).toBeVisible();
  await fillStep(page, 'profile', 'northbeam.example', 'en');
  await button(page, 'Next').click();
  await expect(title(page)).toHaveText(t.titles.networks);
});

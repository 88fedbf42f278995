import type { APIRequestContext, Page } from '@playwright/test';
import type { Init } from '../../src/generated/api/currentUser';
import type { SignInResult } from '../../src/generated/api/auth';
import type { Lang } from '../../src/lib/lang';
import { peopleOf, slugOf } from '../../src/server/seed/people';
import { call } from './support/api';
import { axeFindings } from './support/axe';
import { registerConfirmed } from './support/confirmed';
import { countWay } from './support/countedWay';
import { at } from './support/environment';
import { eventOf } from './support/events';
import { desktop, phone } from './support/expectAccessible';
import { codeFor, linkTo } from './support/mailbox';
import { join } from './support/members';
import { newCommunity } from './support/newCommunity';
import { answerQuestion, configured, contactValues, fieldTexts, titleOf } from './support/onboarding';
import { agree, expectHome, setLanguage, signUpByPassword } from './support/screens';
import { demoPassword, password, signIn } from './support/signIn';
import { expect, test } from './support/test';
import { fill, labelsIn, texts } from './support/texts';
import { startTimedServer, type TimedServer } from './support/timedServer';
import { contactNames } from '../../src/lib/rules/contacts/contactTypes';

const [hour, day] = [3600, 86_400];
const zone = 'Europe/Moscow';

/** From the link of the invitation to the first home: at most this many. */
const most = { screens: 11, presses: 15 };

/** The next Wednesday, at ten in the morning of `zone`. */
function nextWednesday(): Date {
  const at = new Date();
  at.setUTCHours(7, 0, 0, 0);
  do at.setUTCDate(at.getUTCDate() + 1);
  while (at.getUTCDay() !== 3);
  return at;
}

/** What the newcomer writes, in the language of the demo members. */
const newcomer = {
  firstName: 'Юлия',
  lastName: 'Ремизова',
  city: 'Казань',
  about: 'Рисую интерфейсы, провожу интервью и пишу простые тексты.',
  lookingFor: 'Ищу того, кто пишет бэкенд и разбирается в аналитике данных.',
  tags: ['дизайн', 'исследования', 'аналитика', 'данные'],
};

interface Walk {
  where: 'a demo community' | 'a new community';
  lang: Lang;
  device: 'phone' | 'desktop';
  by: 'code' | 'password';
}

/** The devices and languages in a community of each kind, with the two ways to sign up that most communities have. */
const walks: Walk[] = [
  { where: 'a demo community', lang: 'ru', device: 'phone', by: 'code' },
  { where: 'a demo community', lang: 'en', device: 'desktop', by: 'password' },
  { where: 'a new community', lang: 'en', device: 'phone', by: 'password' },
  { where: 'a new community', lang: 'ru', device: 'desktop', by: 'code' },
];

const demoDomain = 'krug.example';

async function post<Answer>(
  request: APIRequestContext,
  path: string,
  given: { domain: string; token?: string; data?: Record<string, unknown> },
): Promise<Answer> {
  const response = await call(request, path, { method: 'POST', ...given });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as Answer;
}

/** Signs in a seeded member, who has no password. */
async function signInByCode(request: APIRequestContext, domain: string, email: string): Promise<string> {
  await post(request, '/api/auth/otp/challenge', { domain, data: { email } });
  const data = { login: email, password: await codeFor(request, email) };
  const { token } = await post<SignInResult>(request, '/api/auth/otp/validate', { domain, data });
  return token ?? '';
}

/** One who invites, and the newcomer's way through the browser. */
class FirstDays {
  private readonly say;

  constructor(
    readonly page: Page,
    readonly server: TimedServer,
    readonly walk: Walk,
    readonly domain: string,
    readonly inviter: { name: string; firstName: string; token: string; title: string },
    readonly email: string,
  ) {
    this.say = texts(walk.lang);
  }

  /** Nothing for axe, and nothing beside the edge. */
  async check(): Promise<void> {
    expect(await axeFindings(this.page)).toEqual([]);
    const beside = await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beside).toBeLessThanOrEqual(0);
  }

  async open(path: string): Promise<void> {
    await this.page.clock.setFixedTime(this.server.now());
    await this.page.goto(path.startsWith('http') ? path : at(path, this.domain));
  }

  heading(name?: string) {
    return this.page.getByRole('heading', { level: 1, ...(name && { name, exact: true }) });
  }

  press(name: string) {
    return this.page.getByRole('main').getByRole('button', { name, exact: true }).click();
  }

  /** The invitation, and what is asked for there or on the next page. */
  async signUp(invitationId: string): Promise<void> {
    const { page } = this;
    const { auth } = this.say;
    const invited = fill(auth.invitation.title, {
      name: this.inviter.firstName,
      title: this.inviter.title,
    });
    await this.open(`/invite?id=${invitationId}`);
    await expect(this.heading(invited)).toBeInViewport();
    await this.check();
    if (this.walk.by === 'code') {
      await page.getByRole('main').getByLabel(auth.short.label, { exact: true }).fill(this.email);
      await agree(page);
      await this.press(auth.login.signUp);
      await expect(page.getByText(invited)).toBeInViewport();
      await this.check();
      await page.getByLabel(auth.code).fill(await codeFor(page.request, this.email));
      return;
    }
    await page.getByRole('link', { name: auth.invitation.otherMethods, exact: true }).click();
    await expect(page.getByText(invited)).toBeInViewport();
    await this.check();
    await signUpByPassword(page, this.walk.lang, this.email, password);
  }

  /** Answers what is required, and what people are found by. */
  async fillIn(like: string): Promise<void> {
    const { page, say } = this;
    const { lang } = this.walk;
    const { pages, requiredContacts } = configured(like);
    const labels = labelsIn(lang);
    const type = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
    const invited = fill(say.onboarding.invited, { name: this.inviter.firstName });
    for (const [n, items] of pages.entries()) {
      await expect(this.heading()).toHaveText(titleOf(items[0]!, lang));
      await expect(page.getByText(invited)).toBeInViewport();
      for (const { question, step } of items) {
        if (question?.required) await answerQuestion(page, question, lang);
        else if (step === 'profile') {
          await type(labels.firstName, newcomer.firstName);
          await type(labels.lastName, newcomer.lastName);
          await type(fieldTexts(lang).location.city, newcomer.city);
        } else if (step === 'about') {
          await type(labels.about, newcomer.about);
          await type(labels.tags, `${newcomer.tags.join(', ')},`);
        } else if (step === 'lookingFor') await type(fieldTexts(lang).request.label, newcomer.lookingFor);
        else if (step === 'contacts') {
          const [required = 'EMAIL'] = requiredContacts;
          const field = page.getByLabel(contactNames[required][lang], { exact: true });
          if ((await field.inputValue()) === '') await field.fill(contactValues[required]);
        }
      }
      await this.check();
      const isLast = n === pages.length - 1;
      await this.press(isLast ? fill(say.onboarding.finish, { title: this.inviter.title }) : say.common.next);
    }
  }

  /** By a password, the address is confirmed last. */
  async confirm(): Promise<void> {
    const { auth } = this.say;
    if (this.walk.by === 'code') return;
    await expect(this.heading(auth.lastStep.title)).toBeVisible();
    await this.check();
    await this.open(await linkTo(this.page.request, this.email, '/confirmed\\?code='));
    await expect(this.heading(auth.confirmed.askTitle)).toBeVisible();
    await this.check();
    await this.press(auth.confirmed.submit);
  }

  card(name: string) {
    return this.page.getByRole('article', { name, exact: true });
  }

  get people() {
    return this.page.getByRole('region', { name: this.say.introduction.title });
  }

  /** The inviter waits, and is accepted. */
  async acceptInviter(): Promise<void> {
    const { introduction } = this.say;
    const { name, firstName } = this.inviter;
    await expect(this.page.getByRole('article').first()).toHaveAccessibleName(name);
    const card = this.card(name);
    await expect(card.getByText(fill(introduction.incoming.invited, { name: firstName }))).toBeVisible();
    await card.getByRole('button', { name: fill(introduction.incoming.acceptOf, { name }) }).click();
    await expect(this.page.getByText(fill(introduction.incoming.accepted, { name })).first()).toBeVisible();
    await this.check();
  }

  /** Three people with reasons. Returns one whose introductions go to themselves, not to a manager. */
  async threePeople(): Promise<string> {
    const shown = this.people.getByRole('article');
    await expect(shown).toHaveCount(3);
    await expect(shown.getByRole('list', { name: this.say.introduction.why })).toHaveCount(3);
    const names = await shown.evaluateAll((cards) =>
      cards.map((card) => card.getAttribute('aria-label') ?? ''),
    );
    const open = names.find((name) => {
      const place = peopleOf('ru').findIndex((each) => `${each.firstName} ${each.lastName}` === name);
      return place % 4 !== 3;
    });
    return open ?? '';
  }

  /** Asks to meet somebody, on their page. */
  async connect(name: string): Promise<void> {
    const { page } = this;
    const { introduction } = this.say;
    await this.card(name).getByRole('link', { name, exact: true }).click();
    await expect(this.heading(name)).toBeVisible();
    await expect(page).toHaveURL(/\/u\//);
    await this.check();
    await page.getByRole('button', { name: fill(introduction.connect.with, { name }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: introduction.connect.message }).fill('Поговорим?');
    await this.check();
    await dialog.getByRole('button', { name: introduction.connect.submit }).click();
    await expect(page.getByText(fill(introduction.connect.done.SENT, { name }))).toBeVisible();
    await this.check();
  }

  /** Comes to an event, on its page. */
  async comeTo(id: string): Promise<void> {
    const { eventPage } = this.say;
    await this.open(`/event/${id}`);
    const bar = this.page.getByRole('region', { name: eventPage.takePart });
    await bar.getByRole('button', { name: eventPage.button.join, exact: true }).click();
    await expect(bar.getByRole('status').first()).toHaveText(eventPage.status.going);
    await this.check();
  }
}

for (const walk of walks) {
  const { where, lang, device, by } = walk;
  const isDemo = where === 'a demo community';
  const size = device === 'phone' ? phone : desktop;

  test.describe(`${where} in ${lang}`, () => {
    const touch = device === 'phone';
    test.use({ viewport: size, hasTouch: touch, isMobile: touch, timezoneId: zone });

    test(`AUT-07 MAT-09 HOM-01 HOM-08 CON-01 PRO-04 M03 M05 from an invitation on a Wednesday to a meeting: ${where}, ${lang}, ${device}, by ${by}`, async ({
      page,
      context,
      email,
    }) => {
      test.slow();
      const { request } = page;
      const server = await startTimedServer({
        from: nextWednesday(),
        ...(isDemo && { seeded: [demoDomain] }),
      });
      const title = isDemo ? 'Круг' : 'Clay';
      const domain = isDemo ? demoDomain : await newCommunity(title, lang);
      const like = isDemo ? demoDomain : 'default';
      let token: string;
      if (isDemo)
        token = await signIn(request, { email: `member@${domain}`, password: demoPassword }, domain);
      else {
        token = await registerConfirmed(request, `ada-${email}`, domain);
        await join(request, domain, token, { firstName: 'Ada', lastName: 'Moss' }, like);
      }
      const { invitationId, participant } = await post<Init>(request, '/api/init', { domain, token });
      const { firstName, lastName } = participant!;
      const inviter = { name: `${firstName} ${lastName}`, firstName: firstName!, token, title };
      const days = new FirstDays(page, server, walk, domain, inviter, email);
      const { introduction, meeting } = texts(lang);

      // Wednesday.
      const way = await countWay(context);
      await setLanguage(page, lang, domain);
      await days.signUp(invitationId!);
      await days.fillIn(like);
      await days.confirm();
      await expectHome(page, domain);
      await expect(days.card(inviter.name)).toBeVisible();
      const { presses } = way;
      const screens = [...way.screens];
      console.log(`${where}, ${lang}, ${device}, by ${by}: ${screens.length} screens, ${presses} presses`);
      console.log(screens.join('\n'));
      expect(screens.length, screens.join('\n')).toBeLessThanOrEqual(most.screens);
      expect(presses).toBeLessThanOrEqual(most.presses);
      await days.check();
      if (!isDemo) {
        await days.acceptInviter();
        return;
      }
      const name = await days.threePeople();
      await days.acceptInviter();
      await days.connect(name);

      const slug = slugOf(peopleOf('ru').find((each) => `${each.firstName} ${each.lastName}` === name)!);
      const other = await signInByCode(request, domain, `${slug}@${domain}`);
      const own = await post<Init>(request, '/api/init', {
        domain,
        token: (await page.evaluate(() => localStorage.getItem('token')))!,
      });
      const friday = new Date(server.now().getTime() + 2 * day * 1000).toISOString().slice(0, 10);
      const event = await eventOf(
        request,
        { token, domain },
        { title: 'Завтрак у канала', date: friday, timeZone: zone, startTime: '09:00', endTime: '11:00' },
      );
      await days.comeTo(event);

      // The other accepts, and suggests times in the morning.
      await server.later(60);
      const subjectId = own.participant!.id;
      await post(request, '/api/relations', {
        domain,
        token: other,
        data: { subjectId, relationType: 'LIKE' },
      });
      await server.later(day - 2 * hour);
      const slots = [30, 54].map((hours) =>
        new Date(server.now().getTime() + hours * hour * 1000).toISOString(),
      );
      await post(request, '/api/matching/meetings', {
        domain,
        token: other,
        data: { subjectId, slots, minutes: 30, place: { kind: 'LATER' }, timeZone: zone },
      });

      // Thursday.
      await days.open('/my_communities');
      const first = name.split(' ')[0]!;
      const planned = page.getByRole('article', { name: fill(meeting.title, { name: first }) });
      await expect(planned.getByRole('radio')).toHaveCount(2);
      await expect(page.getByText(introduction.relation.CONNECTED).first()).toBeVisible();
      await days.check();
      await planned.getByRole('radio').first().check();
      await planned.getByRole('button', { name: meeting.pick.submit }).click();
      await expect(planned.getByText(meeting.state.AGREED)).toBeVisible();
      await days.check();
      await days.open('/my_communities');
      const tops = [planned, page.getByRole('link', { name: /Завтрак у канала/ }).first()];
      const below = (await days.people.boundingBox())!.y;
      for (const top of tops) expect((await top.boundingBox())!.y).toBeLessThan(below);
      await days.check();
      await server.stop();
    });
  });
}

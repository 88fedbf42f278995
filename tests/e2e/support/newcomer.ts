import { contactNames } from '../../../src/lib/rules/contacts/contactTypes';
import type { Lang } from '../../../src/lib/lang';
import type { Page } from '@playwright/test';
import { axeFindings } from './axe';
import { at } from './environment';
import { codeFor, linkTo } from './mailbox';
import { answerQuestion, configured, contactValues, fieldTexts, titleOf } from './onboarding';
import { agree, expectHome, signUpByPassword } from './screens';
import { password } from './signIn';
import { expect } from './test';
import { fill, labelsIn, texts } from './texts';
import type { TimedServer } from './timedServer';

/** What a newcomer writes, in the language of the demo members, who can offer it and ask for it. */
const written = {
  firstName: 'Юлия',
  lastName: 'Ремизова',
  city: 'Казань',
  about: 'Рисую интерфейсы, провожу интервью и пишу простые тексты.',
  lookingFor: 'Ищу того, кто пишет бэкенд и разбирается в аналитике данных.',
  tags: ['дизайн', 'исследования', 'аналитика', 'данные'],
};

interface Community {
  domain: string;
  title: string;
  /** The community whose folder has its questions and steps. */
  like: string;
}

interface Given {
  page: Page;
  server: TimedServer;
  email: string;
  lang: Lang;
  community: Community;
}

/** Somebody who is invited, in a browser whose clock equals the server's. Each screen is checked by axe. */
export class Newcomer {
  readonly page: Page;
  readonly say: ReturnType<typeof texts>;

  constructor(readonly given: Given) {
    this.page = given.page;
    this.say = texts(given.lang);
  }

  /** Nothing for axe, and nothing beside the edge. */
  async check(): Promise<void> {
    expect(await axeFindings(this.page)).toEqual([]);
    const beside = await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beside).toBeLessThanOrEqual(0);
  }

  async open(address: string): Promise<void> {
    const { server, community } = this.given;
    await this.page.clock.setFixedTime(server.now());
    await this.page.goto(address.startsWith('http') ? address : at(address, community.domain));
  }

  title(name?: string) {
    return this.page.getByRole('heading', { level: 1, ...(name && { name, exact: true }) });
  }

  private press(name: string): Promise<void> {
    return this.page.getByRole('main').getByRole('button', { name, exact: true }).click();
  }

  /** From the link of an invitation to home, with as few presses as it takes. */
  async join(invitationId: string, inviter: string, by: 'code' | 'password'): Promise<void> {
    const { title, domain } = this.given.community;
    const invites = fill(this.say.auth.invitation.title, { name: inviter, title });
    await this.open(`/invite?id=${invitationId}`);
    await expect(this.title(invites)).toBeInViewport();
    await this.check();
    if (by === 'code') await this.signUpByCode(invites);
    else await this.signUpByPassword(invites);
    await this.fillIn(inviter);
    if (by === 'password') await this.confirm();
    await expectHome(this.page, domain);
  }

  private async signUpByCode(invites: string): Promise<void> {
    const { page, given, say } = this;
    await page.getByRole('main').getByLabel(say.auth.short.label, { exact: true }).fill(given.email);
    await agree(page);
    await this.press(say.auth.login.signUp);
    await expect(page.getByText(invites)).toBeInViewport();
    await this.check();
    await page.getByLabel(say.auth.code).fill(await codeFor(page.request, given.email));
  }

  private async signUpByPassword(invites: string): Promise<void> {
    const { page, given, say } = this;
    await page.getByRole('link', { name: say.auth.invitation.otherMethods, exact: true }).click();
    await expect(page.getByText(invites)).toBeInViewport();
    await this.check();
    await signUpByPassword(page, given.lang, given.email, password);
  }

  /** Answers what is required, and writes what people are found by. */
  private async fillIn(inviter: string): Promise<void> {
    const { page, say } = this;
    const { lang, community } = this.given;
    const { pages } = configured(community.like);
    for (const [n, items] of pages.entries()) {
      await expect(this.title()).toHaveText(titleOf(items[0]!, lang));
      await expect(page.getByText(fill(say.onboarding.invited, { name: inviter }))).toBeInViewport();
      for (const { question, step } of items) {
        if (step) await this.fillStep(step);
        else if (question.required) await answerQuestion(page, question, lang);
      }
      await this.check();
      const isLast = n === pages.length - 1;
      await this.press(isLast ? fill(say.onboarding.finish, { title: community.title }) : say.common.next);
    }
  }

  private async fillStep(step: string): Promise<void> {
    const { lang, community } = this.given;
    const [labels, fields] = [labelsIn(lang), fieldTexts(lang)];
    const field = (label: string) => this.page.getByLabel(label, { exact: true });
    if (step === 'profile') {
      await field(labels.firstName).fill(written.firstName);
      await field(labels.lastName).fill(written.lastName);
      await field(fields.location.city).fill(written.city);
    } else if (step === 'about') {
      await field(labels.about).fill(written.about);
      await field(labels.tags).fill(`${written.tags.join(', ')},`);
    } else if (step === 'lookingFor') await field(fields.request.label).fill(written.lookingFor);
    else {
      const { requiredContacts, stepOf } = configured(community.like);
      const [type] = requiredContacts;
      if (!type || stepOf(type) !== step) return;
      const contact = field(contactNames[type][lang]);
      // The account's email is there already.
      if (type !== 'EMAIL') await contact.fill(contactValues[type]);
      else await expect(contact).toHaveValue(this.given.email);
    }
  }

  /** Who signed up with a password confirms the address last. */
  private async confirm(): Promise<void> {
    const { auth } = this.say;
    await expect(this.title(auth.lastStep.title)).toBeVisible();
    await this.check();
    await this.open(await linkTo(this.page.request, this.given.email, '/confirmed\\?code='));
    await expect(this.title(auth.confirmed.askTitle)).toBeVisible();
    await this.check();
    await this.press(auth.confirmed.submit);
  }

  /** Closes the hints of the first visit. */
  async closeHints(): Promise<void> {
    const hints = this.page.getByRole('complementary', { name: this.say.hints.title });
    // They wait for the toast, which stays while the pointer rests on it.
    await this.page.mouse.move(0, 0);
    await expect(hints).toBeVisible();
    await this.check();
    await hints.getByRole('button', { name: this.say.common.close, exact: true }).click();
    await expect(hints).toBeHidden();
  }

  card(name: string) {
    return this.page.getByRole('article', { name, exact: true });
  }

  /** People to meet, at home. */
  get people() {
    return this.page.getByRole('region', { name: this.say.introduction.title });
  }

  /** The inviter is the first who waits at home. */
  async acceptInviter(name: string, firstName: string): Promise<void> {
    const { introduction } = this.say;
    await expect(this.page.getByRole('main').getByRole('article').first()).toHaveAccessibleName(name);
    const card = this.card(name);
    await expect(card.getByText(fill(introduction.incoming.invited, { name: firstName }))).toBeVisible();
    await card.getByRole('button', { name: fill(introduction.incoming.acceptOf, { name }) }).click();
    await expect(card.getByText(introduction.relation.CONNECTED)).toBeVisible();
    await this.check();
  }

  /** Asks to meet somebody of home, on their page. */
  async connect(name: string): Promise<void> {
    const { page } = this;
    const { introduction } = this.say;
    await this.card(name).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(/\/u\//);
    await expect(this.title()).toContainText(name);
    await this.check();
    await page.getByRole('button', { name: fill(introduction.connect.with, { name }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: introduction.connect.message }).fill('Поговорим?');
    await this.check();
    await dialog.getByRole('button', { name: introduction.connect.submit }).click();
    await expect(
      page.getByRole('main').getByText(introduction.relation.INTERESTED, { exact: true }),
    ).toBeVisible();
    await this.check();
  }

  /** Comes to an event, on its page. */
  async comeTo(eventId: string): Promise<void> {
    const { eventPage } = this.say;
    await this.open(`/event/${eventId}`);
    const bar = this.page.getByRole('region', { name: eventPage.takePart });
    await bar.getByRole('button', { name: eventPage.button.join, exact: true }).click();
    await expect(bar.locator('> p')).toHaveText(eventPage.status.going);
    await this.check();
  }
}

import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test';
import type { RecommendationPage } from '../../src/generated/api/introduction';
import type { Lang } from '../../src/lib/lang';
import { call } from './support/api';
import { copyCommunity, type TestCommunity } from './support/communities';
import { registerConfirmed } from './support/confirmed';
import { at, environment } from './support/environment';
import { join, type NewMember } from './support/members';
import { password, remember, signIn } from './support/signIn';
import { expectAccessible, phone } from './support/expectAccessible';
import { expect, test as base } from './support/test';
import { fill, texts } from './support/texts';
import { startTimedServer, type TimedServer } from './support/timedServer';

const { common, home, introduction, report } = texts('en');

const test = base.extend<{ server: TimedServer }>({
  server: async ({}, provide) => provide(await startTimedServer()),
});

type Member = Omit<NewMember, 'email'> & { name: string };

/** Actions in a community of the test's own, whose members confirm their emails. */
class Circle {
  readonly copy: TestCommunity;

  constructor(
    readonly request: APIRequestContext,
    readonly browser: Browser,
    readonly email: string,
    changes: Record<string, unknown>,
  ) {
    this.copy = copyCommunity('default', (folder) =>
      folder.edit('community.json', (community) => Object.assign(community, changes)),
    );
  }

  post(path: string, token: string, data?: Record<string, unknown>) {
    return call(this.request, path, {
      method: 'POST',
      domain: this.copy.domain,
      token,
      ...(data && { data }),
    });
  }

  async joined(firstName: string, lookingFor: string, about: string): Promise<Member> {
    const { domain } = this.copy;
    const address = `${firstName.toLowerCase()}-${this.email}`;
    const token = await registerConfirmed(this.request, address, domain);
    const profile = { firstName, lastName: 'Moss', about, position: 'Founder', lookingFor };
    const member = await join(this.request, domain, token, profile, 'default');
    return { ...member, name: `${firstName} Moss` };
  }

  /** This week's recommendations, as an administrator sends them. */
  async recommend(): Promise<void> {
    const made = await call(this.request, `/api/auth/register-admin?secret=${environment().adminSecret}`, {
      method: 'POST',
      data: { email: this.email, password },
    });
    expect(made.status(), await made.text()).toBe(200);
    const token = await signIn(this.request, { email: this.email }, this.copy.domain);
    const sent = await this.post(`/api/community/${this.copy.domain}/notify/recommended-contacts`, token);
    expect(sent.status(), await sent.text()).toBe(200);
  }

  /** Sends an introduction. */
  async introduce(from: Member, to: Member, note: string): Promise<void> {
    const data = { subjectId: to.participantId, relationType: 'LIKE', note };
    const sent = await this.post('/api/relations', from.token, data);
    expect(await sent.json()).toMatchObject({ relation: 'INTERESTED' });
  }

  async get<Answer>(path: string, { token }: Member): Promise<Answer> {
    const answer = await call(this.request, path, { domain: this.copy.domain, token });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as Answer;
  }

  recommended(to: Member): Promise<RecommendationPage> {
    return this.get('/api/matching/instant', to);
  }

  /** Home of a member, in a browser of their own. */
  async home({ token }: Member, lang: Lang = 'en'): Promise<Page> {
    const context = await this.browser.newContext({ reducedMotion: 'reduce', viewport: phone });
    await context.addCookies([{ name: 'lang', value: lang, url: at('/', this.copy.domain) }]);
    await remember(context, token, this.copy.domain);
    const page = await context.newPage();
    await page.goto(at('/my_communities', this.copy.domain));
    return page;
  }
}

const peopleOf = (page: Page, words = introduction): Locator =>
  page.getByRole('region', { name: words.title });
const cardOf = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });
const said = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: common.notices }).getByText(text);
const leftOf = (page: Page, count: number): Locator =>
  page.getByText(fill(introduction.credits.left_other, { count: String(count) }));

/** Undoes the last action, with the keyboard only. */
async function undo(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: introduction.undo });
  await button.last().focus();
  await page.keyboard.press('Enter');
  await expect(said(page, introduction.undone).last()).toBeVisible();
}

/** Opens the menu of a person, and chooses an item. */
async function choose(page: Page, name: string, item: string): Promise<void> {
  const more = page.getByRole('button', { name: fill(introduction.more, { name }) });
  await expect(more).toHaveAttribute('aria-haspopup', 'menu');
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: item }).press('Enter');
}

test('HOM-01 HOM-02 HOM-04 C13 M03 M09 P20 P25 a member is shown who fits best, and decides on them', async ({
  request,
  browser,
  // The clock starts no round in a community that was empty at that time, and no other community's round is computed
  // first.
  server,
  email,
}) => {
  test.slow();
  const circle = new Circle(request, browser, email, { matching: { perMember: 5 } });
  const ada = await circle.joined('Ada', 'A lawyer who knows contracts', 'I run a bakery with a café.');
  const page = await circle.home(ada);
  await expect(peopleOf(page).getByText(introduction.none.ALONEText)).toBeVisible();
  await expect(page.getByRole('region', { name: home.next.title })).toBeVisible();
  // One after another: who comes together shares one round of first lists, in which nobody gets more than three.
  for (const firstName of ['Bea', 'Cleo', 'Dora', 'Eve', 'Fay']) {
    const newcomer = await circle.joined(
      firstName,
      'A bakery for the breakfasts of our office',
      'Lawyer. I draft contracts.',
    );
    await expect.poll(async () => (await circle.recommended(newcomer)).items.length).toBeGreaterThan(0);
  }
  // Newcomers and who was found for them see each other at once.
  await expect.poll(async () => (await circle.recommended(ada)).items.length).toBe(5);
  await circle.recommend();
  await server.later(0);

  await page.reload();
  const people = peopleOf(page);
  await expect(people.getByRole('list', { name: introduction.why })).toHaveCount(3);
  await expect(people.getByRole('article')).toHaveCount(3);
  await expect(leftOf(page, 10)).toBeVisible();
  await expectAccessible(page);
  const listed = (await circle.recommended(ada)).items.map(
    ({ subject }) => `${subject.firstName} ${subject.lastName}`,
  );
  const [first, second, third, fourth] = listed as [string, string, string, string];

  // With the keyboard alone: asked to meet, and taken back.
  await page.getByRole('button', { name: fill(introduction.connect.with, { name: first }) }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: fill(introduction.connect.title, { name: first }) });
  const message = dialog.getByRole('textbox', { name: introduction.connect.message });
  await message.fill('Shall we talk about contracts?');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: introduction.connect.submit }).press('Enter');
  await expect(said(page, fill(introduction.connect.done.SENT, { name: first }))).toBeVisible();
  await expect(cardOf(page, first)).toHaveCount(0);
  await expect(cardOf(page, fourth)).toBeVisible();
  await expect(leftOf(page, 9)).toBeVisible();
  await undo(page);
  await expect(cardOf(page, first)).toBeVisible();
  await expect(leftOf(page, 10)).toBeVisible();

  // A bookmark, in both tabs.
  const other = await page.context().newPage();
  await other.goto(page.url());
  const marked = (of: Page) =>
    of.getByRole('button', { name: fill(introduction.bookmark.action, { name: second }) });
  await expect(marked(other)).toHaveAttribute('aria-pressed', 'false');
  await marked(page).press('Enter');
  await expect(marked(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(marked(other)).toHaveAttribute('aria-pressed', 'true');
  await other.close();

  // Hidden with a reason, and shown again.
  await choose(page, third, introduction.hide.action);
  const hiding = page.getByRole('dialog', { name: fill(introduction.hide.title, { name: third }) });
  await hiding.getByLabel(introduction.hide.reasons.ALREADY_KNOW).check();
  await hiding.getByRole('button', { name: introduction.hide.submit }).click();
  await expect(said(page, fill(introduction.hide.done, { name: third }))).toBeVisible();
  await expect(cardOf(page, third)).toHaveCount(0);
  await undo(page);
  await expect(cardOf(page, third)).toBeVisible();

  await choose(page, third, introduction.report);
  const reporting = page.getByRole('dialog', { name: fill(report.title.PARTICIPANT, { name: third }) });
  await reporting.getByLabel(report.reasons.PARTICIPANT.HARASSMENT).check();
  await reporting.getByRole('button', { name: report.submit.report }).click();
  await expect(said(page, report.done.ADMINISTRATORS)).toBeVisible();
  await expect(cardOf(page, third)).toHaveCount(0);
  await page.getByRole('button', { name: report.undo }).last().press('Enter');
  await expect(said(page, report.undone)).toBeVisible();
  await expect(cardOf(page, third)).toBeVisible();

  // The other contacts stay visible on return.
  await page.getByRole('button', { name: introduction.moreContacts }).click();
  const last = people.getByRole('article').last();
  await expect(people.getByRole('article')).toHaveCount(listed.length);
  // A click would scroll on, to a place that no toast covers.
  await last.getByRole('link').focus();
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/u\//);
  await page.goBack();
  await expect(page).toHaveURL(/people=2/);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(scrolled));

  await page.context().close();
});

test('HOM-02 MAT-07 M05 M11 who would like to meet comes first, in either language, and is answered', async ({
  request,
  browser,
  server,
  email,
}) => {
  test.slow();
  // Nobody is recommended: Bea and Cleo find Ada among the members.
  const circle = new Circle(request, browser, email, { transparent: true });
  const [ada, bea, cleo] = await Promise.all([
    circle.joined('Ada', 'A lawyer who knows contracts', 'I run a bakery.'),
    circle.joined('Bea', 'A bakery for our breakfasts', 'Lawyer.'),
    circle.joined('Cleo', 'A bakery for our breakfasts', 'Lawyer.'),
  ]);
  await circle.introduce(bea, ada, 'May we talk about your breakfasts?');
  await circle.introduce(cleo, ada, 'Hello!');
  // It can be withdrawn within half a minute, and nobody is notified.
  const page = await circle.home(ada);
  await expect(peopleOf(page)).toBeVisible();
  await expect(page.getByText(introduction.incoming.title)).toHaveCount(0);
  await server.later(60);
  await expect
    .poll(async () => (await circle.get<{ items: unknown[] }>('/api/matching/requests', ada)).items.length)
    .toBe(2);

  const { introduction: words } = texts('ru');
  const russian = await circle.home(ada, 'ru');
  await expect(russian.getByText('May we talk about your breakfasts?')).toBeVisible();
  await expect(russian.getByRole('region', { name: words.incoming.title })).toBeVisible();
  await expectAccessible(russian);
  await russian.context().close();

  await page.reload();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    `${introduction.incoming.title} 2`,
  );
  await page
    .getByRole('button', { name: fill(introduction.incoming.acceptOf, { name: bea.name }) })
    .press('Enter');
  const known = page.getByRole('region', { name: introduction.incoming.new });
  await expect(known.getByText(introduction.relation.CONNECTED)).toBeVisible();
  await page
    .getByRole('button', { name: fill(introduction.incoming.declineOf, { name: cleo.name }) })
    .press('Enter');
  await expect(said(page, fill(introduction.incoming.declined, { name: cleo.name }))).toBeVisible();
  await expect(page.getByText(introduction.incoming.title)).toHaveCount(0);

  const contactsOf = (of: Member, list: string) => circle.get<unknown>(`/api/relations?list=${list}`, of);
  const isAda = { subject: { id: ada.participantId } };
  expect(await contactsOf(bea, 'CONNECTED')).toMatchObject({ items: [{ ...isAda, relation: 'CONNECTED' }] });
  expect(await contactsOf(cleo, 'INTERESTED')).toMatchObject({ items: [{ ...isAda, relation: 'DECLINED' }] });
  await page.context().close();
});

import type { APIRequestContext, Browser, Page } from '@playwright/test';
import ICAL from 'ical.js';
import type { RecommendationPage } from '../../src/generated/api/introduction';
import { wallTimeOf } from '../../src/lib/timeZone';
import { call } from './support/api';
import { axeFindings } from './support/axe';
import { copyCommunity, type TestCommunity } from './support/communities';
import { registerConfirmed } from './support/confirmed';
import { at } from './support/environment';
import { phone } from './support/expectAccessible';
import { mailsTo, mailTo, type Mail } from './support/mailbox';
import { changeProfile, join, type NewMember } from './support/members';
import { remember } from './support/signIn';
import { expect, test as base } from './support/test';
import { fill, texts } from './support/texts';
import { startTimedServer, type TimedServer } from './support/timedServer';

const zone = 'Europe/Belgrade';
const [hour, day] = [3600, 86_400];

const test = base.extend<{ server: TimedServer }>({
  server: async ({}, provide) => provide(await startTimedServer()),
});

/** A member with a request that the others' offers match, and the others: just as many as a first list has. */
const names = ['Ада', 'Белла', 'Вера', 'Галя'];
const asking = 'У меня пекарня с кафе.';
const offering = 'Юрист. Составляю договоры.';
const message = 'Поговорим о договорах?';

interface Somebody extends NewMember {
  firstName: string;
  name: string;
  telegram: string;
}

/** Two members of a community of the test’s own, in their browsers, at a time of its server’s. */
class Walk {
  readonly copy: TestCommunity;
  private readonly pages = new Map<string, Page>();

  constructor(
    readonly using: { request: APIRequestContext; browser: Browser; server: TimedServer; email: string },
  ) {
    this.copy = copyCommunity('default', (folder) =>
      folder.edit('community.json', (community) => {
        Object.assign(community, { lang: 'ru', timeZone: zone });
        const meetingUrl = 'https://meet.example/{id}';
        community.matching = { ...(community.matching as object), meetingUrl, enabled: false };
      }),
    );
  }

  /** Begins to recommend people. Whoever has joined before that waits for Tuesday. */
  async begin({ token }: Somebody): Promise<void> {
    this.copy.edit('community.json', (community) =>
      Object.assign(community.matching as object, { enabled: true }),
    );
    const { domain } = this.copy;
    const state = async () => {
      const answer = await call(this.using.request, '/api/matching/instant', { domain, token });
      return ((await answer.json()) as RecommendationPage).state;
    };
    await expect.poll(state).not.toBe('OFF');
  }

  async joined(place: number): Promise<Somebody> {
    const { request } = this.using;
    const { domain } = this.copy;
    const firstName = names[place] ?? '';
    const email = `p${place}-${this.using.email}`;
    const token = await registerConfirmed(request, email, domain);
    const member = await join(request, domain, token, { firstName, lastName: 'Moss' }, 'default');
    const about = place === 0 ? asking : offering;
    const telegram = `moss_number_${place}`;
    await changeProfile(request, domain, member, {
      about,
      privacy: 'CONNECTIONS',
      tags: ['Moss'],
      contacts: [
        { type: 'EMAIL', value: email },
        { type: 'TELEGRAM', value: telegram },
      ],
    });
    return { ...member, email, firstName, name: `${firstName} Moss`, telegram };
  }

  /** Opens an address in a person’s own browser, whose clock equals the server’s. */
  async follow({ token, email }: Somebody, address: string): Promise<Page> {
    const { browser, server } = this.using;
    let page = this.pages.get(email);
    if (!page) {
      const options = {
        locale: 'ru-RU',
        timezoneId: zone,
        viewport: phone,
        reducedMotion: 'reduce',
      } as const;
      const context = await browser.newContext(options);
      await remember(context, token, this.copy.domain);
      page = await context.newPage();
      this.pages.set(email, page);
    }
    await page.clock.setFixedTime(server.now());
    await page.goto(address);
    return page;
  }

  /** The link in the newest email to a person whose text matches. */
  async linkIn({ email }: Somebody, matching: RegExp, path: string): Promise<string> {
    const { text } = await mailTo(this.using.request, email, matching);
    const [link = ''] = new RegExp(`https?://\\S+${path}\\S*`).exec(text) ?? [];
    expect(new URL(link).origin).toBe(new URL(at('/', this.copy.domain)).origin);
    return link;
  }
}

/** Nothing for axe, and nothing beside the edge. */
async function stands(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(beside).toBeLessThanOrEqual(0);
}

/** Seconds until the next Tuesday at noon where the community is. */
function untilTuesday(from: Date): number {
  const tuesday = new Date(from);
  tuesday.setUTCHours(11, 0, 0, 0);
  do tuesday.setUTCDate(tuesday.getUTCDate() + 1);
  while (tuesday.getUTCDay() !== 2);
  return Math.ceil((tuesday.getTime() - from.getTime()) / 1000);
}

/** The calendar file of an email. */
async function calendarOf(server: TimedServer, { id }: Mail) {
  const { attachments } = await server.email(id);
  const file = attachments.find(({ filename }) => filename === 'meeting.ics');
  const content = file?.content ?? '';
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const calendar = new ICAL.Component(ICAL.parse(text) as []);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    startsAt: event.startDate.toJSDate().toISOString(),
    minutes: event.duration.toSeconds() / 60,
  };
}

test('HOM-02 HOM-03 HOM-07 CON-01 MAT-05 MAT-07 MAT-08 from Tuesday’s email to how it went', async ({
  request,
  browser,
  server,
  email,
}) => {
  test.slow();
  const walk = new Walk({ request, browser, server, email });
  const { introduction, contacts, meeting } = texts('ru');
  const people = await Promise.all(names.map((_, place) => walk.joined(place)));
  const [ada] = people as [Somebody];
  await walk.begin(ada);

  // Tuesday: an email, whose link leads to three featured people.
  await server.later(untilTuesday(server.now()));
  const first = await walk.follow(ada, await walk.linkIn(ada, /\/my_communities/, '/my_communities'));
  const shown = first.getByRole('region', { name: introduction.title }).getByRole('article');
  await expect(shown).toHaveCount(3);
  await expect(shown.getByRole('list', { name: introduction.why })).toHaveCount(3);
  await stands(first);

  const name = (await shown.first().getAttribute('aria-label')) ?? '';
  const bea = people.find((one) => one.name === name)!;
  await first.getByRole('button', { name: fill(introduction.connect.with, { name }) }).click();
  const connecting = first.getByRole('dialog');
  await connecting.getByRole('textbox', { name: introduction.connect.message }).fill(message);
  await stands(first);
  await connecting.getByRole('button', { name: introduction.connect.submit }).click();
  await expect(first.getByText(fill(introduction.connect.done.SENT, { name }))).toBeVisible();
  expect((await mailsTo(request, bea.email)).filter(({ text }) => text.includes(message))).toEqual([]);

  // Once it can no longer be withdrawn, the other is notified, and accepts.
  await server.later(60);
  const asked = await walk.linkIn(bea, new RegExp(message.replace('?', '\\?')), '/my_communities');
  const second = await walk.follow(bea, asked);
  await expect(second.getByRole('region', { name: introduction.incoming.title })).toContainText(message);
  await stands(second);
  await second
    .getByRole('button', { name: fill(introduction.incoming.acceptOf, { name: ada.name }) })
    .click();
  const known = second.getByRole('region', { name: introduction.incoming.new });
  await expect(known.getByText(introduction.relation.CONNECTED)).toBeVisible();
  await expect(known.getByRole('link', { name: `@${ada.telegram}` })).toBeVisible();
  await expect(
    known.getByRole('button', { name: fill(introduction.suggest.of, { name: ada.name }) }),
  ).toBeVisible();
  await stands(second);

  // Both are notified, and each sees the other’s contacts.
  const rowOf = (page: Page, of: Somebody) => page.getByRole('article', { name: of.name, exact: true });
  for (const [reader, other] of [
    [ada, bea],
    [bea, ada],
  ] as const) {
    const link = await walk.linkIn(reader, new RegExp(other.telegram), '/contacts');
    const page = await walk.follow(reader, link);
    await expect(rowOf(page, other).getByRole('link', { name: `@${other.telegram}` })).toBeVisible();
    await stands(page);
  }

  // Three times are suggested, and one is picked.
  const started = server.now().getTime();
  const times = [30, 54, 78].map((hours) => wallTimeOf(new Date(started + hours * hour * 1000), zone));
  await rowOf(first, bea)
    .getByRole('button', { name: fill(introduction.suggest.of, { name: bea.name }) })
    .click();
  const suggesting = first.getByRole('dialog');
  const fields = [meeting.propose.first, meeting.propose.second, meeting.propose.third];
  for (const [place, time] of times.entries()) {
    await suggesting.getByRole('button', { name: meeting.propose.another }).click();
    await suggesting.getByLabel(fields[place]!, { exact: true }).fill(time);
  }
  await stands(first);
  await suggesting.getByRole('button', { name: meeting.propose.submit }).click();
  await expect(suggesting).toHaveCount(0);
  const meetingOf = (page: Page, { firstName }: Somebody) =>
    page.getByRole('article', { name: fill(meeting.title, { name: firstName }) });
  await expect(meetingOf(first, bea)).toBeVisible();
  await walk.follow(bea, await walk.linkIn(bea, /\/contacts(?!\?)/, '/contacts'));
  const offered = meetingOf(second, ada);
  await expect(offered.getByRole('radio')).toHaveCount(3);
  await stands(second);
  await offered.getByRole('radio').nth(1).check();
  await offered.getByRole('button', { name: meeting.pick.submit }).click();
  await expect(offered.getByText(meeting.state.AGREED)).toBeVisible();
  await stands(second);

  // Both get the same for their calendars.
  const files = [];
  for (const reader of [ada, bea]) {
    files.push(await calendarOf(server, await mailTo(request, reader.email, /meet\.example\/\S+/)));
  }
  expect(files[0]).toEqual(files[1]);
  expect(files[0]).toMatchObject({ method: 'REQUEST', minutes: 30 });
  expect(files[0]?.uid).toBeTruthy();
  expect(wallTimeOf(new Date(files[0]?.startsAt ?? ''), zone)).toBe(times[1]);

  // A week after they met both are asked how it went.
  await server.later(54 * hour + 7 * day + hour);
  for (const [reader, other] of [
    [ada, bea],
    [bea, ada],
  ] as const) {
    const question = await walk.linkIn(reader, /Поставьте оценку от 1 до 5/, '/contacts');
    const page = await walk.follow(reader, question);
    const asks = page.getByRole('region', { name: meeting.waits });
    await expect(
      asks.getByRole('button', { name: fill(meeting.rate.actionOf, { name: other.name }) }),
    ).toBeVisible();
    await stands(page);
    await asks.getByRole('button').first().click();
    const rating = page.getByRole('dialog');
    await rating.getByRole('radio', { name: meeting.rate.scores.five }).check();
    await stands(page);
    await rating.getByRole('button', { name: meeting.rate.submit }).click();
    await expect(page.getByText(meeting.rate.done)).toBeVisible();
    await expect(asks).toHaveCount(0);
    await page.getByRole('link', { name: contacts.tabs.connected, exact: true }).click();
    await expect(rowOf(page, other).getByText(fill(meeting.rate.given, { score: 5 }))).toBeVisible();
    await stands(page);
  }
});

import type { APIRequestContext, Page } from '@playwright/test';
import type { Meeting } from '../../src/generated/api/meeting';
import { call } from './support/api';
import { copyCommunity } from './support/communities';
import { registerConfirmed } from './support/confirmed';
import { at } from './support/environment';
import { eventOf } from './support/events';
import { desktop, expectAccessible, phone } from './support/expectAccessible';
import { join, type NewMember } from './support/members';
import { remember } from './support/signIn';
import { expect, test as base } from './support/test';
import { fill, texts } from './support/texts';
import { startTimedServer, type TimedServer } from './support/timedServer';

const { common, home, introduction, meeting } = texts('en');

const test = base.extend<{ server: TimedServer }>({
  server: async ({}, provide) => provide(await startTimedServer()),
});

type Member = Omit<NewMember, 'email'>;
type Post = <Answer>(path: string, by: Member, data?: Record<string, unknown>) => Promise<Answer>;

/** Sends calls as members of a community. */
const posting =
  (request: APIRequestContext, domain: string): Post =>
  async <Answer>(path: string, { token }: Member, data: Record<string, unknown> = {}) => {
    const answer = await call(request, path, { method: 'POST', domain, token, data });
    expect(answer.status(), await answer.text()).toBe(200);
    const text = await answer.text();
    return (text.startsWith('{') ? JSON.parse(text) : text) as Answer;
  };

const waits = (count: number): string =>
  fill(count === 1 ? common.nav.waiting_one : common.nav.waiting_other, { count });

/** The tab of home, by the number of what waits. */
const tabOf = (page: Page, count: number) =>
  page.getByRole('link', { name: `${common.nav.myCommunities} (${waits(count)})` });

test('HOM-01 HOM-08 M12 U04 home begins with what is agreed or waits, and the number at its tab follows', async ({
  request,
  browser,
  server,
  email,
}) => {
  test.slow();
  const copy = copyCommunity('default', (folder) =>
    folder.edit('community.json', (community) => {
      community.transparent = true;
      community.matching = { ...(community.matching as object), connectWith: 'anyone' };
    }),
  );
  const { domain } = copy;
  const post = posting(request, domain);
  const joined = async (firstName: string): Promise<Member> => {
    const token = await registerConfirmed(request, `${firstName.toLowerCase()}-${email}`, domain);
    return join(request, domain, token, { firstName, lastName: 'Moss' }, 'default');
  };
  const ann = await joined('Ann');
  const ben = await joined('Ben');
  const cleo = await joined('Cleo');
  const dora = await joined('Dora');
  const like = (from: Member, to: Member) =>
    post('/api/relations', from, { subjectId: to.participantId, relationType: 'LIKE', note: 'Hello' });
  const propose = (from: Member) =>
    post<Meeting>('/api/matching/meetings', from, {
      subjectId: ann.participantId,
      slots: [1, 2].map((days) =>
        new Date(server.now().setUTCMinutes(0, 0, 0) + days * 86_400_000).toISOString(),
      ),
      minutes: 30,
      timeZone: 'Europe/Belgrade',
      place: { kind: 'LATER' },
    });
  for (const other of [ben, dora]) {
    await like(ann, other);
    await like(other, ann);
  }
  await propose(ben);
  const { id, version, slots } = await propose(dora);
  await post(`/api/matching/meetings/${id}/pick`, ann, {
    startsAt: slots[0],
    version,
    timeZone: 'Europe/Belgrade',
  });
  await like(cleo, ann);
  const eventId = await eventOf(request, { token: ben.token, domain });
  await post(`/api/event/${eventId}/confirm-participation`, ann);
  await post('/api/participant/tutorial-seen', ann, { participantId: ann.participantId });
  // An introduction can be withdrawn for half a minute before it is delivered.
  await server.later(31);

  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: phone });
  await remember(context, ann.token, domain);
  const page = await context.newPage();
  const arrived = await page.goto(at('/my_communities', domain));
  expect(await arrived!.text()).toContain(waits(2));
  await expect(tabOf(page, 2)).toBeVisible();
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.filter({ hasText: introduction.title })).toBeVisible();
  expect((await headings.allTextContents()).slice(0, 6)).toEqual([
    meeting.waits,
    `${introduction.incoming.title} 1`,
    home.waits.events,
    introduction.title,
    home.request.title,
    home.next.title,
  ]);
  await expectAccessible(page);

  const times = page.getByRole('article', { name: fill(meeting.title, { name: 'Ben' }) });
  await times.getByRole('radio').first().check();
  await times.getByRole('button', { name: meeting.pick.submit }).click();
  await expect(tabOf(page, 1)).toBeVisible();
  await page.setViewportSize(desktop);
  await expect(tabOf(page, 1)).toBeVisible();
  await page
    .getByRole('button', { name: fill(introduction.incoming.acceptOf, { name: 'Cleo Moss' }) })
    .click();
  await expect(page.getByRole('region', { name: introduction.incoming.new })).toContainText('Cleo Moss');
  await expect(page.getByRole('link', { name: common.nav.myCommunities, exact: true })).toBeVisible();
  await expectAccessible(page);
  await context.close();
});

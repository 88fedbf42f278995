import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notifications } from '../../src/generated/api/notification';
import * as schema from '../../src/server/db/schema';
import { notificationKinds } from '../../src/server/notificationKinds';
import { actionPath } from '../../src/server/notifications/actions/buttons';
import { sha256 } from '../../src/server/tokens';
import { introductionGone } from '../support/introductionGone';
import { connect } from '../support/organisers';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
const far = 'far.example';
const external = 'external.example';
const day = 86_400;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    communities: {
      [home]: { ...emailOnly, community: { transparent: true } },
      [far]: emailOnly,
      [external]: { auth: [{ authType: 'GOOGLE' }], community: { transparent: true } },
    },
    env: { GOOGLE_CLIENT_ID: 'some-client' },
  });
});
afterAll(() => server.stop());

const idOf = ({ participantId = '' }: Person): string => participantId;
const as = ({ token }: Person, community = home) => ({ token, community });
const member = (firstName: string, community = home) => addPerson(server, { member: community, firstName });

/** The addresses of the buttons in the latest email to somebody, in their order. */
async function buttonsIn({ email }: Person): Promise<string[]> {
  const [latest] = await server.emails(email);
  const links = latest?.links ?? [];
  return [...new Set(links.filter((link) => link.includes(actionPath)))];
}

/** Opens the page of a button, or presses its button. */
async function page(url: string, { method = 'GET', body = '', community = home } = {}) {
  const { pathname, search } = new URL(url);
  const answer = await fetch(`${server.origin}${pathname}${search}`, {
    method,
    headers: {
      'x-community-id': community,
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(method === 'POST' && { body }),
  });
  return { status: answer.status, text: (await answer.text()).replaceAll('&#39;', '’') };
}
const press = (url: string, community = home) =>
  page(url, { method: 'POST', body: 'confirm=yes', community });

/** Ada would like to meet Bob, who has got the email about it. */
async function introduction() {
  const [ada, bob] = [await member('Ada'), await member('Bob')];
  const like = { participantId: idOf(ada), subjectId: idOf(bob), relationType: 'LIKE' };
  expect(await server.post('/api/relations', like, as(ada))).toMatchObject({ status: 200 });
  server.later(31);
  const [accept = '', decline = ''] = await buttonsIn(bob);
  return { ada, bob, accept, decline };
}
const relationTo = async (by: Person, other: Person) => {
  const rows = await server.app.db.orm
    .select()
    .from(schema.relations)
    .where(eq(schema.relations.participantId, idOf(by)));
  return rows.find(({ subjectId }) => subjectId === idOf(other));
};
const areConnected = async (one: Person) => {
  const rows = await server.app.db.orm.select().from(schema.connections);
  return rows.some(({ firstId, secondId }) => [firstId, secondId].includes(idOf(one)));
};

describe('the actions of all kinds', () => {
  it('NOT-02 each stands for a call, whose guard decides', () => {
    const declared = notificationKinds.all.flatMap(({ kind, actions = [] }) =>
      actions.map(({ name, call }) => [kind, name, call.id, call.audience]),
    );
    expect(declared).toEqual([
      ['introduced', 'accept', 'B05', 'member'],
      ['introduced', 'decline', 'M11', 'member'],
      ['meetingProposed', 'pick', 'M14', 'member'],
      ['rateMeeting', 'rate', 'M07', 'owner'],
    ]);
  });
});

describe('answering an introduction from its email', () => {
  it('NOT-02 what opens or posts a link by itself does nothing; its button does it, once', async () => {
    const { ada, bob, accept, decline } = await introduction();
    for (const method of ['HEAD', 'GET', 'GET', 'POST'])
      expect((await page(accept, { method, body: 'List-Unsubscribe=One-Click' })).status).toBe(200);
    expect((await page(accept)).text).toContain('Accept Ada Tester’s request?');
    expect(await areConnected(bob)).toBe(false);
    expect((await press(accept)).text).toContain('You’re connected');
    expect(await areConnected(bob)).toBe(true);
    expect(await relationTo(bob, ada)).toMatchObject({ relationType: 'LIKE' });
    for (const url of [accept, decline])
      for (const { text } of [await page(url), await press(url)])
        expect([text.includes('You’re connected already.'), text.includes('<form')]).toEqual([true, false]);
    const { body } = await server.get('/api/notifications', as(bob));
    const list = (body as Notifications).notifications;
    expect(list.filter(({ kind }) => kind === 'introduced').map(({ seen }) => seen)).toEqual([true]);
  });

  it('NOT-02 two presses at once do it once', async () => {
    const { bob, decline } = await introduction();
    const pages = await Promise.all([press(decline), press(decline)]);
    const done = pages.filter(({ text }) => text.includes('You’ve declined</h1>'));
    expect([done.length, await areConnected(bob)]).toEqual([1, false]);
  });

  it('NOT-02 who has declined can still accept', async () => {
    const { ada, bob, accept, decline } = await introduction();
    await press(decline);
    expect((await relationTo(ada, bob))?.declinedAt).not.toBeNull();
    expect((await page(decline)).text).toContain('You’ve declined this request.');
    await press(accept);
    expect(await areConnected(bob)).toBe(true);
  });

  it.each<[string, string, (of: { ada: Person; bob: Person }) => Promise<unknown>]>([
    ...introductionGone(() => server, home),
    [
      'its reader hid the sender',
      'You’ve hidden this person.',
      ({ ada, bob }) =>
        server.post(
          '/api/relations',
          { subjectId: idOf(ada), relationType: 'DISLIKE', note: 'NOT_INTERESTED' },
          as(bob),
        ),
    ],
    ['30 days have passed', 'This button has expired', async () => server.later(31 * day)],
  ])('NOT-02 says so and does nothing once %s', async (_what, said, happen) => {
    const people = await introduction();
    await happen(people);
    for (const { text } of [await page(people.accept), await press(people.accept)]) {
      expect(text).toContain(said);
      if (said.includes('gone')) expect(text).not.toContain('Ada');
    }
    expect(await areConnected(people.bob)).toBe(false);
  });

  it('NOT-02 the secret of a button is stored as a hash, works in its community only, and ends with the address', async () => {
    const { bob, accept } = await introduction();
    const secret = new URL(accept).searchParams.get('link') ?? '';
    const stored = await server.app.db.orm.select().from(schema.notificationActions);
    expect(stored.map(({ hash }) => hash)).toContain(sha256(secret));
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect((await press(accept, far)).status).toBe(404);
    expect((await press(`${accept}x`)).status).toBe(404);
    await server.app.db.transaction((tx) =>
      server.app.accounts.changeEmail(tx, bob.userId, `new-${bob.email}`),
    );
    expect((await press(accept)).status).toBe(404);
    expect(await areConnected(bob)).toBe(false);
    expect(server.logLines.join('\n')).not.toContain(secret);
  });

  it('NOT-02 where an external account is needed to sign in, only a member who is signed in can press it', async () => {
    const google = { madeBy: { method: 'GOOGLE' }, member: external } as const;
    const [ada, bob] = [
      await addPerson(server, { ...google, firstName: 'Ada' }),
      await addPerson(server, { ...google, firstName: 'Bob' }),
    ];
    const like = { participantId: idOf(ada), subjectId: idOf(bob), relationType: 'LIKE' };
    expect(await server.post('/api/relations', like, as(ada, external))).toMatchObject({ status: 200 });
    server.later(31);
    const [accept = ''] = await buttonsIn(bob);
    const { orm } = server.app.db;
    const sessions = await orm
      .delete(schema.sessions)
      .where(eq(schema.sessions.userId, bob.userId))
      .returning();
    expect((await press(accept, external)).text).toContain('Please sign in');
    expect(await areConnected(bob)).toBe(false);
    await orm.insert(schema.sessions).values(sessions);
    expect((await press(accept, external)).text).toContain('You’re connected');
    expect(await areConnected(bob)).toBe(true);
  });
});

describe('a button that is nobody’s', () => {
  const lead = {
    en: 'It’s incomplete, or no longer valid.',
    ru: 'Она неполная или больше не действует.',
  };
  it.each(['en', 'ru'] as const)('NOT-02 has a page that says so, in %s', async (lang) => {
    for (const link of [`?link=${'x'.repeat(43)}`, '?link=', '', '?link=%00', `?link=${'x'.repeat(3000)}`])
      for (const method of ['GET', 'POST'])
        for (const path of [actionPath, '/email/unsubscribe', '/email/reasons']) {
          const answer = await fetch(server.origin + path + link, {
            method,
            headers: {
              'x-community-id': home,
              'accept-language': lang,
              ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
            },
            ...(method === 'POST' && { body: 'confirm=yes' }),
          });
          const text = (await answer.text()).replaceAll('&#39;', '’');
          expect([path, link, answer.status, answer.headers.get('content-type')]).toEqual([
            path,
            link,
            link.includes('%00') ? 400 : 404,
            'text/html; charset=utf-8',
          ]);
          expect(text).toContain(lead[lang]);
          expect(text).toContain(`<html lang="${lang}">`);
        }
  });

  it('NOT-02 what fails otherwise has a page, too', async () => {
    const answer = await fetch(`${server.origin}${actionPath}?link=x`, {
      method: 'POST',
      headers: { 'x-community-id': home, 'content-type': 'application/xml' },
      body: '<x/>',
    });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([415, 'no-store']);
    expect(await answer.text()).toContain('That didn’t work</h1>');
  });
});

describe('picking a time from an email', () => {
  /** A time so many hours from now, ISO. */
  const inHours = (hours: number) =>
    new Date(Math.ceil(server.now().getTime() / 60_000) * 60_000 + hours * 3_600_000).toISOString();

  /** Ada suggests two times to Bob, who has got the email about them. */
  async function proposal() {
    const [ada, bob] = [await member('Ada'), await member('Bob')];
    await connect(server, home, ada, bob);
    const offered = {
      subjectId: idOf(bob),
      slots: [inHours(48), inHours(72)],
      minutes: 30,
      place: { kind: 'LATER', text: '' },
      timeZone: 'Europe/Belgrade',
    };
    const sent = await server.post('/api/matching/meetings', offered, as(ada));
    expect(sent).toMatchObject({ status: 200 });
    const buttons = await buttonsIn(bob);
    const { id, version } = sent.body as { id: string; version: number };
    return { ada, bob, buttons, id, version, offered };
  }
  const stateOf = async (id: string) => {
    const { meetings } = schema;
    const [meeting] = await server.app.db.orm.select().from(meetings).where(eq(meetings.id, id));
    return meeting;
  };

  it('NOT-02 each time has a button; the picked one is agreed, and the others say so', async () => {
    const { buttons, id, offered } = await proposal();
    expect(buttons).toHaveLength(2);
    const [first = '', second = ''] = buttons;
    expect((await page(second)).text).toContain('Meet Ada Tester at this time?');
    expect(await stateOf(id)).toMatchObject({ state: 'PROPOSED' });
    expect((await press(second)).text).toContain('It’s agreed');
    expect(await stateOf(id)).toMatchObject({ state: 'AGREED', startsAt: new Date(offered.slots[1]!) });
    for (const url of [first, second]) expect((await press(url)).text).toContain('You’ve agreed to meet on');
    expect((await stateOf(id))?.startsAt?.toISOString()).toBe(offered.slots[1]);
  });

  it.each<[string, string, (of: Awaited<ReturnType<typeof proposal>>) => Promise<unknown>]>([
    [
      'the meeting was called off',
      'This meeting was called off.',
      ({ ada, id, version }) => server.post(`/api/matching/meetings/${id}/cancel`, { version }, as(ada)),
    ],
    [
      'other times were suggested',
      'Other times were suggested since.',
      ({ ada, id, version, offered }) =>
        server.post(
          '/api/matching/meetings',
          { ...offered, meetingId: id, version, slots: [inHours(96)] },
          as(ada),
        ),
    ],
    [
      'its reader suggested other times',
      'You’ve suggested other times since.',
      ({ ada, bob, id, version, offered }) =>
        server.post(
          '/api/matching/meetings',
          { ...offered, subjectId: idOf(ada), meetingId: id, version, slots: [inHours(96)] },
          as(bob),
        ),
    ],
    ['the time has passed', 'This time has passed.', async () => server.later(60 * 3600)],
  ])('NOT-02 says so and agrees on nothing once %s', async (_what, said, happen) => {
    const about = await proposal();
    await happen(about);
    const [first = ''] = about.buttons;
    for (const { text } of [await page(first), await press(first)]) expect(text).toContain(said);
    expect((await stateOf(about.id))?.startsAt).toBeNull();
  });

  it('NOT-02 what the call refuses is said in its words, and the button works once it is possible', async () => {
    const { bob, buttons, id } = await proposal();
    const [first = ''] = buttons;
    const { orm } = server.app.db;
    const [connection] = (await orm.select().from(schema.connections)).filter(({ firstId, secondId }) =>
      [firstId, secondId].includes(idOf(bob)),
    );
    const { matchingId } = connection!;
    await orm.delete(schema.connections).where(eq(schema.connections.matchingId, matchingId));
    expect((await press(first)).text).toContain('No longer possible');
    expect(await stateOf(id)).toMatchObject({ state: 'PROPOSED' });
    await orm.insert(schema.connections).values(connection!);
    expect((await press(first)).text).toContain('It’s agreed');
  });
});

describe('rating a meeting from an email', () => {
  /** Ada and Bob were connected long ago, and Bob has got the email that asks how it went. */
  async function asked() {
    const [ada, bob] = [await member('Ada'), await member('Bob')];
    await connect(server, home, bob, ada);
    const { matchingResults } = schema;
    const ofBob = eq(matchingResults.viewerId, idOf(bob));
    await server.app.db.orm.update(matchingResults).set({ askedAt: null }).where(ofBob);
    await server.app.meetings.askDue();
    return { bob, buttons: await buttonsIn(bob) };
  }
  const ratingOf = async (who: Person) => {
    const { matchingResults } = schema;
    const rows = await server.app.db.orm
      .select()
      .from(matchingResults)
      .where(eq(matchingResults.viewerId, idOf(who)));
    return rows[0];
  };

  it('NOT-02 each score has a button, of which one counts', async () => {
    const { bob, buttons } = await asked();
    expect(buttons).toHaveLength(6);
    expect((await page(buttons[3]!)).text).toContain('4 of 5');
    expect((await ratingOf(bob))?.ratedAt).toBeNull();
    expect((await press(buttons[3]!)).text).toContain('Thank you');
    expect(await ratingOf(bob)).toMatchObject({ score: 4, couldNotMeet: false });
    for (const url of [buttons[0]!, buttons[3]!])
      expect((await press(url)).text).toContain('You’ve answered this already.');
    expect(await ratingOf(bob)).toMatchObject({ score: 4 });
  });

  it('NOT-02 that the two could not meet has one, too', async () => {
    const { bob, buttons } = await asked();
    await press(buttons[5]!);
    expect(await ratingOf(bob)).toMatchObject({ score: null, couldNotMeet: true });
  });
});

import { rmSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { blocks, participants } from '../../src/server/db/schema';
import { limitTable } from '../../src/server/limitTable';
import { initCall } from '../../src/server/modules/page/initCall';
import { screenCalls } from '../../src/server/modules/page/screenCalls';
import { cookiesOf, openDocument, type Document } from '../support/documents';
import { storeEvent } from '../support/events';
import { printingRenderer, writePageBuild } from '../support/pageBuild';
import { addPerson, password, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const host = 'open.example';
const other = 'code.example';

/** The renderer, which fails or leaves something out if the address asks for it. */
const renderer = `${printingRenderer.replace('export const render', 'const print')}
export const render = async (payload, asked) => {
  const how = /fail=(\\w+)/.exec(asked.member?.url ?? '')?.[1];
  if (how === 'throws') throw new Error('cannot render');
  const { queries, ...page } = await print(payload, asked);
  if (how === 'nothing') return undefined;
  return how === 'noData' ? page : { ...page, queries, ...(how === 'unused' && { used: [] }) };
};`;

/** Holds the answers to one call back. */
let held: Promise<unknown> = Promise.resolve();
/** Hears of each answer to a call about which a test waits. */
let onAnswer: (url: string) => void = () => undefined;
const late = '/api/matching/requests';
function followRoutes(route: RouteOptions): void {
  if (!route.url.startsWith('/api/')) return;
  route.onResponse = async () => onAnswer(route.url);
  if (route.url === late) route.preHandler = [() => held, ...[route.preHandler ?? []].flat()] as never;
}

/** Tests decide when the time of first calls is over: by default never. */
const unlimited = (): AbortSignal => new AbortController().signal;
let startLimit = unlimited;

let folder: string;
let server: TestServer;
let ada: Person;
let bob: Person;
beforeAll(async () => {
  folder = writePageBuild(renderer);
  server = await startServer({
    builtDir: folder,
    memberPages: { startLimit: () => startLimit() },
    onRoute: followRoutes,
    env: { TRUST_PROXY: '127.0.0.1' },
    limits: { ...limitTable, address: { ...limitTable.address, getProfileBySlug: { max: 2, seconds: 60 } } },
    communities: { [other]: { auth: [{ authType: 'OTP' }] } },
  });
  ada = await addPerson(server, { member: host, firstName: 'Adalind' });
  bob = await addPerson(server, { member: host, firstName: 'Bobinson' });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  startLimit = unlimited;
  held = Promise.resolve();
  onAnswer = () => undefined;
});

type Opening = Partial<Parameters<typeof openDocument>[2]>;
const open = (url: string, person?: Person, opening: Opening = {}): Promise<Document> =>
  openDocument(server.app, url, { host, cookies: person && cookiesOf(person), ...opening });
const callsIn = ({ data }: Document) => Object.keys(data ?? {}).toSorted();
const withInit = (calls: readonly string[]) => [initCall, ...calls].toSorted();
/** The calls of home of a person. */
const homeOf = ({ participantId = '' }: Person) =>
  withInit(screenCalls.home.map((call) => call.replace('{participantId}', participantId)));
const personal = () => /Adalind|Bobinson|Tester/;

/** The page that everybody with a session's cookie gets. */
function expectWithoutData({ statusCode, headers, cookies, data, body, boot }: Document): void {
  expect([statusCode, data, cookies]).toEqual([200, undefined, []]);
  expect(boot?.member).toBeUndefined();
  expect(body).not.toMatch(personal());
  expect(headers['cache-control']).toBe('no-cache');
}

describe('the page of a signed-in member', () => {
  it('SES-01 API-00 has the answers to the first calls of its screen, as over HTTP', async () => {
    const page = await open('/my_communities', ada);
    expect(page.statusCode).toBe(200);
    expect(callsIn(page)).toEqual(homeOf(ada));
    for (const [call, text] of Object.entries(page.data ?? {})) {
      const [method, url = ''] = call.split(' ');
      const isRead = method === 'GET';
      const { body } = await server.app.inject({
        method: isRead ? 'GET' : 'POST',
        url,
        payload: isRead ? undefined : {},
        headers: { host, authorization: `Bearer ${ada.token}` },
      });
      expect(text).toBe(body);
    }
    expect(page.body).toContain(ada.email);
  });

  it('SES-01 UIX-05 makes none of these calls again', async () => {
    const { body, headers } = await open('/my_communities', ada);
    expect(body).not.toContain('earlyCalls');
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  it('SES-01 comes to a browser that says that it opens a document', async () => {
    const headers = { 'sec-fetch-dest': 'document' };
    expect((await open('/my_communities', ada, { headers })).data).toBeDefined();
  });

  it('M17 says in which time zone its reader is', async () => {
    const zone = async () => {
      const { timeZone } = participants;
      const which = eq(participants.id, ada.participantId ?? '');
      const [found] = await server.app.db.orm.select({ timeZone }).from(participants).where(which);
      return found?.timeZone;
    };
    const visit = (cookies: object) => open('/contacts', ada, { cookies: { ...cookiesOf(ada), ...cookies } });
    await visit({ zone: 'Pacific/Honolulu' });
    expect(await zone()).toBe('Pacific/Honolulu');
    for (const nonsense of [{ zone: 'Mars/Base' }, {}]) {
      await visit(nonsense);
      expect(await zone()).toBe('Pacific/Honolulu');
    }
  });

  it('SES-01 is stored by nobody', async () => {
    const { headers } = await open('/my_communities', ada);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
      vary: expect.stringContaining('cookie'),
    });
    expect(headers).not.toHaveProperty('etag');
  });

  it('SES-01 says whose it is, when it was made, and in which time zone', async () => {
    const sessionId = ada.token.split('.')[0];
    const zoned = (zone: string) => open('/profile', ada, { cookies: { ...cookiesOf(ada), zone } });
    expect((await open('/profile', ada)).boot.member).toEqual({ sessionId, now: expect.any(String) });
    expect((await zoned('Asia/Tbilisi')).boot.member).toMatchObject({ sessionId, zone: 'Asia/Tbilisi' });
    expect((await zoned('Nowhere/At_All')).boot.member).not.toHaveProperty('zone');
  });

  it('SES-01 renews its cookie, and the session with it', async () => {
    const eve = await addPerson(server, { member: host });
    for (let month = 0; month < 3; month += 1) {
      server.later(20 * 86_400);
      const { cookies, data } = await open('/my_communities', eve);
      expect(data).toBeDefined();
      expect(cookies).toMatchObject([
        { name: 'page', value: eve.page, maxAge: 30 * 86_400, httpOnly: true, secure: true, sameSite: 'Lax' },
      ]);
    }
    server.later(-60 * 86_400);
  });

  it('CON-01 UIX-05 makes the calls of its address: of a tab, of a path’s parameters, of the member', async () => {
    const eventId = await storeEvent(server.app.db.orm, { id: 'breakfast', communityId: host });
    expect(callsIn(await open('/events?tab=past', ada))).toEqual(withInit(['GET /api/event/past?page=0']));
    expect(callsIn(await open('/events?tab=constructor', ada))).toEqual([initCall]);
    expect(callsIn(await open('/events?search=x', ada))).toEqual([initCall]);
    expect(callsIn(await open(`/event/${eventId}?a=b`, ada))).toEqual(
      withInit(screenCalls.event.map((call) => call.replace('{eventId}', eventId))),
    );
    expect(callsIn(await open('/profile', ada))).toEqual(
      withInit(
        screenCalls.profile.map((call) =>
          call.replace('{participantId}', ada.participantId ?? '').replace('{communityId}', host),
        ),
      ),
    );
  });

  it('ROU-02 ROU-03 has the data of the screen that the reader is led to', async () => {
    const manager = await addPerson(server, { member: host, manager: true });
    const admin = await addPerson(server, { admin: true });
    const managers = [initCall, `GET /api/admin/${host}/home`].toSorted();
    expect(callsIn(await open('/', ada))).toEqual(homeOf(ada));
    expect(callsIn(await open('/admin', ada))).toEqual(homeOf(ada));
    expect(callsIn(await open('/admin', manager))).toEqual(managers);
    expect(callsIn(await open('/events', admin))).toEqual(managers);
  });

  it('SES-03 AUT-07 has the user alone where the address is not confirmed or nobody was admitted yet', async () => {
    for (const lacking of [{ confirmed: false }, { enabled: false }]) {
      const eve = await addPerson(server, { member: host, ...lacking });
      expect(callsIn(await open('/contacts', eve))).toEqual([initCall]);
    }
  });

  it('UIX-07 is in the language of the page', async () => {
    const cookies = { ...cookiesOf(ada), lang: 'en', theme: 'dark' };
    const { body, data } = await open('/my_communities', ada, { cookies });
    expect(body).toContain('<html lang="en" data-theme="dark">');
    expect(data).toBeDefined();
  });

  it('SES-01 is their own, also if many come at once, with visitors in between', async () => {
    const visits = Array.from({ length: 8 }, () => [ada, bob, undefined]).flat();
    const pages = await Promise.all(visits.map((person) => open('/profile', person)));
    for (const [index, { body, data }] of pages.entries()) {
      const reader = visits[index];
      expect(data === undefined).toBe(reader === undefined);
      for (const person of [ada, bob]) expect(body.includes(person.email)).toBe(person === reader);
    }
    const stranger = await server.app.inject({ url: '/api/current-user', headers: { host } });
    expect(stranger.statusCode).toBe(401);
  });

  it('CFG-04 is of the community of its address, whatever the header of calls says', async () => {
    const headers = { 'x-community-id': other };
    expect(callsIn(await open('/events', ada, { headers }))).toEqual(withInit(screenCalls.events));
  });
});

describe('the page without data comes', () => {
  const mixed = ({ page }: Person, { token }: Person) => ({
    page: `${page?.split('.')[0]}.${token.split('.')[1]}`,
  });
  it.each<[string, (cookies: Record<string, string>) => Opening]>([
    ['without the page cookie', ({ session = '' }) => ({ cookies: { session } })],
    ['with the cookie of another session', ({ page = '' }) => ({ cookies: { page, session: 'another' } })],
    ['to another user’s browser', ({ page = '' }) => ({ cookies: { ...cookiesOf(bob), page } })],
    ['with the secret of calls', (cookies) => ({ cookies: { ...cookies, ...mixed(ada, ada) } })],
    ['with the secret of another', (cookies) => ({ cookies: { ...cookies, ...mixed(ada, bob) } })],
    ['with a cookie of no form', ({ session = '' }) => ({ cookies: { session, page: session } })],
    ['in a frame', () => ({ headers: { 'sec-fetch-dest': 'iframe' } })],
    ['to a script', () => ({ headers: { 'sec-fetch-dest': 'empty' } })],
    ['as an image', () => ({ headers: { 'sec-fetch-dest': 'image' } })],
  ])('SES-01 %s', async (_how, change) => {
    expectWithoutData(await open('/my_communities', ada, change(cookiesOf(ada))));
  });

  it('SES-01 to a browser that signed out without a connection', async () => {
    const { page } = cookiesOf(ada);
    const document = await open('/profile', ada, { cookies: { page: page ?? '' } });
    expect(document.data).toBeUndefined();
    expect(document.body).not.toMatch(personal());
  });

  it('SES-01 to HEAD', async () => {
    const { statusCode, headers, cookies } = await open('/my_communities', ada, { method: 'HEAD' });
    expect([statusCode, headers['cache-control'], cookies]).toEqual([200, 'no-cache', []]);
  });

  it.each(['throws', 'nothing', 'noData'])('ERR-04 if the renderer fails: %s', async (how) => {
    const page = await open(`/profile?fail=${how}`, ada);
    expectWithoutData(page);
    expect(page.body).toContain('earlyCalls');
  });

  it('SES-07 where nobody is led away from the page', async () => {
    expectWithoutData(await open('/auth-magic', ada));
  });

  it('ROU-06 at an address where nothing is', async () => {
    const page = await open('/u/nobody-at-all', ada);
    expect([page.statusCode, page.data]).toEqual([404, undefined]);
  });

  it('SES-01 where the session does not count', async () => {
    expectWithoutData(await open('/profile', ada, { host: other }));
    const magic = await addPerson(server, { member: host, madeBy: { method: 'MAGIC' } });
    expectWithoutData(await open('/profile', magic));
  });
});

describe('from the next request on', () => {
  const as = ({ token }: Person) => ({ token, community: host });
  const end = (person: Person, by: Person | { token: string }) =>
    server.call('DELETE', `/api/current-user/sessions/${person.token.split('.')[0]}`, undefined, {
      token: by.token,
      community: host,
    });
  const ends: [string, (person: Person) => Promise<{ status: number }>][] = [
    ['who signed out', (person) => end(person, person)],
    [
      'whose session was ended on another device',
      async (person) => {
        const body = { authType: 'EMAIL', email: person.email, password };
        const { body: opened } = await server.post('/api/auth/login', body, { community: host });
        return end(person, opened as { token: string });
      },
    ],
    [
      'who deleted the account',
      (person) => server.call('DELETE', `/api/users/delete/${person.userId}`, { password }, as(person)),
    ],
    [
      'who left the community',
      ({ participantId, token }) =>
        server.post('/api/participant/leave', { participantId }, { token, community: host }),
    ],
  ];
  it.each(ends)('SES-05 SES-06 A13 nothing personal is sent to a browser %s', async (_who, act) => {
    const eve = await addPerson(server, { member: host, firstName: 'Adalind' });
    expect((await open('/profile', eve)).data).toBeDefined();
    expect((await act(eve)).status).toBe(200);
    expectWithoutData(await open('/profile', eve));
  });

  it('SES-06 nothing personal is sent once the session has expired', async () => {
    const eve = await addPerson(server, { member: host, firstName: 'Adalind' });
    server.later(31 * 86_400);
    expectWithoutData(await open('/profile', eve));
    server.later(-31 * 86_400);
  });

  it.each(['removed', 'not admitted any more'])(
    'PAR-01 nothing of the members is sent to somebody who was %s',
    async (how) => {
      const eve = await addPerson(server, { member: host, firstName: 'Eve' });
      const members = () => open('/participants', eve);
      expect((await members()).body).toContain('Bobinson');
      await server.app.db.orm
        .update(participants)
        .set({ enabled: false, ...(how === 'removed' && { removedAt: new Date() }) })
        .where(eq(participants.id, eve.participantId ?? ''));
      const page = await members();
      expect(callsIn(page)).toEqual([initCall]);
      expect(page.body).not.toContain('Bobinson');
    },
  );

  it('SAF-01 nothing of a member is sent to somebody whom they have blocked', async () => {
    const [eve, dan] = [
      await addPerson(server, { member: host, firstName: 'Eve' }),
      await addPerson(server, { member: host, firstName: 'Danilow' }),
    ];
    expect((await open('/participants', eve)).body).toContain('Danilow');
    expect((await server.post(`/api/blocks/${eve.participantId}`, {}, as(dan))).status).toBe(200);
    expect((await open('/participants', eve)).body).not.toContain('Danilow');
  });

  it('SES-05 CFG-18 nothing personal is sent by another process either', async () => {
    const second = await startServer({
      beside: server,
      builtDir: folder,
      memberPages: { startLimit: unlimited },
    });
    const openThere = (person: Person) =>
      openDocument(second.app, '/profile', { host, cookies: cookiesOf(person) });
    try {
      const eve = await addPerson(server, { member: host, firstName: 'Adalind' });
      expect((await openThere(eve)).data).toBeDefined();
      await end(eve, eve);
      expectWithoutData(await openThere(eve));
    } finally {
      await second.stop();
    }
  });
});

describe('first calls', () => {
  it('UIX-05 that come late are left to the browser, and the page has the others', async () => {
    const limit = new AbortController();
    startLimit = () => limit.signal;
    let release: (value?: unknown) => void = () => undefined;
    held = new Promise((resolve) => {
      release = resolve;
    });
    const inTime = homeOf(ada).filter((call) => !call.includes(late));
    let answered = 0;
    onAnswer = () => {
      answered += 1;
      if (answered === inTime.length) setImmediate(() => limit.abort());
    };
    const page = await open('/my_communities', ada);
    release();
    expect(callsIn(page)).toEqual(inTime);
    const script = /<script>(?<code>[^<]*earlyCalls=[^<]*)<\/script>/.exec(page.body)?.groups?.code ?? '';
    expect(script).toContain('"calls":["GET /api/matching/requests?page=0"]');
    expect(script).not.toContain(initCall);
  });

  it('UIX-05 whose answers the renderer did not use are left to the browser', async () => {
    const { body, data } = await open('/profile?fail=unused', ada);
    expect(data).toBeDefined();
    for (const call of Object.keys(data ?? {})) expect(body).toContain(JSON.stringify(call));
  });

  it('UIX-05 that all come late leave the page without data', async () => {
    startLimit = () => AbortSignal.abort();
    const page = await open('/my_communities', ada);
    expectWithoutData(page);
    expect(page.body).toContain(initCall);
  });

  it('API-00 count for the address they come from, as over HTTP', async () => {
    const path = `/u/${bob.participantId}`;
    const call = `GET /api/participant/profile/${bob.participantId}`;
    const from = (address: string): Opening => ({ headers: { 'x-forwarded-for': address } });
    for (let visit = 0; visit < 2; visit += 1) {
      expect(callsIn(await open(path, ada, from('192.0.2.1')))).toContain(call);
    }
    expect(callsIn(await open(path, ada, from('192.0.2.1')))).toEqual([initCall]);
    expect(callsIn(await open(path, ada, from('192.0.2.2')))).toContain(call);
    const answer = await server.app.inject({
      url: call.slice(4),
      headers: { host, 'x-forwarded-for': '192.0.2.1' },
    });
    expect(answer.statusCode).toBe(429);
  });
});

describe('the welcome page that a manager looks at', () => {
  const agrees = { publicPreview: true };
  const namesOn = async (person?: Person) =>
    (await open('/admin/welcome-page', person)).boot.preview?.map(({ firstName }) => firstName);

  it('AUT-01 PRO-06 comes with its people, without whom the manager blocked', async () => {
    const manager = await addPerson(server, { member: host, manager: true });
    await addPerson(server, { member: host, firstName: 'Seen', participant: agrees });
    const apart = await addPerson(server, { member: host, firstName: 'Apart', participant: agrees });
    expect(await namesOn(manager)).toEqual(['Seen', 'Apart']);
    await server.app.db.orm.insert(blocks).values({
      communityId: host,
      participantId: manager.participantId!,
      subjectId: apart.participantId!,
      createdAt: new Date(),
    });
    expect(await namesOn(manager)).toEqual(['Seen']);
    // Others are led home.
    expect(await namesOn(ada)).toBeUndefined();
    expect(await namesOn()).toBeUndefined();
  });

  it('AUT-01 UIX-05 leaves people who come late to the browser, and has the rest', async () => {
    const manager = await addPerson(server, { member: host, manager: true });
    const limit = new AbortController();
    startLimit = () => limit.signal;
    onAnswer = () => void setImmediate(() => limit.abort());
    const { repository } = server.app.communityStore;
    vi.spyOn(repository, 'preview').mockReturnValueOnce(new Promise(() => undefined));
    const page = await open('/admin/welcome-page', manager);
    expect(callsIn(page)).toEqual([initCall]);
    expect(page.boot.preview).toBeUndefined();
  });
});

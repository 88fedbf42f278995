import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathTo } from '../../src/lib/pathTo';
import { routeNames, rowOf, type RouteName } from '../../src/lib/routes';
import { blocks } from '../../src/server/db/schema';
import { limitTable } from '../../src/server/limitTable';
import { initCall } from '../../src/server/modules/page/initCall';
import { tabCalls } from '../../src/server/modules/page/screenCalls';
import { callers, isVisitor, kinds, type Caller } from '../support/audiences';
import { cookiesOf, openDocument } from '../support/documents';
import { storeEvent } from '../support/events';
import { far, fillFar, mark, theirs } from '../support/farCommunity';
import { printingRenderer, writePageBuild } from '../support/pageBuild';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { apart, emailOnly } from '../support/testCommunities';

/** In one, members see each other; in the other, only people they have to do with. */
const homes = ['open.example', 'apart.example'] as const;
type Home = (typeof homes)[number];

const often = <Limits extends object>(limits: Limits) =>
  Object.fromEntries(Object.keys(limits).map((name) => [name, { max: 1e6, seconds: 60 }])) as Limits;

/** A word of everything about a person whom only managers see: there they blocked the callers, here nobody knows them. */
const shy = /shyperson/i;
const slugOfShy = 'wallflower';
const friendly = 'Friendly';

let folder: string;
let server: TestServer;
const people: Record<Home, Partial<Record<Caller, Person>>> = { 'open.example': {}, 'apart.example': {} };

/** Adds the callers of a community, and the people about whom its pages are. */
async function fill(home: Home): Promise<void> {
  const { orm } = server.app.db;
  const word = 'Shyperson';
  const friend = await addPerson(server, { member: home, firstName: friendly });
  const hidden = await addPerson(server, {
    member: home,
    firstName: word,
    participant: {
      slug: slugOfShy,
      lastName: word,
      position: word,
      company: word,
      about: word,
      lookingFor: word,
      tags: [word],
      publicPage: false,
    },
  });
  const ids = [friend, hidden].map(({ participantId = '' }) => participantId);
  await storeEvent(orm, {
    id: `breakfast at ${home}`,
    communityId: home,
    organisers: ids.slice(0, 1),
    participants: Object.fromEntries(ids.map((id) => [id, 'CONFIRMED' as const])),
  });
  for (const [caller, kind] of Object.entries(kinds)) {
    const { role, member, method = 'EMAIL', guestOf, until, ...more } = kind;
    const person = await addPerson(server, {
      ...more,
      manager: more.manager && !until,
      firstName: 'Caller',
      admin: role === 'admin',
      member: member && (member === 'home' ? home : far),
      madeBy: { method },
      participant: guestOf && {
        isGuest: true,
        guestOf: [guestOf === 'this' ? `breakfast at ${home}` : 'another event'],
      },
    });
    people[home][caller as Caller] = person;
    const isHere = member === 'home' && home === 'open.example';
    const [, participantId = ''] = ids;
    const block = { communityId: home, participantId, subjectId: person.participantId ?? '' };
    if (isHere) await orm.insert(blocks).values({ ...block, createdAt: new Date() });
  }
}

beforeAll(async () => {
  folder = writePageBuild(printingRenderer);
  server = await startServer({
    builtDir: folder,
    memberPages: { startLimit: () => new AbortController().signal },
    limits: { ...limitTable, account: often(limitTable.account), address: often(limitTable.address) },
    communities: { 'open.example': emailOnly, 'apart.example': apart, [far]: emailOnly },
  });
  for (const home of homes) await fill(home);
  await fillFar(server, people['open.example'].manager!);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const seesAll: readonly Caller[] = ['manager', 'admin', 'admin who joined'];

/** The addresses of a route: with the parameters of its own community and of another one, and each tab. */
function addressesOf(name: RouteName, home: Home): string[] {
  const path = (params: object) => pathTo(name as 'participant', { chatId: '9', ...params } as never);
  const own = path({ slug: slugOfShy, eventId: `breakfast at ${home}` });
  const others = path({ slug: theirs.slug, eventId: theirs.event });
  const { screen } = rowOf(name);
  const tabs = Object.keys((screen && tabCalls[screen as keyof typeof tabCalls]) ?? {});
  return [...new Set([own, others]), ...tabs.map((tab) => `${own}?tab=${tab}`)];
}

/** A page without what its address names. */
const withoutNamed = (html: string): string =>
  [slugOfShy, theirs.slug, theirs.event].reduce((left, sent) => left.replaceAll(sent, '_'), html);

describe.each(homes)('the pages of %s', (home) => {
  it.each(callers)('SES-01 PAR-01 SAF-01 contain nothing that the caller may not see: %s', async (caller) => {
    const person = people[home][caller];
    const found: string[] = [];
    let withData = 0;
    for (const url of routeNames.flatMap((name) => addressesOf(name, home))) {
      const cookies = person && cookiesOf(person);
      const { body, data } = await openDocument(server.app, url, { host: home, cookies });
      if (data) withData += 1;
      if (mark.test(withoutNamed(body))) found.push(`${url}: another community`);
      if (shy.test(withoutNamed(body)) && !seesAll.includes(caller)) found.push(`${url}: a person`);
      if (data && !data[initCall]?.includes(person?.email ?? '')) found.push(`${url}: somebody else's`);
    }
    expect(found).toEqual([]);
    expect(withData > 0).toBe(!isVisitor(caller));
  });
});

describe('for comparison', () => {
  it('PAR-01 members who see each other are on the page of all', async () => {
    const page = (caller: Caller) => {
      const [home] = homes;
      return openDocument(server.app, '/participants', {
        host: home,
        cookies: cookiesOf(people[home][caller]!),
      });
    };
    expect((await page('member')).body).toContain(friendly);
    expect((await page('manager')).body).toContain(friendly);
    expect((await page('guest')).body).not.toContain(friendly);
  });

  it('PAR-01 managers find everybody', async () => {
    for (const home of homes) {
      const cookies = cookiesOf(people[home].manager!);
      expect((await openDocument(server.app, '/admin/members', { host: home, cookies })).body).toMatch(shy);
    }
  });
});

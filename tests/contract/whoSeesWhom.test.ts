import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../src/generated/api/contract';
import * as schema from '../../src/server/db/schema';
import { limitTable } from '../../src/server/limitTable';
import { claimed } from '../support/claimed';
import { storeEvent } from '../support/events';
import { placesOf, requestNaming, type AnyCall, type Around, type Named } from '../support/examples';
import { put } from '../support/onLists';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { apart } from '../support/testCommunities';

const home = 'apart.example';
const word = 'outsider';
const often = <Limits extends object>(limits: Limits) =>
  Object.fromEntries(Object.keys(limits).map((name) => [name, { max: 1e6, seconds: 60 }])) as Limits;

let server: TestServer;
/** A person whom only their own circle sees. */
let outsider: Person;
/** Nobody, as long as the outsider is. */
const nobody: Named = { id: 'nobody-id', userId: 'nobody-user', slug: 'nobody-slug', word: 'nobody' };
const theirEvent = 'event-elsewhere';

beforeAll(async () => {
  server = await startServer({
    communities: { [home]: apart },
    limits: { ...limitTable, account: often(limitTable.account), address: often(limitTable.address) },
    sourceTemplate: join(import.meta.dirname, '../../src/index.html'),
  });
  const { orm } = server.app.db;
  outsider = await addPerson(server, {
    member: home,
    firstName: word,
    participant: {
      slug: word,
      lastName: word,
      position: word,
      company: word,
      about: word,
      lookingFor: word,
      tags: [word],
      city: word,
      country: word,
      showLocation: true,
      privacy: 'NONE',
      contacts: [{ type: 'TELEGRAM', value: word }],
      avatarUrl: claimed(`/images/${word}-256.webp`),
    },
  });
  await orm
    .insert(schema.formerSlugs)
    .values({ communityId: home, slug: `was-${word}`, participantId: idOf(outsider), createdAt: new Date() });
  await storeEvent(orm, {
    id: theirEvent,
    communityId: home,
    organisers: [idOf(outsider)],
    event: { createdBy: idOf(outsider) },
    participants: { [idOf(outsider)]: 'CONFIRMED' },
  });
});
afterAll(() => server.stop());

const idOf = ({ participantId = '' }: Person): string => participantId;
const as = (person: Person | undefined) => ({ token: person?.token, community: home });
const named = ({ userId, ...person }: Person, slug = idOf(person as Person)): Named => ({
  id: idOf(person as Person),
  userId,
  slug,
  word: 'caller',
});
const theirs = (): Named => ({ ...named(outsider, word), word });

const calls: AnyCall[] = Object.values(contract).flatMap((resource) => Object.values(resource));

/** Every text that would reveal the outsider. */
const told = () => new RegExp(`${word}|${idOf(outsider)}|${outsider.userId}`, 'i');
const without = (text: string, { id, userId, slug, word: said }: Named): string =>
  [id, userId, slug, said].reduce((left, sent) => left.replaceAll(sent, '_'), text);

let events = 0;
const newEvent = (organiser: Person) =>
  storeEvent(server.app.db.orm, {
    id: `own-${(events += 1)}`,
    communityId: home,
    organisers: [idOf(organiser)],
  });

/** Rows about the two that open nothing. */
async function known(reader: Person): Promise<void> {
  const { orm } = server.app.db;
  const two = { communityId: home, reader: idOf(reader), subject: idOf(outsider), name: idOf(reader) };
  await put.bookmarked(orm, two);
  await put.compared(orm, two);
  await put.pendingReview(orm, two);
  // The outsider's own recommendations and bookmarks do not make those people see them.
  await put.recommended(orm, { ...two, reader: two.subject, subject: two.reader });
  await put.bookmarked(orm, { ...two, reader: two.subject, subject: two.reader });
}

const block = (one: Person, other: Person) =>
  server.app.db.orm
    .insert(schema.blocks)
    .values({ communityId: home, participantId: idOf(one), subjectId: idOf(other), createdAt: new Date() });
/** Both go to an event, where they would see each other. */
const together = (person: Person) =>
  storeEvent(server.app.db.orm, {
    id: `both-${(events += 1)}`,
    communityId: home,
    participants: { [idOf(person)]: 'CONFIRMED', [idOf(outsider)]: 'CONFIRMED' },
  });

const addMember = () => addPerson(server, { member: home, firstName: 'Rita' });

/** People who do not see the outsider. Made anew for each call, because some calls end the caller's role. */
const callers: Record<string, () => Promise<Person | undefined>> = {
  'a member': async () => {
    const person = await addMember();
    await known(person);
    return person;
  },
  'a member who was blocked': async () => {
    const person = await addMember();
    await together(person);
    await block(outsider, person);
    return person;
  },
  'a member who blocked them': async () => {
    const person = await addMember();
    await together(person);
    await block(person, outsider);
    return person;
  },
  'a guest of an event': async () => {
    const participant = { isGuest: true, guestOf: [theirEvent] };
    return addPerson(server, { member: home, enabled: false, participant });
  },
  'a visitor': async () => undefined,
};

/** Blocked people are on the list for unblocking. One's own export contains the ids of people one noted. */
const ownRecords: Record<string, readonly string[]> = {
  A16: Object.keys(callers),
  B08: ['a member who blocked them'],
  B10: ['a member who blocked them'],
  // Reporting stays possible, also about a person whom the reporter once bookmarked.
  P20: ['a member', 'a member who was blocked', 'a member who blocked them'],
  // The tests of SAF-01 cover organisers' actions on people.
  E15: Object.keys(callers),
  E17: Object.keys(callers),
};

describe.each(Object.keys(callers))('SAF-03 PAR-01 somebody outside the circle of %s', (kind) => {
  const tested = calls.filter((call) => kind !== 'a visitor' || call.audience === 'anyone');

  it.each(tested.map((call) => [`${call.id} ${call.name}`, call] as const))(
    'is nobody to %s',
    async (_, call) => {
      if (ownRecords[call.id]?.includes(kind)) return;
      const caller = await callers[kind]!();
      const own = caller ? named(caller) : nobody;
      const around: Around = {
        community: home,
        event: caller?.participantId ? await newEvent(caller) : theirEvent,
        own,
      };
      const send = async (place?: string, somebody?: Named, event = around.event) => {
        const { method, path, body } = requestNaming(call, { ...around, event }, { place, somebody });
        const answer = await server.call(method, path, body, as(caller));
        expect([500, 503], answer.text).not.toContain(answer.status);
        return { ...answer, text: somebody ? without(answer.text, somebody) : answer.text };
      };
      for (const place of placesOf(call, around)) {
        const [made, real] = [await send(place, nobody), await send(place, theirs())];
        expect([place, real.status, real.text]).toEqual([place, made.status, made.text]);
        expect(real.text).not.toMatch(told());
      }
      if (call.method !== 'GET' && call.name !== 'init') return;
      expect((await send()).text).not.toMatch(told());
      expect((await send(undefined, undefined, theirEvent)).text).not.toMatch(told());
    },
  );

  it.each([
    `/u/${word}`,
    `/u/was-${word}`,
    `/u/${word.toUpperCase()}`,
    `/event/${theirEvent}`,
    '/events',
    '/',
  ])('is on no page: %s', async (url) => {
    const caller = await callers[kind]!();
    const cookie = caller ? `session=${caller.token.split('.')[0]}` : '';
    const open = async (address: string) => {
      const headers = { host: `${home}.localhost:3999`, accept: 'text/html', cookie };
      const page = await server.app.inject({ url: address, headers });
      const body = page.body.replaceAll(address.split('/').at(-1) || '/', '_');
      return { status: page.statusCode, location: page.headers.location, body };
    };
    const page = await open(url);
    expect(page.body).not.toMatch(told());
    if (!url.startsWith('/u/')) return;
    expect(page).toEqual(await open('/u/nobody-slug'));
  });

  it('is nobody whom one could want to meet', async () => {
    const caller = await callers[kind]!();
    if (!caller) return;
    const { orm } = server.app.db;
    const community = server.app.communities.byId(home)!;
    await server.app.introWishes.keep(orm, { community, userId: caller.userId }, word);
    expect((await server.post('/api/init', undefined, as(caller))).text).not.toMatch(told());
  });
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, lte, or } from 'drizzle-orm';
import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Init } from '../../src/generated/api/currentUser';
import type { FreeTimes, Match, Matches, Meeting, Meetings } from '../../src/generated/api/meeting';
import * as schema from '../../src/server/db/schema';
import { meetingRelevance } from '../../src/server/modules/meeting/relevance';
import type { Queued } from '../../src/server/notifications/deliveries/deliveries';
import { peopleOf } from '../../src/server/modules/matching/people';
import { communityScope } from '../../src/server/modules/matching/scopes';
import { outboxFolder } from '../../src/server/channels/email/emailChannel';
import { errorOf } from '../support/client';
import { storeEvent } from '../support/events';
import { outbox } from '../support/outbox';
import { addPerson, password, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';

const home = 'open.example';
const another = 'another.example';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    emailsAtOnce: true,
    communities: {
      [home]: {
        auth: [{ authType: 'EMAIL' }],
        community: { timeZone: 'Europe/Belgrade', matching: { meetingUrl: 'https://meet.example/{id}' } },
      },
      [another]: { auth: [{ authType: 'EMAIL' }] },
    },
  });
});
afterAll(() => server.stop());

let ahead = 0;
/** Moves the server's clock on, in days. */
const daysLater = (days: number) => {
  ahead += days * 86_400_000;
  server.later(days * 86_400);
};
/** Past the time in which emails about one meeting are gathered. */
const quarterLater = () => daysLater(15 / (24 * 60));
/** A time so many hours from now, ISO. */
const inHours = (hours: number): string =>
  new Date(Math.ceil((Date.now() + ahead) / 60_000) * 60_000 + hours * 3_600_000).toISOString();

const member = (firstName: string, more: PersonOptions = {}) =>
  addPerson(server, { member: home, firstName, ...more });
const idOf = ({ participantId = '' }: Person) => participantId;

/** Connects two, as mutual interest does. */
async function connect(one: Person, other: Person, community = home): Promise<string> {
  const { orm } = server.app.db;
  const [firstId, secondId] = [idOf(one), idOf(other)].sort() as [string, string];
  const id = `pair-${firstId}-${secondId}`;
  const connectedAt = new Date(Date.now() + ahead);
  const nothing = { score: 0, parts: [] };
  await orm.insert(schema.matchings).values({
    id,
    roundId: null,
    communityId: community,
    firstId,
    secondId,
    createdAt: connectedAt,
    score: 0,
    forward: nothing,
    backward: nothing,
  });
  await orm.insert(schema.matchingResults).values(
    [firstId, secondId].map((viewerId) => ({
      id: `${id}-${viewerId}`,
      communityId: community,
      matchingId: id,
      viewerId,
      rank: 0,
    })),
  );
  await orm
    .insert(schema.connections)
    .values({ communityId: community, firstId, secondId, connectedAt, matchingId: id });
  return id;
}

async function two(...names: [string, string]): Promise<[Person, Person, string]> {
  const [one, other] = [await member(names[0]), await member(names[1])];
  return [one, other, await connect(one, other)];
}

const as = ({ token }: Person, community = home) => ({ token, community });
const path = '/api/matching/meetings';
const offer = (to: Person, more: object = {}) => ({
  subjectId: idOf(to),
  slots: [inHours(24), inHours(48)],
  minutes: 30,
  timeZone: 'Asia/Tokyo',
  place: { kind: 'COMMUNITY' },
  ...more,
});
const propose = (by: Person, to: Person, more: object = {}) => server.post(path, offer(to, more), as(by));
/** Waits for the due emails to a person. */
const emailed = ({ email }: Person) =>
  vi.waitFor(
    async () => {
      const isDue = or(
        eq(outbox.status, 'sending'),
        and(eq(outbox.status, 'pending'), lte(outbox.leasedUntil, new Date(Date.now() + ahead))),
      );
      expect(await server.app.db.orm.$count(outbox, and(eq(outbox.recipient, email), isDue))).toBe(0);
    },
    { interval: 25 },
  );
/** Proposes times and waits for the email: a waiting one would be withdrawn once a time is picked. */
const proposed = async (by: Person, to: Person, more: object = {}) => {
  const answer = await propose(by, to, more);
  expect(answer.status, answer.text).toBe(200);
  await emailed(to);
  return answer.body as Meeting;
};
const pick = (by: Person, { id, version, slots }: Meeting, more: object = {}) =>
  server.post(
    `${path}/${id}/pick`,
    { startsAt: slots[0], version, timeZone: 'America/New_York', ...more },
    as(by),
  );
const cancel = (by: Person, { id, version }: Meeting) =>
  server.post(`${path}/${id}/cancel`, { version }, as(by));
const listOf = async (by: Person, query = ''): Promise<Meetings> =>
  (await server.get(`${path}${query}`, as(by))).body as Meetings;
const fileOf = (by: Person, { id }: Pick<Meeting, 'id'>) => server.get(`${path}/${id}/calendar.ics`, as(by));
const codeOf = (answer: Awaited<ReturnType<typeof propose>>) => errorOf(answer).code;

function read(text: string) {
  const file = new ICAL.Component(ICAL.parse(text) as []);
  const event = new ICAL.Event(file.getFirstSubcomponent('vevent') ?? undefined);
  return { method: file.getFirstPropertyValue('method'), event };
}

describe('M13 POST /api/matching/meetings', () => {
  it('M12 M13 M14 MAT-08 times are offered, one is picked, and both get it for their calendars', async () => {
    const [ada, bob] = await two('Ada', 'Bob');
    const meeting = await proposed(ada, bob);
    expect(meeting).toMatchObject({
      state: 'PROPOSED_BY_ME',
      acts: ['PROPOSE', 'CANCEL'],
      startsAt: null,
      offered: null,
      timeZone: 'Asia/Tokyo',
      theirTimeZone: 'Europe/Belgrade',
      minutes: 30,
      subject: { id: idOf(bob), firstName: 'Bob' },
      place: { kind: 'COMMUNITY', url: `https://meet.example/${meeting.id}` },
    });
    const invited = await server.emailTo(bob.email);
    expect(invited.subject).toBe('When would you like to meet Ada Tester?');
    expect(invited.text).toContain('(GMT+1)');
    const [theirs] = (await listOf(bob)).items;
    expect(theirs).toMatchObject({
      id: meeting.id,
      state: 'PROPOSED_BY_THEM',
      acts: ['PICK', 'PROPOSE', 'CANCEL'],
      theirTimeZone: 'Asia/Tokyo',
      subject: { firstName: 'Ada' },
    });
    const agreed = (await pick(bob, theirs!)).body as Meeting;
    expect(agreed).toMatchObject({
      state: 'AGREED',
      startsAt: meeting.slots[0],
      slots: [],
      timeZone: 'America/New_York',
      acts: ['PROPOSE', 'CANCEL', 'SAVE'],
    });
    for (const [person, count] of [
      [ada, 1],
      [bob, 2],
    ] as const) {
      const email = await server.emailTo(person.email, count);
      expect(email.subject).toMatch(/^You’re meeting (Ada|Bob) Tester on /);
      const answer = await fileOf(person, meeting);
      expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=REQUEST');
      const { method, event } = read(answer.text);
      expect(method).toBe('REQUEST');
      expect([event.uid, event.sequence]).toEqual([`meeting-${meeting.id}@${home}`, 0]);
      expect(event.startDate.toJSDate().toISOString()).toBe(meeting.slots[0]);
      expect(event.location).toBe(`https://meet.example/${meeting.id}`);
      // Nobody sees the other's address.
      const other = person === ada ? bob : ada;
      expect(answer.text.replace(/\r\n /g, '')).toContain(`mailto:${person.email}`);
      expect(answer.text.replace(/\r\n /g, '') + email.text).not.toContain(other.email);
    }
  });

  it('M13 M15 M16 MAT-08 an agreed meeting is moved and called off: its number rises, its name stays', async () => {
    const [ada, bob] = await two('Ada', 'Bob');
    const agreed = (await pick(bob, await proposed(ada, bob))).body as Meeting;
    await server.emailTo(bob.email, 2);
    await emailed(ada);
    quarterLater();
    const later = [inHours(72)];
    const moving = await proposed(bob, ada, {
      meetingId: agreed.id,
      version: agreed.version,
      slots: later,
      minutes: 60,
      place: { kind: 'PLACE', text: 'Café Central' },
    });
    // The agreed time stays valid until the other picks.
    expect(moving).toMatchObject({
      state: 'AGREED',
      startsAt: agreed.startsAt,
      minutes: 30,
      slots: later,
      place: { kind: 'COMMUNITY' },
      offered: { minutes: 60, place: { text: 'Café Central', url: null } },
      acts: ['PROPOSE', 'CANCEL', 'SAVE'],
    });
    const moved = (await pick(ada, moving)).body as Meeting;
    expect(moved).toMatchObject({
      startsAt: later[0],
      minutes: 60,
      offered: null,
      place: { kind: 'PLACE', text: 'Café Central' },
    });
    expect(read((await fileOf(ada, agreed)).text).event.sequence).toBe(1);
    expect((await server.emailTo(bob.email, 3)).subject).toMatch(/^You’re now meeting Ada Tester on /);
    await emailed(ada);
    quarterLater();
    const off = (await cancel(ada, moved)).body as Meeting;
    expect(off).toMatchObject({ state: 'CANCELLED', acts: [] });
    const file = await fileOf(bob, agreed);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=CANCEL');
    const { method, event } = read(file.text);
    expect([method, event.sequence, event.uid]).toEqual(['CANCEL', 2, `meeting-${agreed.id}@${home}`]);
    expect((await server.emailTo(bob.email, 4)).subject).toMatch(
      /^Your meeting with Ada Tester on .* is called off$/,
    );
    expect((await server.emailTo(ada.email, 4)).subject).toMatch(
      /^Your meeting with Bob Tester on .* is called off$/,
    );
    // A cancelled meeting stays cancelled; another may follow.
    expect(codeOf(await cancel(bob, off))).toBe(1183);
    expect((await proposed(bob, ada)).id).not.toBe(agreed.id);
  });

  it('M12 M13 M14 M15 MAT-08 tells what cards of people tell: no contacts, and no city that is not shown', async () => {
    const contacts = [{ type: 'TELEGRAM' as const, value: 'hidden_telegram' }];
    const ada = await member('Ada');
    const bob = await member('Bob', {
      participant: { contacts, privacy: 'PRIVATE', city: 'Hiddenville', showLocation: false },
    });
    await connect(ada, bob);
    const meeting = await proposed(ada, bob);
    const list = await listOf(ada);
    // Bob offers other times, so that it is Ada who picks, and calls it off.
    const moved = await proposed(bob, ada, { meetingId: meeting.id, version: meeting.version });
    const agreed = (await pick(ada, moved)).body as Meeting;
    const over = (await cancel(ada, agreed)).body as Meeting;
    expect([agreed.state, over.state]).toEqual(['AGREED', 'CANCELLED']);
    const told = [meeting, list.items[0], agreed, over];
    expect(told.map((each) => each?.subject.city)).toEqual([null, null, null, null]);
    expect(JSON.stringify([told, list])).not.toMatch(/hidden_telegram|Hiddenville/);
  });

  it('M14 MAT-08 of two who pick at once one comes first, and the other gets an error', async () => {
    const [ada, bob] = await two('Ada', 'Bob');
    const meeting = await proposed(ada, bob);
    const answers = await Promise.all(meeting.slots.map((startsAt) => pick(bob, meeting, { startsAt })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.filter(({ status }) => status === 409).map(codeOf)).toEqual([1180]);
    const [kept] = (await listOf(ada)).items;
    const winner = answers.find(({ status }) => status === 200)!.body as Meeting;
    expect(kept?.startsAt).toBe(winner.startsAt);
    await server.emailTo(ada.email);
    expect(await server.emails(ada.email)).toHaveLength(1);
  });

  it('M13 MAT-08 of two who propose to each other at once one comes first, and the other gets an error', async () => {
    const [ada, bob] = await two('Ada', 'Bob');
    const answers = await Promise.all([propose(ada, bob), propose(bob, ada)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.filter(({ status }) => status === 409).map(codeOf)).toEqual([1181]);
    expect((await listOf(ada)).items).toHaveLength(1);
  });

  it('M14 MAT-08 who offers does not pick, and nobody picks what is not offered or over', async () => {
    const [ada, bob] = await two('Ada', 'Bob');
    const meeting = await proposed(ada, bob);
    expect(codeOf(await pick(ada, meeting))).toBe(1183);
    expect(codeOf(await pick(bob, meeting, { startsAt: inHours(30) }))).toBe(1183);
    expect(codeOf(await pick(bob, meeting, { version: 9 }))).toBe(1180);
    daysLater(3);
    const [lapsed] = (await listOf(bob)).items;
    expect(lapsed).toMatchObject({ state: 'LAPSED', acts: ['PROPOSE', 'CANCEL'], slots: [] });
    expect(codeOf(await pick(bob, meeting))).toBe(1183);
    const again = await proposed(bob, ada, { meetingId: meeting.id, version: meeting.version });
    expect(again).toMatchObject({ id: meeting.id, state: 'PROPOSED_BY_ME', version: 2 });
  });

  it.each([
    ['no time', { slots: [] }, 1100],
    ['four times', { slots: [1, 2, 3, 4].map(inHours) }, 1100],
    ['a time that is over', { slots: ['2020-01-01T10:00:00Z'] }, 1182],
    ['a time too far away', { slots: ['2090-01-01T10:00:00Z'] }, 1182],
    ['another length', { minutes: 25 }, 1100],
    ['a link that is none', { place: { kind: 'LINK', text: 'javascript:alert(1)' } }, 1100],
    ['no place', { place: { kind: 'PLACE', text: ' \u200b ' } }, 1100],
  ])('M13 refuses %s', async (_, more, code) => {
    const [ada, bob] = await two('Ada', 'Bob');
    expect(codeOf(await propose(ada, bob, more))).toBe(code);
  });

  it('M13 takes an own link, a place, and a zone that nobody knows as the community’s', async () => {
    const [ada, bob] = await two('Ada', 'Bob');
    const link = 'https://video.example/ada';
    const meeting = await proposed(ada, bob, { place: { kind: 'LINK', text: link }, timeZone: 'Mars/Base' });
    expect(meeting).toMatchObject({
      place: { kind: 'LINK', text: link, url: link },
      timeZone: 'Europe/Belgrade',
    });
  });

  it('M13 where the community has no address of its own, it is not where to meet', async () => {
    const [ada, bob] = [
      await addPerson(server, { member: another, firstName: 'Ada' }),
      await addPerson(server, { member: another, firstName: 'Bob' }),
    ];
    await connect(ada, bob, another);
    expect(codeOf(await server.post(path, offer(bob), as(ada, another)))).toBe(1100);
  });
});

const freeFor = (by: Person, subject: Person, more: Record<string, string> = {}) => {
  const query = { subjectId: idOf(subject), minutes: '30', timeZone: 'Europe/Belgrade', ...more };
  return server.get(`/api/matching/free-times?${new URLSearchParams(query).toString()}`, as(by));
};
const timesFor = async (...given: Parameters<typeof freeFor>): Promise<string[]> => {
  const answer = await freeFor(...given);
  expect(answer.status, answer.text).toBe(200);
  return (answer.body as FreeTimes).times;
};

describe('M17 GET /api/matching/free-times', () => {
  it('M13 M17 MAT-08 proposes times that can be offered as they are', async () => {
    const [ada, bob] = await two('Ada', 'Bob');
    const { times, ...more } = (await freeFor(ada, bob)).body as FreeTimes;
    expect(times.length).toBeGreaterThan(6);
    expect(more).toEqual({ inWorkingHours: true, theirTimeZone: 'Europe/Belgrade' });
    const meeting = await proposed(ada, bob, { slots: times.slice(0, 3) });
    expect(meeting.slots).toEqual(times.slice(0, 3));
    // What the member has offered may be picked, and is not offered twice.
    expect(await timesFor(ada, bob)).not.toContain(times[0]);
  });

  it('M14 M17 MAT-08 leaves out the agreed meetings of either, and tells nothing of them', async () => {
    const [ada, bob] = await two('Ada', 'Bob');
    const cyd = await member('Cyd');
    await connect(bob, cyd);
    // Of a day that is not the first: that one gets shorter as time passes.
    const before = await timesFor(ada, bob);
    const taken = before[5] ?? '';
    const ofDay = (times: readonly string[]) => times.filter((time) => time.startsWith(taken.slice(0, 10)));
    const secret = { place: { kind: 'PLACE', text: 'Secret garden' }, minutes: 15, slots: [taken] };
    await pick(cyd, await proposed(bob, cyd, secret));
    const answer = await freeFor(ada, bob);
    const { times } = answer.body as FreeTimes;
    expect(times).not.toContain(taken);
    expect(ofDay(times)).toHaveLength(ofDay(before).length);
    expect(Object.keys(answer.body as object).toSorted()).toEqual([
      'inWorkingHours',
      'theirTimeZone',
      'times',
    ]);
    expect(answer.text).not.toMatch(/Secret garden|Cyd/);
    // Times that are only offered to the other take none of theirs.
    const dan = await member('Dan');
    await connect(bob, dan);
    await proposed(dan, bob, { slots: ofDay(times).slice(0, 1) });
    expect(ofDay(await timesFor(ada, bob))).toEqual(ofDay(times));
    // A meeting that was called off takes no time any more.
    const [met] = (await listOf(bob)).items.filter(({ state }) => state === 'AGREED');
    await cancel(bob, met!);
    expect(ofDay(await timesFor(ada, bob))).toEqual(ofDay(before));
  });

  it('M17 MAT-08 HOM-08 leaves out the events of either, and tells nothing of them', async () => {
    const [ada, bob] = await two('Ada', 'Bob');
    const before = await timesFor(ada, bob);
    const { orm } = server.app.db;
    const isLeftOut = async (id: string, community: string, more: object, event: object = {}) => {
      const startsAt = new Date(before[5]!);
      const over = new Date(startsAt.getTime() + 1_800_000);
      const at = { startsAt, endsAt: over, overAt: over, title: 'Secret supper', ...event };
      await storeEvent(orm, { id, communityId: community, ...more, event: at });
      const answer = await freeFor(ada, bob);
      expect(answer.text).not.toMatch(/Secret supper/);
      await orm.delete(schema.events).where(eq(schema.events.id, id));
      return !(answer.body as FreeTimes).times.includes(before[5]!);
    };
    const goes = (status: 'CONFIRMED' | 'PENDING' | 'CANCELLED') => ({
      participants: { [idOf(bob)]: status },
    });
    expect(await isLeftOut('gone to', home, goes('CONFIRMED'))).toBe(true);
    expect(await isLeftOut('organised', home, { organisers: [idOf(ada)] })).toBe(true);
    // Nobody is sure to be at these.
    expect(await isLeftOut('asked for', home, goes('PENDING'))).toBe(false);
    expect(await isLeftOut('left', home, goes('CANCELLED'))).toBe(false);
    expect(await isLeftOut('called off', home, goes('CONFIRMED'), { deletedAt: new Date() })).toBe(false);
    expect(await isLeftOut('of others', home, {})).toBe(false);
  });

  it('M17 MAT-08 follows the zone of each, as their browsers say it', async () => {
    const [ada, bob] = await two('Ada', 'Bob');
    const visit = (cookie: string) => server.post('/api/init', undefined, { ...as(bob), cookie });
    const theirZone = async () => ((await freeFor(ada, bob)).body as FreeTimes).theirTimeZone;
    await visit('zone=Pacific/Honolulu');
    expect(await theirZone()).toBe('Pacific/Honolulu');
    for (const nonsense of ['zone=Mars/Base', `zone=${'x'.repeat(3000)}`, 'zone=', 'other=1']) {
      await visit(nonsense);
      expect(await theirZone()).toBe('Pacific/Honolulu');
    }
    // They share no working hours.
    const answer = (await freeFor(ada, bob)).body as FreeTimes;
    expect(answer.inWorkingHours).toBe(false);
    expect(answer.times.length).toBeGreaterThan(0);
    // The other’s zone is known before they have answered anything.
    expect(await proposed(ada, bob)).toMatchObject({ theirTimeZone: 'Pacific/Honolulu' });
    // Two devices in different zones do not write at every call.
    daysLater(9 / (24 * 60));
    for (let times = 0; times < 2; times += 1) {
      await visit('zone=Europe/Lisbon');
      await visit('zone=Pacific/Honolulu');
      expect(await theirZone()).toBe('Pacific/Honolulu');
    }
    daysLater(1 / (24 * 60));
    await visit('zone=Europe/Lisbon');
    expect(await theirZone()).toBe('Europe/Lisbon');
    await visit('zone=Pacific/Honolulu');
    expect(await theirZone()).toBe('Europe/Lisbon');
  });

  it('M17 refuses what is no length or has no zone, and everybody who is not connected', async () => {
    const [ada, bob] = await two('Ada', 'Bob');
    const cyd = await member('Cyd');
    expect(codeOf(await freeFor(ada, bob, { minutes: '25' }))).toBe(1100);
    expect(codeOf(await freeFor(ada, bob, { timeZone: '' }))).toBe(1100);
    expect((await freeFor(ada, bob, { timeZone: 'Mars/Base' })).status).toBe(200);
    for (const other of [cyd, ada]) expect(codeOf(await freeFor(ada, other))).toBe(1110);
    expect(codeOf(await freeFor(ada, bob, { subjectId: 'nobody' }))).toBe(1110);
    const dan = await addPerson(server, { member: another, firstName: 'Dan' });
    expect(codeOf(await freeFor(ada, dan))).toBe(1110);
    await server.post(`/api/blocks/${idOf(bob)}`, undefined, as(ada));
    expect(codeOf(await freeFor(ada, bob))).toBe(1110);
    expect(codeOf(await freeFor(bob, ada))).toBe(1110);
  });
});

describe('the words that go with times', () => {
  it('M12 M13 M14 MAT-08 are read by the other, in the email too, until the two meet or call it off', async () => {
    const [ada, bob] = await two('Ada', 'Bob');
    const text = 'I’d love to hear how you began.\nA short call would do.';
    const meeting = await proposed(ada, bob, { message: ` ${text.replace('\n', '\r\n')} ` });
    expect(meeting.message).toEqual({ text, lang: 'en', own: true });
    const [theirs] = (await listOf(bob)).items;
    expect(theirs?.message).toEqual({ text, lang: 'en', own: false });
    expect((await server.emailTo(bob.email)).text).toContain('I’d love to hear how you began.');
    const agreed = (await pick(bob, theirs!)).body as Meeting;
    expect(agreed.message).toEqual({ text, lang: 'en', own: false });
    // Other times come with other words, or none.
    const moved = await proposed(bob, ada, { meetingId: agreed.id, version: agreed.version });
    expect(moved.message).toBeNull();
    const again = await proposed(bob, ada, {
      meetingId: moved.id,
      version: moved.version,
      message: 'Sorry, I am ill',
    });
    expect(again.message).toMatchObject({ text: 'Sorry, I am ill', own: true });
    expect(((await cancel(ada, again)).body as Meeting).message).toBeNull();
    const [stored] = await server.app.db.orm
      .select()
      .from(schema.meetings)
      .where(eq(schema.meetings.id, meeting.id));
    expect(stored).toMatchObject({ message: null, messageLang: null });
  });

  it('M13 are bounded, and none where there is nothing to read', async () => {
    const [ada, bob] = await two('Ada', 'Bob');
    expect(codeOf(await propose(ada, bob, { message: 'x'.repeat(501) }))).toBe(1100);
    const meeting = await proposed(ada, bob, { message: ' \u200b\n ' });
    expect(meeting.message).toBeNull();
  });

  it('M13 where to meet can be left to the two', async () => {
    const [ada, bob] = await two('Ada', 'Bob');
    const meeting = await proposed(ada, bob, { place: { kind: 'LATER', text: 'Ignored' } });
    expect(meeting.place).toEqual({ kind: 'LATER', text: '', url: null });
    const agreed = (await pick(bob, meeting)).body as Meeting;
    expect(agreed).toMatchObject({ state: 'AGREED', place: { kind: 'LATER', text: '' } });
    expect(read((await fileOf(ada, agreed)).text).event.location || '').toBe('');
  });
});

describe('who is no longer there', () => {
  const gone: [string, (pair: { ada: Person; bob: Person; id: string }) => Promise<unknown>][] = [
    [
      'connected',
      ({ id }) => server.app.db.orm.delete(schema.connections).where(eq(schema.connections.matchingId, id)),
    ],
    ...(['enabled', 'profileEnabled'] as const).map(
      (key) =>
        [
          key,
          ({ ada }: { ada: Person }) =>
            server.app.db.orm
              .update(schema.participants)
              .set({ [key]: false })
              .where(eq(schema.participants.id, idOf(ada))),
        ] as [string, (pair: { ada: Person; bob: Person; id: string }) => Promise<unknown>],
    ),
  ];

  it.each(gone)('MAT-08 M12 M16 is met no more: %s', async (_, end) => {
    const [ada, bob, id] = await two('Ada', 'Bob');
    const meeting = await proposed(ada, bob);
    await end({ ada, bob, id });
    expect((await listOf(bob)).items).toEqual([]);
    const answers = [
      await pick(bob, meeting),
      await cancel(bob, meeting),
      await fileOf(bob, meeting),
      await propose(bob, ada, { meetingId: meeting.id, version: meeting.version }),
      await propose(bob, ada),
      await freeFor(bob, ada),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => 1110));
    const matches = (await server.get('/api/matching/matches-history', as(bob))).body as Matches;
    expect(matches.items).toEqual([]);
  });

  it('MAT-08 strangers, members of another community and unconnected members get 1110 from every call', async () => {
    const [ada, bob, id] = await two('Ada', 'Bob');
    const meeting = await proposed(ada, bob);
    const agreed = (await pick(bob, meeting)).body as Meeting;
    const cyd = await member('Cyd');
    const dan = await addPerson(server, { member: another, firstName: 'Dan' });
    for (const [person, community] of [
      [cyd, home],
      [dan, another],
    ] as const) {
      const send = (method: string, at: string, body?: object) =>
        server.call(method, at, body, as(person, community));
      const result = `${id}-${idOf(ada)}`;
      const answers = [
        await send('POST', path, offer(ada, { place: { kind: 'PLACE', text: 'Park' } })),
        await send('POST', `${path}/${meeting.id}/pick`, {
          startsAt: inHours(24),
          version: agreed.version,
          timeZone: 'UTC',
        }),
        await send('POST', `${path}/${meeting.id}/cancel`, { version: agreed.version }),
        await send('GET', `${path}/${meeting.id}/calendar.ics`),
        await send('POST', '/api/matching/update-score', {
          matchingId: id,
          matchingResultId: result,
          score: 5,
        }),
        await send('POST', '/api/matching/update-note', { matchingId: id, note: 'Nice' }),
      ];
      expect(answers.map(codeOf)).toEqual(answers.map(() => 1110));
      expect((await send('GET', path)).body).toMatchObject({ items: [] });
    }
  });
});

/** The number of emails of a kind to an address, sent or waiting. */
const toldOf = (email: string, kind: string) => {
  const which = and(eq(outbox.recipient, email), eq(outbox.kind, kind));
  return server.app.db.orm.$count(outbox, which);
};

/** The calendar part of an email. */
async function partOf({ id }: { id: string }) {
  const file = join(outboxFolder(server.app.env.DATA_DIR), `${id}.eml`);
  const { attachments } = await PostalMime.parse(await readFile(file), { attachmentEncoding: 'utf8' });
  return read(String(attachments[0]?.content));
}

type Ends = [
  string,
  { told: 1 | 2; end: (ada: Person, bob: Person) => ReturnType<typeof server.post>; kept?: boolean },
];
const manage = (path: string, body: object) => async (ada: Person) =>
  server.post(
    `/api/admin/participants/${idOf(ada)}${path}`,
    body,
    as(await member('Mona', { manager: true })),
  );

/** The events after which two can no longer meet, and the number of people who are notified: a member who leaves is not. */
const ends: Ends[] = [
  [
    'leaves',
    { told: 1, end: (ada) => server.post('/api/participant/leave', { participantId: idOf(ada) }, as(ada)) },
  ],
  [
    'deletes the account',
    {
      told: 1,
      end: (ada) => server.call('DELETE', `/api/users/delete/${ada.userId}`, { password }, as(ada)),
    },
  ],
  [
    'blocks the other',
    { told: 2, kept: true, end: (ada, bob) => server.post(`/api/blocks/${idOf(bob)}`, undefined, as(ada)) },
  ],
  ['is removed', { told: 2, kept: true, end: manage('/remove', {}) }],
  ['is hidden', { told: 2, kept: true, end: manage('/profile/toggle', { shouldDisable: true }) }],
];
const cancelled = async ({ email }: Person) => toldOf(email, 'meetingCancelled');
const stored = (id: string) =>
  server.app.db.orm.select().from(schema.meetings).where(eq(schema.meetings.id, id));

describe('who cannot meet any more', () => {
  it.each(ends)('MAT-08 M13 an agreed meeting is off once somebody %s', async (_, { told, end, kept }) => {
    const [ada, bob] = await two('Ada', 'Bob');
    const place = { kind: 'LINK', text: 'https://video.example/ada' };
    const agreed = (await pick(bob, await proposed(ada, bob, { place }))).body as Meeting;
    // Another meeting is not affected.
    const cyd = await member('Cyd');
    await connect(bob, cyd);
    const other = (await pick(cyd, await proposed(bob, cyd))).body as Meeting;
    await server.emailTo(bob.email, 3);
    quarterLater();
    expect((await end(ada, bob)).status).toBe(200);

    const email = await server.emailTo(bob.email, 4);
    expect(email.subject).toMatch(/^Your meeting with Ada Tester on .* is called off$/);
    // Without addresses: the secret in an unsubscribe link may contain any letters.
    const words = email.text.replaceAll(/https?:\S*unsubscribe\S*/g, '');
    expect(words).not.toMatch(/block|left|remov|hid|delet|another time|video\.example/i);
    const { method, event } = await partOf(email);
    expect([method, event.uid, event.sequence]).toEqual(['CANCEL', `meeting-${agreed.id}@${home}`, 1]);
    expect(event.startDate.toJSDate().toISOString()).toBe(agreed.startsAt);
    // Once, whatever happens afterwards.
    if (kept) await end(ada, bob);
    expect([await cancelled(ada), await cancelled(bob)]).toEqual([told - 1, 1]);
    expect((await stored(agreed.id)).map(({ state }) => state)).toEqual(kept ? ['CANCELLED'] : []);
    expect(await stored(other.id)).toMatchObject([{ state: 'AGREED' }]);
  });

  it.each(ends)(
    'MAT-08 times that wait are off without a word once somebody %s',
    async (_, { end, kept }) => {
      const [ada, bob] = await two('Ada', 'Bob');
      const meeting = await proposed(ada, bob);
      expect((await end(ada, bob)).status).toBe(200);
      expect((await stored(meeting.id)).map(({ state }) => state)).toEqual(kept ? ['CANCELLED'] : []);
      expect((await listOf(bob)).items).toEqual([]);
      expect(codeOf(await pick(bob, meeting))).toBe(1110);
    },
  );

  it('MAT-08 a meeting that is over stays one that took place', async () => {
    const [ada, bob] = await two('Ada', 'Bob');
    const agreed = (await pick(bob, await proposed(ada, bob))).body as Meeting;
    daysLater(2);
    await server.post(`/api/blocks/${idOf(bob)}`, undefined, as(ada));
    expect(await stored(agreed.id)).toMatchObject([{ state: 'AGREED', sequence: 0 }]);
  });
});

const historyOf = async (by: Person, query = ''): Promise<Matches> =>
  (await server.get(`/api/matching/matches-history${query}`, as(by))).body as Matches;
const pendingOf = async (by: Person): Promise<Match[]> =>
  (await server.get(`/api/matching/${idOf(by)}/pending-score`, as(by))).body as Match[];
const rate = (by: Person, { matchingId, matchingResultId }: Match, said: object) =>
  server.post('/api/matching/update-score', { matchingId, matchingResultId, ...said }, as(by));
const note = (by: Person, { matchingId }: Match, text: string) =>
  server.post('/api/matching/update-note', { matchingId, note: text }, as(by));
const askedOf = ({ email }: Person) => toldOf(email, 'rateMeeting');

describe('what waits', () => {
  const waitingOf = async (by: Person) => {
    const { waiting } = (await server.post('/api/init', undefined, as(by))).body as Init;
    return [waiting?.times, waiting?.ratings];
  };

  it('U04 M04 M12 M14 HOM-08 init counts times to pick and ratings, for the one who has to answer', async () => {
    const [ada, bob] = await two('Ada', 'Bob');
    await proposed(ada, bob);
    expect([await waitingOf(ada), await waitingOf(bob)]).toEqual([
      [0, 0],
      [1, 0],
    ]);
    const [theirs] = (await listOf(bob)).items;
    await pick(bob, theirs!);
    expect(await waitingOf(bob)).toEqual([0, 0]);
    // They meet in a day, and are asked a week later.
    daysLater(9);
    await server.app.meetings.askDue();
    expect([await waitingOf(ada), await waitingOf(bob)]).toEqual([
      [0, 1],
      [0, 1],
    ]);
    const [match] = await pendingOf(bob);
    await rate(bob, match!, { score: 4 });
    expect(await waitingOf(bob)).toEqual([0, 0]);
  });

  it('U04 M12 HOM-08 counts no times that have passed, and nothing with somebody who is gone', async () => {
    const [ada, bob] = await two('Ada', 'Bob');
    await proposed(ada, bob);
    daysLater(3);
    expect((await waitingOf(bob))[0]).toBe(0);
    const [eve, fay] = await two('Eve', 'Fay');
    await proposed(eve, fay);
    expect(await waitingOf(fay)).toEqual([1, 0]);
    await server.post(`/api/blocks/${idOf(fay)}`, undefined, as(eve));
    expect(await waitingOf(fay)).toEqual([0, 0]);
  });

  it('U04 M12 HOM-08 finds times to pick among many meetings that do not wait', async () => {
    const [ada, bob] = await two('Ada', 'Bob');
    const { id } = await proposed(ada, bob);
    const [waits] = await stored(id);
    const { orm } = server.app.db;
    await orm.delete(schema.meetings).where(eq(schema.meetings.id, id));
    // Agreed without other times, agreed and over with times that are left, and called off.
    const others: Partial<NonNullable<typeof waits>>[] = [
      { state: 'AGREED', slots: [], startsAt: new Date(inHours(24)) },
      { state: 'AGREED', startsAt: new Date(inHours(-24)) },
      { state: 'CANCELLED', slots: [] },
      { slots: [inHours(-1)] },
    ];
    const many = Array.from({ length: 120 }, (_, at) => ({
      ...waits!,
      ...others[at % others.length],
      id: `${id} ${at}`,
      uid: `${id} ${at}`,
    }));
    await orm.insert(schema.meetings).values(many);
    expect(await waitingOf(bob)).toEqual([0, 0]);
    await orm.insert(schema.meetings).values(waits!);
    expect(await waitingOf(bob)).toEqual([1, 0]);
  });

  it('U04 M12 M13 HOM-08 has no times of somebody whom the member hides; what was agreed stays', async () => {
    const [ada, bob] = await two('Ada', 'Bob');
    const hide = async () => {
      const body = { subjectId: idOf(ada), relationType: 'DISLIKE', note: 'OTHER' };
      expect((await server.post('/api/relations', body, as(bob))).status).toBe(200);
    };
    const show = async () => {
      expect((await server.call('DELETE', `/api/relations/${idOf(ada)}`, undefined, as(bob))).status).toBe(
        200,
      );
    };
    const first = await proposed(ada, bob);
    await hide();
    expect([(await listOf(bob)).items, await waitingOf(bob)]).toEqual([[], [0, 0]]);
    await show();
    expect((await listOf(bob)).items).toMatchObject([{ id: first.id, state: 'PROPOSED_BY_THEM' }]);
    const { id, version } = (await pick(bob, first)).body as Meeting;
    const again = { meetingId: id, version, message: 'Later, please', slots: [inHours(72)] };
    expect((await propose(ada, bob, again)).status).toBe(200);
    expect((await listOf(bob)).items).toMatchObject([{ state: 'AGREED', slots: [expect.any(String)] }]);
    expect(await waitingOf(bob)).toEqual([1, 0]);
    await hide();
    const [agreed] = (await listOf(bob)).items;
    expect(agreed).toMatchObject({ state: 'AGREED', slots: [], offered: null, message: null });
    expect(agreed?.acts).not.toContain('PICK');
    expect(await waitingOf(bob)).toEqual([0, 0]);
    expect((await listOf(ada)).items).toMatchObject([{ state: 'AGREED', slots: [expect.any(String)] }]);
  });
});

describe('how it went', () => {
  it('M04 HOM-03 asks those who agreed on no time a week after they were connected, and nobody who is gone', async () => {
    const [ada, bob] = await two('Ada', 'Bob');
    const [eve, fay, id] = await two('Eve', 'Fay');
    await server.app.db.orm.delete(schema.connections).where(eq(schema.connections.matchingId, id));
    daysLater(6.9);
    await server.app.meetings.askDue();
    expect(await askedOf(ada)).toBe(0);
    daysLater(0.2);
    await server.app.meetings.askDue();
    expect(await Promise.all([ada, bob, eve, fay].map(askedOf))).toEqual([1, 1, 0, 0]);
    expect((await server.emailTo(ada.email)).subject).toBe('Did you get to meet Bob Tester?');
    expect(await pendingOf(ada)).toMatchObject([{ subject: { id: idOf(bob) }, metAt: null, score: null }]);
    expect(await pendingOf(eve)).toEqual([]);
  });

  it('B04 M01 M04 M07 M08 HOM-03 is a score or that they could not meet, with a note: nobody else is told', async () => {
    const [ada, bob] = await two('Ada', 'Bob');
    daysLater(8);
    await server.app.meetings.askDue();
    const [match] = await pendingOf(ada);
    for (const said of [{}, { score: 4, couldNotMeet: true }, { couldNotMeet: false }]) {
      expect(codeOf(await rate(ada, match!, said))).toBe(1100);
    }
    for (const score of [0, 6, 2.5]) expect(codeOf(await rate(ada, match!, { score }))).toBe(1100);
    expect((await rate(ada, match!, { couldNotMeet: true })).text).toBe('OK');
    expect((await historyOf(ada)).items).toMatchObject([{ score: null, couldNotMeet: true }]);
    expect((await rate(ada, match!, { score: 2 })).text).toBe('OK');
    const secret = 'Talks about boats';
    expect((await note(ada, match!, ` ${secret}\r\n`)).text).toBe('OK');
    expect(codeOf(await note(ada, match!, 'x'.repeat(1001)))).toBe(1100);
    expect(await pendingOf(ada)).toEqual([]);
    expect((await historyOf(ada)).items).toMatchObject([
      { subject: { id: idOf(bob) }, score: 2, couldNotMeet: false, note: secret },
    ]);
    const connected = '/api/relations?list=CONNECTED';
    expect((await server.get(connected, as(ada))).body).toMatchObject({
      items: [{ subject: { id: idOf(bob) }, score: 2, couldNotMeet: false, note: secret }],
    });
    // Nor the other's side, with any ids.
    expect(codeOf(await rate(bob, match!, { score: 5 }))).toBe(1110);
    expect((await historyOf(bob)).items).toMatchObject([{ score: null, couldNotMeet: false, note: null }]);
    const told = [
      '/api/matching/matches-history',
      path,
      connected,
      `/api/matching/${idOf(bob)}/pending-score`,
      `/api/participant/by-id?participantId=${idOf(ada)}`,
    ];
    for (const address of told) {
      expect((await server.get(address, as(bob))).text).not.toContain(secret);
    }
    await note(ada, match!, '');
    expect((await historyOf(ada)).items).toMatchObject([{ note: null }]);
  });

  it('U04 M04 HOM-03 HOM-08 asks nobody about somebody whom they hide, until they show them again', async () => {
    const [ada, bob] = await two('Ada', 'Bob');
    const hide = { subjectId: idOf(bob), relationType: 'DISLIKE', note: 'OTHER' };
    expect((await server.post('/api/relations', hide, as(ada))).status).toBe(200);
    daysLater(8);
    await server.app.meetings.askDue();
    expect([await askedOf(ada), await askedOf(bob)]).toEqual([0, 1]);
    const show = () => server.call('DELETE', `/api/relations/${idOf(bob)}`, undefined, as(ada));
    expect((await show()).status).toBe(200);
    await server.app.meetings.askDue();
    expect(await askedOf(ada)).toBe(1);
    expect(await pendingOf(ada)).toHaveLength(1);
    // Hidden after the question.
    expect((await server.post('/api/relations', hide, as(ada))).status).toBe(200);
    expect(await pendingOf(ada)).toEqual([]);
    const { waiting } = (await server.post('/api/init', undefined, as(ada))).body as Init;
    expect(waiting?.ratings).toBe(0);
    // Nothing tells the other.
    expect(await pendingOf(bob)).toHaveLength(1);
  });

  it('HOM-03 asks nobody who has said so meanwhile, or is not connected any more', async () => {
    const [ada, bob, id] = await two('Ada', 'Bob');
    const isRelevant = meetingRelevance(server.app.db, () => new Date()).get('rateMeeting')!;
    const askedNow = () =>
      Promise.all(
        [ada, bob].map((each) =>
          isRelevant({ kind: 'rateMeeting', cause: `rateMeeting:${id}-${idOf(each)}` } as Queued),
        ),
      );
    expect(await askedNow()).toEqual([true, true]);
    const match = { matchingId: id, matchingResultId: `${id}-${idOf(ada)}` } as Match;
    expect((await rate(ada, match, { score: 4 })).text).toBe('OK');
    expect(await askedNow()).toEqual([false, true]);
    await server.app.db.orm.delete(schema.connections).where(eq(schema.connections.matchingId, id));
    expect(await askedNow()).toEqual([false, false]);
  });

  it('M07 MAT-08 is told to the next round as a mean of how others found somebody', async () => {
    const bob = await member('Bob');
    const raters = [await member('Ada'), await member('Cyd'), await member('Dan')];
    for (const [place, rater] of raters.entries()) {
      const matchingId = await connect(rater, bob);
      const said = place === 2 ? { couldNotMeet: true } : { score: [5, 2][place] };
      const matchingResultId = `${matchingId}-${idOf(rater)}`;
      await rate(rater, { matchingId, matchingResultId } as Match, said);
    }
    const config = server.app.communities.byDomain(home)!;
    const people = await peopleOf(server.app.db.orm, config, {
      ...communityScope(home),
      startedAt: new Date(),
    });
    const ratingOf = (person: Person) => people.find(({ id }) => id === idOf(person))?.rating;
    expect(ratingOf(bob)).toBeCloseTo(0.625);
    expect(raters.map(ratingOf)).toEqual([undefined, undefined, undefined]);
  });

  it('M01 M04 M12 come in pages, the latest first, by one statement however many there are', async () => {
    const ada = await member('Ada');
    const asked = async (path: string): Promise<number> => {
      await server.get(path, as(ada));
      const statements = await statementsOf(() => server.get(path, as(ada)));
      // Without the queries that identify the caller, and the server's own.
      return statements.filter((text) => /from "(connections|meetings|matching_results)"/.test(text)).length;
    };
    const paths = ['/api/matching/matches-history', `/api/matching/${idOf(ada)}/pending-score`, path];
    for (let place = 0; place < 21; place += 1) {
      const other = await member(`Other${place}`);
      await connect(ada, other);
      await server.app.db.orm.insert(schema.meetings).values({
        id: `paged-${place}`,
        uid: `paged-${place}`,
        communityId: home,
        state: 'PROPOSED',
        firstId: [idOf(ada), idOf(other)].sort()[0]!,
        secondId: [idOf(ada), idOf(other)].sort()[1]!,
        proposedBy: idOf(ada),
        slots: [inHours(5)],
        minutes: 30,
        placeKind: 'PLACE',
        placeText: 'Park',
        createdAt: new Date(place * 1000),
        changedAt: new Date(place * 1000),
      });
      if (place > 0 && place < 20) continue;
      for (const each of paths) expect([place, each, await asked(each)]).toEqual([place, each, 1]);
    }
    await server.app.db.orm
      .update(schema.matchingResults)
      .set({ askedAt: new Date() })
      .where(eq(schema.matchingResults.viewerId, idOf(ada)));
    expect(await pendingOf(ada)).toHaveLength(21);
    expect(await asked(paths[1]!)).toBe(1);
    for (const list of [
      (page: number) => historyOf(ada, `?page=${page}`),
      (page: number) => listOf(ada, `?page=${page}`),
    ]) {
      const [first, second] = [await list(0), await list(1)];
      expect([first.items.length, first.hasMore, second.items.length, second.hasMore]).toEqual([
        20,
        true,
        1,
        false,
      ]);
      expect(first.items[0]?.subject.firstName).toBe('Other20');
      expect(second.items[0]?.subject.firstName).toBe('Other0');
    }
  });
});

describe('a restart', () => {
  it('M04 M07 MAT-08 HOM-03 both are asked once, a week after they met, despite restarts in between', async () => {
    const [ada, bob] = await two('Ada', 'Bob');
    await pick(bob, await proposed(ada, bob));
    daysLater(7.5);
    await server.app.meetings.askDue();
    // A week after they were connected, not after they met.
    expect(await askedOf(ada)).toBe(0);
    expect(await pendingOf(ada)).toEqual([]);
    daysLater(1);
    await Promise.all([server.app.meetings.askDue(), server.app.meetings.askDue()]);
    const { app } = await server.restarted();
    await app.meetings.askDue();
    for (const { email } of [ada, bob]) {
      const rows = await app.db.orm
        .select()
        .from(outbox)
        .where(and(eq(outbox.recipient, email), eq(outbox.kind, 'rateMeeting')));
      expect(rows).toHaveLength(1);
    }
  });
});

import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import * as schema from '../../src/server/db/schema';
import { gatherFor, mostADay } from '../../src/server/notifications/collapse/collapse';
import type { Queued } from '../../src/server/notifications/deliveries/deliveries';
import { notificationKinds } from '../../src/server/notificationKinds';
import { ruleOf } from '../../src/server/notifications/kinds/things';
import { eventActs } from './eventActs';
import { createEvent } from './events';
import { mailClock } from './mailClock';
import { outbox } from './outbox';
import { addPerson, type Person } from './people';
import { startServer, type TestServer } from './server';
import { emailOnly } from './testCommunities';

const home = 'open.example';
const day = 86_400_000;
const startTimes = ['10:00', '10:20', '10:40'] as const;

const time = fc.constantFrom(...startTimes);
/** Actions of two people on each other, actions of a manager on one of them, and the passing of time. */
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('edit' as const), event: fc.nat(7), time }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('editAll' as const), time }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('editSeries' as const), time }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('callOff' as const), event: fc.nat(7) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('joinOrLeave' as const), event: fc.nat(7) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom('approve' as const, 'reject' as const) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constantFrom('propose' as const, 'pick' as const) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('cancelMeeting' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('answer' as const),
      answer: fc.constantFrom('Yes', 'No', 'Perhaps'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('write' as const) }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('pass' as const), minutes: fc.nat(25) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('block' as const) }) },
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

const as = ({ token }: Person) => ({ token, community: home });
const idOf = ({ participantId = '' }: Person) => participantId;

async function connect({ app }: TestServer, one: Person, other: Person, at: Date): Promise<void> {
  const [firstId, secondId] = [idOf(one), idOf(other)].sort() as [string, string];
  const id = `pair-${firstId}`;
  const nothing = { score: 0, parts: [] };
  const pair = { communityId: home, firstId, secondId };
  await app.db.orm
    .insert(schema.matchings)
    .values({ ...pair, id, roundId: null, createdAt: at, score: 0, forward: nothing, backward: nothing });
  await app.db.orm.insert(schema.connections).values({ ...pair, connectedAt: at, matchingId: id });
}

interface Scene {
  ada: Person;
  bob: Person;
  manager: Person;
  events: string[];
  asked: string;
}

/** One sequence of actions, from the calls to the resulting emails. */
async function play(server: TestServer, steps: readonly Act[]): Promise<void> {
  const clock = mailClock(server);
  const acts = eventActs(server, home);
  const [ada, bob] = [
    await addPerson(server, { member: home, firstName: 'Ada' }),
    await addPerson(server, { member: home, firstName: 'Bob', participant: { lookingFor: 'A lawyer' } }),
  ];
  const manager = await addPerson(server, { member: home, manager: true });
  await connect(server, ada, bob, clock.now());
  const events: string[] = [];
  for (let n = 0; n < 9; n += 1)
    events.push((await createEvent(server, ada, home, { title: `Walk ${n} of five` })).id);
  const series = await createEvent(server, ada, home, {
    title: 'Series',
    repeat: { every: 'WEEK', times: 3 },
  });
  const page = await server.get(`/api/event/upcoming?series=${series.seriesId}`, as(ada));
  events.push(...(page.body as { items: { id: string }[] }).items.map(({ id }) => id));
  const asked = (await createEvent(server, ada, home, { title: 'Asked', approvalRequired: true })).id;
  for (const id of [...events, asked]) await acts.join(id, bob);
  await clock.pass(gatherFor / 1000);

  let meeting: { id: string; version: number; slots: string[] } | undefined;
  let blockedAt: Date | undefined;
  const meetings = '/api/matching/meetings';
  const propose = async () => {
    const begin = Math.ceil(clock.now().getTime() / 60_000) * 60_000;
    const slots = [26, 50].map((hours) => new Date(begin + hours * 3_600_000).toISOString());
    const again = meeting && { meetingId: meeting.id, version: meeting.version };
    const answer = await server.post(
      meetings,
      {
        subjectId: idOf(bob),
        slots,
        minutes: 30,
        timeZone: 'Europe/Berlin',
        ...again,
        place: { kind: 'OTHER', text: 'Café Central' },
      },
      as(ada),
    );
    if (answer.status === 200) meeting = answer.body as typeof meeting;
  };
  const call = async (step: Act): Promise<void> => {
    switch (step.act) {
      case 'edit':
        return void (await acts.change(events[step.event]!, { startTime: step.time, endTime: '12:00' }, ada));
      case 'editAll':
        for (const id of events) await acts.change(id, { startTime: step.time, endTime: '12:00' }, ada);
        return;
      case 'editSeries':
        return void (await server.call(
          'PATCH',
          `/api/event/${series.id}?following=true`,
          { startTime: step.time, endTime: '12:00' },
          as(ada),
        ));
      case 'callOff':
        return void (await acts.callOff(events[step.event]!, ada));
      case 'joinOrLeave': {
        const left = await acts.cancel(events[step.event]!, bob);
        if (left.status === 200 && step.event % 2 === 0) await acts.join(events[step.event]!, bob);
        return;
      }
      case 'approve':
      case 'reject':
        return void (await acts.decide(step.act, asked, bob, ada));
      case 'propose':
        return propose();
      case 'pick': {
        if (!meeting) return;
        const { id, version, slots } = meeting;
        const body = { startsAt: slots[0], version, timeZone: 'Europe/Berlin' };
        const answer = await server.post(`${meetings}/${id}/pick`, body, as(bob));
        if (answer.status === 200) meeting = answer.body as typeof meeting;
        return;
      }
      case 'cancelMeeting': {
        if (!meeting) return;
        await server.post(`${meetings}/${meeting.id}/cancel`, { version: meeting.version }, as(ada));
        meeting = undefined;
        return;
      }
      case 'answer':
        return void (await server.post(
          `/api/requests/${idOf(bob)}/answer`,
          { answer: step.answer },
          as(ada),
        ));
      case 'write':
        return void (await server.post(
          `/api/admin/participants/${idOf(bob)}/notify`,
          { subject: 'Hello', text: 'A word' },
          as(manager),
        ));
      case 'pass':
        return clock.pass(step.minutes * 60);
      case 'block': {
        if (blockedAt) return;
        await clock.settle();
        const { status } = await server.post(`/api/blocks/${idOf(ada)}`, undefined, as(bob));
        if (status === 200) blockedAt = clock.now();
      }
    }
  };
  for (const step of steps) {
    await call(step);
    await clock.settle();
  }
  await clock.pass((2 * day + gatherFor) / 1000);
  await expectBounded(server, { ada, bob, manager, events, asked }, blockedAt);
}

/** Kinds that are delivered despite a block. */
const inAnyCase = new Set(['eventCancelled', 'eventLeft', 'eventRejected', 'meetingCancelled', 'digest']);

async function expectBounded(
  server: TestServer,
  { ada, bob, manager, events, asked }: Scene,
  blockedAt: Date | undefined,
): Promise<void> {
  const { orm } = server.app.db;
  for (const reader of [ada, bob]) {
    const rows = await orm.select().from(outbox).where(eq(outbox.recipient, reader.email));
    expect(rows.filter(({ status }) => !['sent', 'suppressed'].includes(status))).toEqual([]);
    const sent = rows
      .filter(({ status, releasedAt }) => status === 'sent' && releasedAt)
      .map((row) => ({ ...row, at: row.releasedAt!.getTime() }))
      .sort((one, other) => one.at - other.at);
    const single = sent.filter(({ digestId }) => digestId === null);

    const last = new Map<string, number>();
    for (const { kind, collapseKey, at } of single) {
      if (collapseKey === null) continue;
      const key = `${kind} ${collapseKey}`;
      const before = last.get(key);
      if (before !== undefined) expect(at - before, key).toBeGreaterThanOrEqual(gatherFor);
      last.set(key, at);
    }

    for (const causer of [ada, bob, manager]) {
      const caused = single.filter(({ causedBy }) => causedBy === causer.userId);
      const counted = caused.filter(({ kind }) => ruleOf(notificationKinds.find(kind)!.thing).bounded);
      for (const { at } of counted) {
        const within = counted.filter((other) => other.at > at - day && other.at <= at);
        expect(within.length).toBeLessThanOrEqual(mostADay);
      }
      const digests = caused.filter(({ kind }) => kind === 'digest');
      for (const [n, { at }] of digests.entries()) {
        if (n > 0) expect(at - digests[n - 1]!.at).toBeGreaterThanOrEqual(day);
      }
    }

    if (reader === bob && blockedAt) {
      const after = sent.filter(({ causedBy, at }) => causedBy === ada.userId && at > blockedAt.getTime());
      expect(after.filter(({ kind }) => !inAnyCase.has(kind)).map(({ kind }) => kind)).toEqual([]);
    }
    if (reader === bob && !blockedAt) await expectLatest(server, { bob, events, asked }, sent);
  }
}

/** The last email about each thing contains the current state. */
async function expectLatest(
  server: TestServer,
  { bob, events, asked }: Pick<Scene, 'bob' | 'events' | 'asked'>,
  sent: readonly Pick<Queued, 'collapseKey' | 'kind'>[],
): Promise<void> {
  const { orm } = server.app.db;
  const emails = await server.emails(bob.email);
  const rows = await orm
    .select()
    .from(schema.events)
    .leftJoin(schema.eventParticipations, eq(schema.eventParticipations.eventId, schema.events.id))
    .where(inArray(schema.events.id, [...events, asked]));
  for (const { events: event, event_participations: part } of rows) {
    // A confirmation that still waits when the event is cancelled is withdrawn: the cancellation is the last word.
    const about = event.cancelledAt ? ['participation', 'event'] : ['participation'];
    const keys = about.map((thing) => `${thing}:${event.id}`);
    const told = sent.filter(({ collapseKey }) => keys.includes(collapseKey ?? '')).at(-1)?.kind;
    const going = event.cancelledAt ? 'eventCancelled' : 'eventConfirmed';
    if (part?.status === 'CONFIRMED') expect([event.title, told]).toEqual([event.title, going]);
    if (part?.status === 'REJECTED') expect([event.title, told]).toEqual([event.title, 'eventRejected']);
    if (part?.status !== 'CONFIRMED' || event.seriesId !== null) continue;
    const [latest] = emails.filter(({ subject, text }) => `${subject}\n${text}`.includes(event.title));
    if (event.cancelledAt) expect(latest?.text).toMatch(/cancelled/i);
    else expect(latest?.text, event.title).toContain(event.startTime);
  }
  const answers = await orm
    .select()
    .from(schema.requestAnswers)
    .where(eq(schema.requestAnswers.participantId, idOf(bob)));
  for (const { answer } of answers) {
    const [latest] = emails.filter(({ text }) => text.includes('has read what you’re looking for'));
    expect(latest?.text).toContain(answer);
  }
}

/**
 * Random sequences of actions: the number of emails that one person causes another is limited, and the last one
 * contains the current state.
 */
export async function expectFewEmails(numRuns: number, maxLength: number, seed: number): Promise<void> {
  const server = await startServer({
    communities: { [home]: { ...emailOnly, community: { transparent: true } } },
  });
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: maxLength / 2, maxLength }), (steps) =>
        play(server, steps),
      ),
      { numRuns, seed, endOnFailure: true },
    );
  } finally {
    await server.stop();
  }
}

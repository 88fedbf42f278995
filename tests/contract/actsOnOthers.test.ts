import { randomUUID } from 'node:crypto';
import { eq, getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../src/generated/api/contract';
import type { Participation } from '../../src/generated/api/event';
import type { JsonSchema, ServerCall } from '../../src/lib/call';
import { isErrorCode } from '../../src/lib/errorCatalogue';
import * as schema from '../../src/server/db/schema';
import { storeChat } from '../support/chats';
import { errorOf, type Answer } from '../support/client';
import { eventActs } from '../support/eventActs';
import { storeEvent } from '../support/events';
import { put } from '../support/onLists';
import { connect } from '../support/organisers';
import { outbox } from '../support/outbox';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

type AnyCall = ServerCall<unknown, unknown, unknown, unknown>;
const calls: AnyCall[] = Object.values(contract).flatMap((resource) => Object.values<AnyCall>(resource));

describe('SAF-01 every call says what it does with each person it names', () => {
  const isPerson = /^(participantIds?|subjectId|senderId|personId|pid|userId|inviterId|memberId|paidBy)$/;
  const ofPerson =
    /\/(?:participants?|blocks|bookmarks|relations|requests|matching|users\/\w+)\/\{(\w+)\}(?=\/|$)/g;

  /** The paths of a person's id in the input of a call. */
  function personsIn(shape: JsonSchema | undefined, path: string): string[] {
    const { properties, items, oneOf } = (shape ?? {}) as {
      properties?: Record<string, JsonSchema>;
      items?: JsonSchema;
      oneOf?: JsonSchema[];
    };
    return [
      ...Object.entries(properties ?? {}).flatMap(([name, inner]) => [
        ...(isPerson.test(name) ? [`${path}.${name}`] : []),
        ...personsIn(inner, `${path}.${name}`),
      ]),
      ...(items ? personsIn(items, path) : []),
      ...(oneOf ?? []).flatMap((each) => personsIn(each, path)),
    ];
  }
  const named = ({ path, params, query, body }: AnyCall) => [
    ...personsIn(params, 'params'),
    ...personsIn(query, 'query'),
    ...personsIn(body, 'body'),
    ...[...path.matchAll(ofPerson)].map(([, name]) => `params.${name}`),
  ];

  it.each(calls.map((call) => [`${call.id} ${call.method} ${call.path}`, call] as const))('%s', (_, call) => {
    expect(Object.keys(call.people ?? {})).toEqual(expect.arrayContaining(named(call)));
    const { unknownPerson } = call;
    if (unknownPerson === undefined) return;
    expect(isErrorCode(unknownPerson)).toBe(true);
    expect(call.errors).toContain(unknownPerson);
  });
});

const home = 'open.example';
const far = 'far.example';
let server: TestServer;
let acts: ReturnType<typeof eventActs>;
let caller: Person;
let manager: Person;
beforeAll(async () => {
  const open = { ...emailOnly, community: { transparent: true } };
  server = await startServer({ communities: { [home]: open, [far]: open } });
  acts = eventActs(server, home);
  caller = await addPerson(server, { member: home, firstName: 'Olga' });
  manager = await addPerson(server, { member: home, manager: true, firstName: 'Mona' });
});
afterAll(() => server.stop());

const as = ({ token }: Person) => ({ token, community: home });
const idOf = ({ participantId }: Person) => participantId!;
const post = (path: string, body?: object) => server.post(path, body, as(caller));

type Storing = Partial<Omit<Parameters<typeof storeEvent>[1], 'id' | 'communityId' | 'organisers'>>;
/** An event that the caller organises, straight in the database. */
const event = ({ organisers = [], ...more }: Storing & { organisers?: string[] } = {}): Promise<string> =>
  storeEvent(server.app.db.orm, {
    id: randomUUID(),
    communityId: home,
    organisers: [idOf(caller), ...organisers],
    ...more,
  });
const inEvent = (status: 'PENDING' | 'CONFIRMED') => (target: Person) =>
  event({ participants: { [idOf(target)]: status } });
const known = async (target: Person) => {
  await connect(server, home, caller, target);
  return event();
};
const on = (where: 'waiting') => async (target: Person) => {
  await put[where](server.app.db.orm, {
    communityId: home,
    reader: idOf(caller),
    subject: idOf(target),
    name: randomUUID(),
  });
  return '';
};
const bulk = (id: string, target: Person, body: object) =>
  post(`/api/event/${id}/participants/bulk`, { participantIds: [idOf(target)], ...body });

interface Case {
  /** Prepares everything for the call to succeed with a person who agrees. Returns its event, if any. */
  before: (target: Person) => Promise<string>;
  send: (event: string, target: Person) => Promise<Answer>;
  /** The same without the target's consent. Absent for calls that ask for it. */
  never?: () => Promise<string>;
}
const never = () => event();
const cases: Record<string, Case[]> = {
  E13: [{ before: inEvent('PENDING'), send: (id, who) => acts.decide('approve', id, who, caller), never }],
  E14: [{ before: inEvent('PENDING'), send: (id, who) => acts.decide('reject', id, who, caller), never }],
  E15: ['CONFIRMED', 'PENDING', 'REJECTED', 'CANCELLED'].map((status) => ({
    before: inEvent(status === 'PENDING' ? 'CONFIRMED' : 'PENDING'),
    send: (id, who) => acts.set(status, id, who, caller),
    never,
  })),
  E17: [{ before: known, send: (id, who) => acts.inviteToOrganise(id, who, caller), never }],
  E18: [
    {
      before: (target) => event({ organisers: [idOf(target)] }),
      send: (id, who) => server.delete(`/api/event/${id}/responsibles/${idOf(who)}`, as(caller)),
      never,
    },
  ],
  E23: [
    {
      before: (target) =>
        event({
          waiting: [idOf(target)],
          event: { waitingListEnabled: true, maxParticipants: 1, confirmedCount: 1 },
        }),
      send: (id, who) => acts.offer(id, who, caller),
      never,
    },
  ],
  E26: [
    { before: inEvent('PENDING'), send: (id, who) => bulk(id, who, { act: 'APPROVE' }), never },
    { before: inEvent('PENDING'), send: (id, who) => bulk(id, who, { act: 'REJECT' }), never },
    {
      before: inEvent('PENDING'),
      send: (id, who) => bulk(id, who, { act: 'SET', status: 'CONFIRMED' }),
      never,
    },
    {
      before: inEvent('PENDING'),
      send: (id, who) => {
        const changedAt = new Date('2026-01-06T12:00:00Z').toISOString();
        const part = {
          participantId: idOf(who),
          status: 'CONFIRMED',
          approved: true,
          paid: false,
          changedAt,
        };
        return post(`/api/event/${id}/participants/bulk`, { act: 'PUT_BACK', parts: [part] });
      },
      never,
    },
  ],
  E29: [
    {
      before: inEvent('CONFIRMED'),
      send: (id, who) => post(`/api/event/${id}/check-in`, { personId: idOf(who), scanId: randomUUID() }),
    },
  ],
  E30: [
    {
      before: inEvent('CONFIRMED'),
      send: (id, who) => server.delete(`/api/event/${id}/check-in/${idOf(who)}`, as(caller)),
    },
  ],
  E40: [{ before: known, send: (id, who) => acts.inviteTo(id, who, caller), never }],
  E42: [
    {
      before: async (target) => {
        const id = await known(target);
        await acts.inviteTo(id, target, caller);
        return id;
      },
      send: (id, who) => acts.withdraw('PARTICIPANT', id, who, caller),
      never,
    },
  ],
  H02: [
    { before: known, send: (_, who) => post('/api/chats', { participants: [idOf(who)] }), never },
    { before: known, send: (_, who) => post('/api/chats?name=All', { participants: [idOf(who)] }), never },
  ],
  H11: [
    {
      before: async (target) => {
        await connect(server, home, caller, target);
        return storeChat(server.app.db.orm, home, [idOf(caller)]);
      },
      send: (id, who) => post(`/api/chats/${id}/people`, { participants: [idOf(who)] }),
      never: () => storeChat(server.app.db.orm, home, [idOf(caller)]),
    },
  ],
  B05: ['LIKE', 'DISLIKE'].map((relationType) => ({
    before: async () => '',
    send: (_, who) =>
      post('/api/relations', {
        participantId: idOf(caller),
        subjectId: idOf(who),
        relationType,
        note: 'OTHER',
      }),
  })),
  B07: [
    {
      before: async () => '',
      send: (_, who) => post(`/api/requests/${idOf(who)}/answer`, { answer: 'I can help.' }),
    },
  ],
  M11: [
    {
      before: on('waiting'),
      send: (_, who) => post('/api/matching/decline-intro', { subjectId: idOf(who) }),
      never: async () => '',
    },
  ],
  M13: [
    {
      before: async (target) => {
        await connect(server, home, caller, target);
        return '';
      },
      send: (_, who) =>
        post('/api/matching/meetings', {
          subjectId: idOf(who),
          slots: [new Date(Date.now() + 3 * 86_400_000).toISOString()],
          minutes: 30,
          timeZone: 'UTC',
          place: { kind: 'PLACE', text: 'Park' },
        }),
      never: async () => '',
    },
  ],
};

const tables = [
  schema.eventParticipations,
  schema.eventParticipationChanges,
  schema.eventOrganisers,
  schema.eventInvitations,
  schema.eventWaits,
  schema.relations,
  schema.connections,
  schema.meetings,
  schema.requestAnswers,
  schema.interestCredits,
];
/** Every row that names a person, or was sent to them. */
async function written(target: Person, eventId: string): Promise<unknown> {
  const { orm } = server.app.db;
  const rows = await Promise.all(
    tables.map(async (table) => [
      getTableName(table),
      (await orm.select().from(table))
        .map((row) => JSON.stringify(row))
        .filter((row) => row.includes(idOf(target)) || (eventId && row.includes(eventId)))
        .sort(),
    ]),
  );
  const sent = await orm.select({ id: outbox.id }).from(outbox).where(eq(outbox.recipient, target.email));
  return [rows, sent.map(({ id }) => id).sort()];
}

/** What makes a person unreachable for the caller: before they are stored, or after everything is prepared. */
const kinds: Record<string, { is?: PersonOptions; then?: (target: Person) => Promise<Answer> }> = {
  'blocked the caller': { then: (who) => server.post(`/api/blocks/${idOf(caller)}`, undefined, as(who)) },
  'was blocked by the caller': { then: (who) => post(`/api/blocks/${idOf(who)}`) },
  'is of another community': { is: { member: far } },
  'is not let in': { is: { enabled: false } },
  'is hidden': { is: { participant: { profileEnabled: false } } },
  left: {
    then: (who) => server.post('/api/participant/leave', { participantId: idOf(who) }, as(who)),
  },
};
const somebody = ({ participant, ...more }: PersonOptions = {}) =>
  addPerson(server, {
    member: home,
    firstName: 'Tara',
    ...more,
    participant: { lookingFor: 'Help', requestedAt: new Date(), ...participant },
  });

/** An answer without the ids of the people it is about. */
const saidOf = ({ status, text }: Answer, ...ids: string[]) =>
  ids.reduce((said, id) => said.replaceAll(id, 'somebody'), `${status} ${text}`);

const acting = calls.filter(({ people }) =>
  Object.values(people ?? {}).some((use) => use === 'acts' || use === 'decides'),
);

describe('SAF-01 EVT-06 nobody acts on somebody who has not agreed', () => {
  it('every call that acts on another person is in this table', () => {
    expect(Object.keys(cases).sort()).toEqual(acting.map(({ id }) => id).sort());
  });

  const every = Object.entries(cases).flatMap(([id, of]) =>
    of.map((one, at) => [`${id} (${at + 1})`, one] as const),
  );

  it.each(every)('%s is answered of somebody who agreed', async (_, { before, send }) => {
    const target = await somebody();
    const id = await before(target);
    const answer = await send(id, target);
    expect([answer.status, answer.text.includes('"code"')], answer.text).toEqual([200, false]);
  });

  describe.each(Object.entries(kinds))('of somebody who %s', (_, { is, then }) => {
    it.each(every)(
      '%s answers as of nobody, writes nothing and sends nothing',
      async (name, { before, send }) => {
        const target = await somebody(is);
        // For a person elsewhere, only an event can have been prepared here.
        const id = await before(target);
        if (then) expect((await then(target)).status).toBe(200);
        const nobody = { ...target, participantId: randomUUID() };
        const was = await written(target, id);
        const said = saidOf(await send(id, target), idOf(target), idOf(nobody), id);
        expect(await written(target, id), name).toEqual(was);
        expect(said).toBe(saidOf(await send(id, nobody), idOf(target), idOf(nobody), id));
      },
    );
  });

  const agreeing = every.filter(([, one]) => one.never);
  it.each(agreeing)('%s answers as of nobody where they never agreed', async (name, { never, send }) => {
    const target = await somebody();
    const id = await never!();
    const nobody = { ...target, participantId: randomUUID() };
    const was = await written(target, id);
    const said = saidOf(await send(id, target), idOf(target), idOf(nobody), id);
    expect(await written(target, id), name).toEqual(was);
    expect(said).toBe(saidOf(await send(id, nobody), idOf(target), idOf(nobody), id));
  });

  it('E13 E15 E26 who cancelled is not put back, and who declined is, by organisers and managers', async () => {
    for (const by of [caller, manager]) {
      const target = await somebody();
      const id = await event({ event: { approvalRequired: true } });
      await acts.join(id, target);
      await acts.set('CANCELLED', id, target, by);
      expect((await acts.set('CONFIRMED', id, target, by)).status).toBe(200);
      await acts.cancel(id, target);
      for (const status of ['CONFIRMED', 'PENDING', 'REJECTED', 'CANCELLED']) {
        expect(errorOf(await acts.set(status, id, target, by)).code).toBe(1204);
      }
      expect(errorOf(await acts.decide('approve', id, target, by)).code).toBe(1202);
      await acts.join(id, target);
      await acts.decide('reject', id, target, by);
      expect((await acts.set('CONFIRMED', id, target, by)).status).toBe(200);
      await acts.set('REJECTED', id, target, by);
      // Withdrawing a declined request does not make somebody a participant.
      await acts.cancel(id, target);
      expect(errorOf(await acts.set('CONFIRMED', id, target, by)).code).toBe(1204);
    }
  });

  it('E12 the status of somebody who blocked the organiser is that of nobody', async () => {
    const target = await somebody();
    const id = await event({ participants: { [idOf(target)]: 'CONFIRMED' } });
    const status = async () =>
      (
        (await server.get(`/api/event/participations/${idOf(target)}/${id}`, as(caller)))
          .body as Participation
      ).status;
    expect(await status()).toBe('CONFIRMED');
    await server.post(`/api/blocks/${idOf(caller)}`, undefined, as(target));
    expect(await status()).toBe('NOT_PARTICIPATING');
  });

  it('E13 who manages the community decides about somebody who blocked them', async () => {
    const target = await somebody();
    const id = await event({ participants: { [idOf(target)]: 'PENDING' } });
    await server.post(`/api/blocks/${idOf(manager)}`, undefined, as(target));
    expect((await acts.decide('approve', id, target, manager)).status).toBe(200);
  });

  it('E15 who was added before people were invited can be taken off, and nothing else', async () => {
    const target = await somebody();
    const id = await event({ participants: { [idOf(target)]: 'CONFIRMED' } });
    await server.app.db.orm
      .update(schema.eventParticipations)
      .set({ agreedAt: null })
      .where(eq(schema.eventParticipations.eventId, id));
    expect(errorOf(await acts.set('REJECTED', id, target, caller)).code).toBe(1204);
    expect((await acts.set('CANCELLED', id, target, caller)).status).toBe(200);
    expect(errorOf(await acts.set('CONFIRMED', id, target, caller)).code).toBe(1204);
  });
});

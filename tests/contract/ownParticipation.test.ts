import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventParticipants, ParticipantChange } from '../../src/generated/api/organiser';
import { eventParticipations, participants } from '../../src/server/db/schema';
import type { Answer } from '../support/client';
import { eventActs, said } from '../support/eventActs';
import { storeEvent } from '../support/events';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
let server: TestServer;
let acts: ReturnType<typeof eventActs>;
let other: Person;
beforeAll(async () => {
  server = await startServer({ communities: { [home]: emailOnly } });
  acts = eventActs(server, home);
  other = await addPerson(server, { member: home, firstName: 'Olga' });
});
afterAll(() => server.stop());

const idOf = ({ participantId = '' }: Person) => participantId;
const as = ({ token }: Person) => ({ token, community: home });
const changedAt = new Date('2026-01-06T12:00:00Z');

type Kind = 'manager' | 'administrator' | 'organiser' | 'managing organiser' | 'only organiser';
const others: Record<Kind, boolean> = {
  manager: true,
  administrator: true,
  organiser: true,
  'managing organiser': true,
  'only organiser': false,
};

async function personOf(kind: Kind): Promise<Person> {
  const manager = kind === 'manager' || kind === 'managing organiser';
  return addPerson(server, { member: home, firstName: 'Mona', manager, admin: kind === 'administrator' });
}

/** An event at which a person of a kind has a request or waits. */
async function eventFor(kind: Kind, me: Person, part: 'PENDING' | 'WAITING'): Promise<string> {
  const organisers = [...(others[kind] ? [idOf(other)] : []), ...(/organiser/.test(kind) ? [idOf(me)] : [])];
  const full = { maxParticipants: 1, confirmedCount: 1, waitingListEnabled: true };
  const id = await storeEvent(server.app.db.orm, {
    id: randomUUID(),
    communityId: home,
    organisers,
    ...(part === 'PENDING' ? { participants: { [idOf(me)]: part } } : { waiting: [idOf(me)], event: full }),
  });
  await server.app.db.orm
    .update(eventParticipations)
    .set({ changedAt })
    .where(eq(eventParticipations.eventId, id));
  return id;
}

const bulk =
  (body: (who: Person) => object) =>
  async (id: string, who: Person, by: Person): Promise<Answer> =>
    server.post(`/api/event/${id}/participants/bulk`, body(who), as(by));
const some = (body: object) => bulk((who) => ({ ...body, participantIds: [idOf(who)] }));
const bulkCode = ({ body }: Answer) => {
  const [change] = body as ParticipantChange[];
  return change?.error?.code ?? change?.after?.status;
};

interface Case {
  call: (id: string, who: Person, by: Person) => Promise<Answer>;
  part?: 'WAITING';
  /** The answer if it is not refused. */
  done: string | number;
  read?: (answer: Answer) => unknown;
}
const cases: Record<string, Case> = {
  'E13 approves': { call: (...to) => acts.decide('approve', ...to), done: 'CONFIRMED' },
  'E14 declines': { call: (...to) => acts.decide('reject', ...to), done: 'REJECTED' },
  'E15 sets CONFIRMED': { call: (...to) => acts.set('CONFIRMED', ...to), done: 'CONFIRMED' },
  'E15 sets CANCELLED': { call: (...to) => acts.set('CANCELLED', ...to), done: 'CANCELLED' },
  'E23 puts first': { call: (...to) => acts.offer(...to), part: 'WAITING', done: 1 },
  'E26 APPROVE': { call: some({ act: 'APPROVE' }), done: 'CONFIRMED', read: bulkCode },
  'E26 REJECT': { call: some({ act: 'REJECT' }), done: 'REJECTED', read: bulkCode },
  'E26 SET': { call: some({ act: 'SET', status: 'CONFIRMED' }), done: 'CONFIRMED', read: bulkCode },
  'E26 PUT_BACK': {
    call: bulk((who) => ({
      act: 'PUT_BACK',
      parts: [
        {
          participantId: idOf(who),
          status: 'CONFIRMED',
          approved: true,
          paid: false,
          changedAt: changedAt.toISOString(),
        },
      ],
    })),
    done: 'CONFIRMED',
    read: bulkCode,
  },
};
const kinds = Object.keys(others) as Kind[];

describe('SAF-05 nobody decides about their own participation', () => {
  const rows = Object.entries(cases).flatMap(([name, one]) =>
    kinds.map((kind) => [name, kind, one] as const),
  );
  it.each(rows)('%s SAF-05 of themself: %s', async (_name, kind, { call, part, done, read = said }) => {
    const me = await personOf(kind);
    const id = await eventFor(kind, me, part ?? 'PENDING');
    expect(read(await call(id, me, me))).toBe(others[kind] ? 1155 : done);
    if (!others[kind]) return;
    // Somebody else decides it as ever.
    expect(read(await call(id, me, other))).toBe(done);
  });

  it('E25 E22 SAF-05 the lists mark people about whom the reader may not decide', async () => {
    const list = async (id: string, by: Person) => {
      const { body } = await server.get(`/api/event/${id}/participants`, as(by));
      return (body as EventParticipants).list.map(({ mayDecide }) => mayDecide);
    };
    for (const kind of kinds) {
      const me = await personOf(kind);
      const asked = await eventFor(kind, me, 'PENDING');
      expect(await list(asked, me)).toEqual([!others[kind]]);
      if (others[kind]) expect(await list(asked, other)).toEqual([true]);
      const line = (await acts.line(await eventFor(kind, me, 'WAITING'), me)).list;
      expect(line).toMatchObject([{ mayDecide: !others[kind] }]);
    }
  });

  it('E10 E11 SAF-05 an organiser asks to come as anybody does, and cancels by themself', async () => {
    const me = await personOf('organiser');
    const id = await storeEvent(server.app.db.orm, {
      id: randomUUID(),
      communityId: home,
      organisers: [idOf(other), idOf(me)],
      event: { approvalRequired: true },
    });
    expect(said(await acts.join(id, me))).toBe('PENDING');
    expect(said(await acts.decide('approve', id, me, me))).toBe(1155);
    expect(said(await acts.cancel(id, me))).toBe('CANCELLED');
  });

  it('E13 SAF-05 whose fellow organisers have all left decides', async () => {
    const [me, gone] = [await personOf('organiser'), await addPerson(server, { member: home })];
    const id = await storeEvent(server.app.db.orm, {
      id: randomUUID(),
      communityId: home,
      organisers: [idOf(gone), idOf(me)],
      participants: { [idOf(me)]: 'PENDING' },
    });
    expect(said(await acts.decide('approve', id, me, me))).toBe(1155);
    await server.app.db.orm
      .update(participants)
      .set({ enabled: false })
      .where(eq(participants.id, idOf(gone)));
    expect(said(await acts.decide('approve', id, me, me))).toBe('CONFIRMED');
  });
});

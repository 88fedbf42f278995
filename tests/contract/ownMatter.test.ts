import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../src/generated/api/contract';
import type { PendingIntroPage } from '../../src/generated/api/introduction';
import type { Member } from '../../src/generated/api/member';
import type { Reports } from '../../src/generated/api/report';
import type { ServerCall } from '../../src/lib/call';
import { participants } from '../../src/server/db/schema';
import { errorOf, type Answer } from '../support/client';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
const intros = 'intros.example';
const alone = 'alone.example';
let server: TestServer;
let other: Person;
beforeAll(async () => {
  const open = { auth: [{ authType: 'EMAIL' }], community: { transparent: true } };
  server = await startServer({ communities: { [home]: open, [intros]: open, [alone]: open } });
  other = await add('Nora', { manager: true });
});
afterAll(() => server.stop());

const add = (firstName: string, more: PersonOptions = {}) =>
  addPerson(server, { member: home, firstName, ...more });
const idOf = ({ participantId = '' }: Person) => participantId;
const as = ({ token }: Person) => ({ token, community: home });
const post = (path: string, by: Person, body: object = {}) => server.post(path, body, as(by));
const report = (subject: Person, by: Person) =>
  post(`/api/participant/${idOf(subject)}/report`, by, { reason: 'HARASSMENT', text: 'Rude.' });
const codeOf = (answer: Answer): number => {
  if (answer.status !== 200) return errorOf(answer).code;
  const { left } = answer.body as { left?: { code: number }[] };
  return left?.[0]?.code ?? 200;
};
const introduce = async (from: Person, to: Person) =>
  expect(
    codeOf(
      await post('/api/relations', from, {
        subjectId: idOf(to),
        relationType: 'LIKE',
        participantId: idOf(from),
      }),
    ),
  ).toBe(200);
/** A person whose introductions are reviewed by managers. */
const shy = (more: PersonOptions = {}) =>
  add('Shy', {
    ...more,
    participant: { privacy: 'PRIVATE', contacts: [{ type: 'EMAIL', value: 'shy@people.example' }] },
  });

/** Every report that a person sees, on all pages. */
async function reportsOf(by: Person, page = 0): Promise<Reports['list']> {
  const { body } = await server.get(`/api/admin/${home}/reports?page=${page}`, as(by));
  const { list, hasMore } = body as Reports;
  return hasMore ? [...list, ...(await reportsOf(by, page + 1))] : list;
}
const about = async (subject: Person, by: Person) =>
  (await reportsOf(by)).filter(({ subject: { participantId } }) => participantId === idOf(subject));
/** Decides a report about a person as one of the managers who see it. */
async function decide(by: Person, on: Person, decision = 'DISMISS') {
  const found = [...(await about(on, other)), ...(await about(on, by))][0];
  const body = { decision, version: found?.version ?? 1, text: 'Mind.' };
  return post(`/api/admin/reports/${found?.id ?? 'none'}/decide`, by, body);
}

type Send = (by: Person, on: Person) => Promise<Answer>;
interface Decision {
  /** A call about oneself, and its error. */
  own?: [Send, number];
  /** A call about another person, which is suspended while a report about the caller waits. */
  rests?: Send;
}

const one =
  (end: string, body: object): Send =>
  (by, on) =>
    post(`/api/admin/participants/${idOf(on)}/${end}`, by, body);
const many =
  (end: string, what: string): Send =>
  (by, on) =>
    post(`/api/admin/${home}/participants/${end}`, by, {
      do: what,
      ids: [idOf(on)],
      ...(end === 'bulk' ? { expected: [idOf(on)] } : {}),
    });
const withdrawn: Send = async (by, on) => {
  const { body } = await post(`/api/admin/participants/${idOf(on)}/notes`, other, { text: 'Late.' });
  return server.delete(`/api/admin/notes/${(body as Member).notes[0]?.id}`, as(by));
};
const refuse: Send = async (by, on) => {
  if (by !== on) {
    await server.app.db.orm
      .update(participants)
      .set({ enabled: false })
      .where(eq(participants.id, idOf(on)));
  }
  const decisions = [{ participantId: idOf(on), version: 1 }];
  return post(`/api/admin/${home}/admissions/decide`, by, { decisions, admit: false, text: 'Sorry.' });
};
const passOn = (by: Person, from: Person, to: Person, pass = true) =>
  post('/api/admin/intros/decide', by, { senderId: idOf(from), subjectId: idOf(to), pass });

/** Every call by which managers change anything: its decision about people, or none. */
const decisions: Record<string, Decision> = {
  C12: {},
  C13: {},
  D07: { own: [one('notify', { subject: 'Hello', text: 'You' }), 1155] },
  D08: {
    own: [one('profile/toggle', { shouldDisable: true }), 1155],
    rests: one('profile/toggle', { shouldDisable: true }),
  },
  D09: {
    own: [one('networking/toggle', { shouldDisable: true }), 1155],
    rests: one('networking/toggle', { shouldDisable: true }),
  },
  D10: { own: [one('role', { isManager: true, version: 1 }), 1155] },
  D21: { own: [one('remove', { version: 1 }), 1155], rests: one('remove', { version: 1 }) },
  D22: { own: [one('restore', { version: 1 }), 1155], rests: one('restore', { version: 1 }) },
  D23: {
    own: [one('pick', { pick: false, version: 1 }), 1155],
    rests: one('pick', { pick: false, version: 1 }),
  },
  D24: { own: [one('notes', { text: 'Good.' }), 1155] },
  D25: { own: [withdrawn, 1155] },
  D27: {},
  D28: {},
  D30: { rests: many('bulk/preview', 'remove') },
  // A bulk action without the caller themselves is empty.
  D31: { own: [many('bulk', 'hide'), 1153], rests: many('bulk', 'hide') },
  D32: {},
  D48: {},
  D33: {},
  D34: {},
  D41: { own: [refuse, 1155], rests: refuse },
  D43: {
    own: [
      async (by) => {
        await report(by, await add('Wilma'));
        return decide(by, by);
      },
      1110,
    ],
    rests: async (by, on) => {
      await report(on, await add('Wilma'));
      return decide(by, on);
    },
  },
  D45: {
    own: [
      async (by) => {
        const reader = await shy();
        await introduce(by, reader);
        return passOn(by, by, reader);
      },
      1330,
    ],
    rests: async (by, on) => {
      const reader = await shy();
      await introduce(on, reader);
      return passOn(by, on, reader, false);
    },
  },
  D47: {},
};

const all: ServerCall<unknown, unknown, unknown, unknown>[] = Object.values(contract).flatMap((resource) =>
  Object.values(resource),
);

describe('SAF-05 nobody decides in their own matter', () => {
  // While there is no administrator.
  it('MAT-07 SAF-05 an introduction to the only manager waits for nobody; one by them does', async () => {
    const on = ({ token }: Person) => ({ token, community: alone });
    const boss = await shy({ member: alone, manager: true });
    const [ida, quiet] = [await add('Ida', { member: alone }), await shy({ member: alone })];
    const like = async (from: Person, to: Person) => {
      const body = { participantId: idOf(from), subjectId: idOf(to), relationType: 'LIKE' };
      return (await server.post('/api/relations', body, on(from))).body as { relation: string };
    };
    expect(await like(ida, boss)).toMatchObject({ relation: 'INTERESTED' });
    expect(await like(boss, quiet)).toMatchObject({ relation: 'HELD' });
    await add('Nora', { member: alone, manager: true });
    expect(await like(await add('Otto', { member: alone }), boss)).toMatchObject({ relation: 'HELD' });
  });

  it('SAF-05 says so of every call by which managers change something', () => {
    const changing = all.filter(({ audience, method }) => audience === 'manager' && method !== 'GET');
    expect(Object.keys(decisions).sort()).toEqual(changing.map(({ id }) => id).sort());
  });

  const owned = Object.entries(decisions).flatMap(([id, { own }]) => (own ? [[id, own] as const] : []));
  it.each(owned)('%s SAF-05 is refused about oneself', async (_id, [send, code]) => {
    const me = await add('Mona', { manager: true });
    expect(codeOf(await send(me, me))).toBe(code);
  });

  const resting = Object.entries(decisions).flatMap(([id, { rests }]) =>
    rests ? [[id, rests] as const] : [],
  );
  it.each(resting)(
    '%s SAF-05 rests while a report about whoever decides waits, about whomever it is',
    async (_id, send) => {
      const [me, witness, third] = [
        await add('Mona', { manager: true }),
        await add('Ida'),
        await add('Otto'),
      ];
      const before = codeOf(await send(me, await add('Eve')));
      expect(before).not.toBe(1330);
      expect((await report(me, witness)).status).toBe(200);
      // The answer is the same for the reporter and for others.
      expect(codeOf(await send(me, witness))).toBe(1330);
      expect(codeOf(await send(me, third))).toBe(1330);
      expect(codeOf(await send(other, third))).toBe(before);
      expect(codeOf(await decide(other, me))).toBe(200);
      expect(codeOf(await send(me, await add('Eva')))).toBe(before);
    },
  );

  it('D10 SAF-05 a manager gives the role up, also while a report about them waits', async () => {
    const me = await add('Mona', { manager: true });
    await report(me, await add('Ida'));
    expect(codeOf(await one('role', { isManager: false, version: 1 })(me, me))).toBe(200);
  });

  it('D30 SAF-05 a bulk action leaves the caller out, and says so', async () => {
    const [me, third] = [await add('Mona', { manager: true }), await add('Otto')];
    const ids = [idOf(me), idOf(third)];
    const { body } = await post(`/api/admin/${home}/participants/bulk/preview`, me, { do: 'pause', ids });
    expect(body).toMatchObject({ people: [{ id: idOf(third) }], leftOut: 1 });
  });

  it('D43 SAF-05 who reported does not decide it, and is not asked to', async () => {
    const [me, rude] = [await add('Mona', { manager: true }), await add('Rude')];
    await report(rude, me);
    expect(await about(rude, me)).toEqual([]);
    const [found] = await about(rude, other);
    const warning = { decision: 'WARN', version: 1, text: 'Mind.' };
    const decideAs = (by: Person) => post(`/api/admin/reports/${found!.id}/decide`, by, warning);
    expect(codeOf(await decideAs(me))).toBe(1110);
    const root = await add('Root', { admin: true });
    expect(codeOf(await decideAs(root))).toBe(200);
  });

  it('D44 D45 MAT-07 SAF-05 an introduction is not there for a manager who sent it, or is to read it', async () => {
    const here = (firstName: string, more: PersonOptions = {}) => add(firstName, { member: intros, ...more });
    const on = ({ token }: Person) => ({ token, community: intros });
    const list = async (by: Person) => {
      const { body } = await server.get(`/api/admin/${intros}/intros`, on(by));
      const { items, total } = body as PendingIntroPage;
      expect(total).toBe(items.length);
      return items;
    };
    const waiting = async (by: Person) =>
      JSON.stringify((await server.get(`/api/admin/${intros}/home`, on(by))).body);
    const [mona, max] = [await here('Mona', { manager: true }), await shy({ member: intros, manager: true })];
    const body = { participantId: idOf(mona), subjectId: idOf(max), relationType: 'LIKE' };
    expect((await server.post('/api/relations', body, on(mona))).status).toBe(200);
    for (const by of [mona, max]) {
      expect(await list(by)).toEqual([]);
      expect(await waiting(by)).not.toContain('INTRODUCTIONS');
      for (const pass of [true, false]) {
        const decision = { senderId: idOf(mona), subjectId: idOf(max), pass };
        const refused = await server.post('/api/admin/intros/decide', decision, on(by));
        expect(codeOf(refused)).toBe(1330);
      }
    }
    // The reader of an introduction gets the same error as if there were none.
    const none = { senderId: idOf(await here('Ida')), subjectId: idOf(max), pass: true };
    expect(codeOf(await server.post('/api/admin/intros/decide', none, on(max)))).toBe(1330);
    const third = await here('Nora', { manager: true });
    expect(await list(third)).toHaveLength(1);
    const decision = { senderId: idOf(mona), subjectId: idOf(max), pass: true };
    expect((await server.post('/api/admin/intros/decide', decision, on(third))).text).toBe('OK');
    server.later(31);
    server.app.deliveries.wake();
    await server.emailTo(max.email);
    expect(await server.emails(mona.email)).toEqual([]);
  });
});

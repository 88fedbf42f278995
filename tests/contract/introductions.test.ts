import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AuditPage } from '../../src/generated/api/audit';
import type {
  ContactPage,
  PendingIntroPage,
  IntroductionPage,
  PersonPage,
  RecommendationPage,
  RelationAnswer,
} from '../../src/generated/api/introduction';
import type { Profile } from '../../src/generated/api/participant';
import * as schema from '../../src/server/db/schema';
import { communityScope } from '../../src/server/modules/matching/scopes';
import { claimed } from '../support/claimed';
import { errorOf } from '../support/client';
import { outbox } from '../support/outbox';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
const elsewhere = 'another.example';
const rounds = 'rounds.example';
let server: TestServer;
let manager: Person;
beforeAll(async () => {
  server = await startServer({
    emailsAtOnce: true,
    communities: {
      [elsewhere]: { auth: [{ authType: 'EMAIL' }] },
      'quiet.example': { auth: [{ authType: 'EMAIL' }] },
      [rounds]: { auth: [{ authType: 'EMAIL' }], community: { matching: { credits: 1 } } },
    },
  });
  manager = await addPerson(server, { member: home, manager: true, firstName: 'Mona' });
});
afterAll(() => server.stop());

const member = (firstName: string, more: PersonOptions = {}) =>
  addPerson(server, { member: home, firstName, ...more });
const idOf = ({ participantId = '' }: Person): string => participantId;
const as = ({ token }: Person, community = home) => ({ token, community });

const relate = (by: Person, to: Person, body: object) =>
  server.post('/api/relations', { participantId: idOf(by), subjectId: idOf(to), ...body }, as(by));
const like = (by: Person, to: Person, note?: string) => relate(by, to, { relationType: 'LIKE', note });
const hide = (by: Person, to: Person, note = 'NOT_INTERESTED') =>
  relate(by, to, { relationType: 'DISLIKE', note });
const answerOf = async (sent: ReturnType<typeof like>): Promise<RelationAnswer> => {
  const { status, body } = await sent;
  expect(status).toBe(200);
  return body as RelationAnswer;
};
const undo = (by: Person, to: Person) => server.delete(`/api/relations/${idOf(to)}`, as(by));
const read = async <Body>(by: Person, path: string): Promise<Body> => {
  const { status, body } = await server.get(path, as(by));
  expect(status).toBe(200);
  return body as Body;
};
const listed = async (by: Person, list: string) =>
  (await read<ContactPage>(by, `/api/relations?list=${list}`)).items.map(({ subject }) => subject.id);
const waiting = async (by: Person) => (await read<IntroductionPage>(by, '/api/matching/requests')).items;
const profileOf = (by: Person, of: Person) =>
  server.get(`/api/participant/profile?participantId=${idOf(of)}`, as(by));

/** Past the time in which an introduction can be taken back. */
const delivered = () => server.later(31);

/** Two connected members. */
async function connected(more: PersonOptions = {}): Promise<[Person, Person]> {
  const [one, other] = [await member('Ann', more), await member('Ben', more)];
  await answerOf(like(one, other));
  await answerOf(like(other, one));
  return [one, other];
}

describe('B05 POST /api/relations', () => {
  it('B04 B05 M05 MAT-07 an introduction reaches the other after half a minute; accepted, both are connected and told', async () => {
    const contacts = [{ type: 'TELEGRAM', value: 'anna_p' }] as const;
    const [anna, boris] = [
      await member('Anna', { participant: { contacts: [...contacts], privacy: 'CONNECTIONS' } }),
      await member('Boris'),
    ];
    const sent = await answerOf(like(anna, boris, ' I read about your bakery.\r\n '));
    expect(sent).toMatchObject({ relation: 'INTERESTED', credits: { left: 9, perWeek: 10 } });
    expect(sent.undoUntil).not.toBeNull();
    expect(await waiting(boris)).toEqual([]);
    delivered();
    expect(await waiting(boris)).toMatchObject([
      { subject: { id: idOf(anna), firstName: 'Anna' }, introMessage: 'I read about your bakery.' },
    ]);
    expect(((await profileOf(boris, anna)).body as Profile).contacts).toEqual([]);

    const answered = await answerOf(like(boris, anna));
    expect(answered).toMatchObject({ relation: 'CONNECTED', undoUntil: null, credits: { left: 10 } });
    expect(await waiting(boris)).toEqual([]);
    expect(await listed(anna, 'CONNECTED')).toEqual([idOf(boris)]);
    expect(await listed(boris, 'CONNECTED')).toEqual([idOf(anna)]);
    expect(await listed(anna, 'INTERESTED')).toEqual([]);
    expect(((await profileOf(boris, anna)).body as Profile).contacts).toEqual(contacts);
    const [card] = (await read<ContactPage>(boris, '/api/relations?list=CONNECTED')).items;
    expect(card).toMatchObject({ contacts, relation: 'CONNECTED', bookmarked: false });
    expect(card?.matchingResultId).not.toBeNull();
    await vi.waitFor(
      async () => {
        const told = await server.emails(boris.email);
        expect(told.some(({ text }) => text?.includes('anna_p'))).toBe(true);
        expect((await server.emails(anna.email)).length).toBeGreaterThan(0);
      },
      { interval: 50 },
    );
  });

  it('MAT-07 two who introduce themselves at once are connected once, at the cost of one credit', async () => {
    for (let n = 0; n < 5; n += 1) {
      const [one, other] = [await member('Una'), await member('Olaf')];
      const answers = await Promise.all([answerOf(like(one, other)), answerOf(like(other, one))]);
      expect(answers.map(({ relation }) => relation).toSorted()).toEqual(['CONNECTED', 'INTERESTED']);
      expect(answers.map(({ credits }) => credits.left).toSorted((a, b) => a - b)).toEqual([9, 10]);
      expect(await listed(one, 'CONNECTED')).toEqual([idOf(other)]);
      expect(await listed(other, 'CONNECTED')).toEqual([idOf(one)]);
    }
  });

  it('MAT-07 credits never fall below zero, however many are spent at once', async () => {
    const eager = await member('Eager');
    const others: Person[] = [];
    for (let n = 0; n < 14; n += 1) others.push(await member(`Other${n}`));
    const sent = await Promise.all(others.map((other) => like(eager, other)));
    const refused = sent.filter(({ status }) => status !== 200);
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(refused.map((one) => errorOf(one).code)).toEqual(Array(4).fill(1170));
    // To accept is free.
    const asking = await member('Asking');
    await answerOf(like(asking, eager));
    delivered();
    expect(await answerOf(like(eager, asking))).toMatchObject({
      relation: 'CONNECTED',
      credits: { left: 0 },
    });
    // They come again with the week.
    server.later(7 * 86_400);
    expect((await answerOf(like(eager, await member('Later')))).credits.left).toBe(9);
  });

  it('B04 B05 hides somebody with a reason from the member’s own lists, and tells nobody', async () => {
    const [hiding, hidden] = [await member('Hilda'), await member('Hans')];
    await server.post(`/api/bookmarks/${idOf(hidden)}`, undefined, as(hiding));
    await answerOf(like(hidden, hiding, 'Hello!'));
    delivered();
    expect(await answerOf(hide(hiding, hidden, 'OTHER: we worked together'))).toMatchObject({
      relation: 'HIDDEN',
    });
    expect(await waiting(hiding)).toEqual([]);
    expect((await read<ContactPage>(hiding, '/api/bookmarks')).items).toEqual([]);
    expect((await read<ContactPage>(hiding, '/api/relations?list=HIDDEN')).items).toMatchObject([
      { subject: { id: idOf(hidden) }, hiddenFor: 'OTHER we worked together' },
    ]);
    expect(errorOf(await like(hiding, hidden)).code).toBe(1171);
    for (const path of [
      '/api/relations?list=INTERESTED',
      '/api/relations?list=CONNECTED',
      '/api/matching/requests',
    ]) {
      expect(JSON.stringify((await server.get(path, as(hidden))).body)).not.toContain('worked together');
    }
    expect((await read<ContactPage>(hidden, '/api/relations?list=INTERESTED')).items).toMatchObject([
      { relation: 'INTERESTED' },
    ]);
    expect((await undo(hiding, hidden)).status).toBe(200);
    expect(await waiting(hiding)).toHaveLength(1);
  });

  it.each([{ note: '' }, { note: 'BORED' }, { note: 'NOT_INTERESTEDLY' }, {}])(
    'B05 a hide with the note %o is refused',
    async (body) => {
      const [one, other] = [await member('Ida'), await member('Ivo')];
      const answer = await relate(one, other, { relationType: 'DISLIKE', ...body });
      expect(answer.status).toBe(400);
      expect(errorOf(answer).details).toMatchObject([{ path: 'note' }]);
    },
  );

  it('B05 of oneself, of somebody unknown, switched off or elsewhere is 1110, for another 1109', async () => {
    const one = await member('Olga');
    const off = await member('Off', { participant: { profileEnabled: false } });
    const far = await addPerson(server, { member: elsewhere, firstName: 'Far' });
    for (const other of [one, off, far, { ...far, participantId: 'nobody' }]) {
      expect(errorOf(await like(one, other)).code).toBe(1110);
      expect(errorOf(await hide(one, other)).code).toBe(1110);
    }
    const sent = { participantId: idOf(far), subjectId: idOf(manager), relationType: 'LIKE' };
    expect(errorOf(await server.post('/api/relations', sent, as(one))).code).toBe(1109);
  });
});

describe('B11 DELETE /api/relations/{id}', () => {
  it('B11 takes an introduction back within half a minute: its credit returns, and nobody is told', async () => {
    const [one, other] = [await member('Tea'), await member('Tom')];
    expect((await answerOf(like(one, other, 'Oops'))).credits.left).toBe(9);
    expect((await undo(one, other)).body).toMatchObject({ relation: 'NONE', credits: { left: 10 } });
    delivered();
    expect(await waiting(other)).toEqual([]);
    await server.get('/api/bookmarks', as(other));
    expect(await server.emails(other.email)).toEqual([]);
  });

  it('B05 B11 HOM-02 hidden and shown again, an introduction that has arrived stands as it did', async () => {
    const [one, other] = [await member('Uma'), await member('Udo')];
    const isBack = async (relation: string) => {
      await answerOf(hide(one, other));
      expect(await listed(one, 'INTERESTED')).toEqual([]);
      expect((await undo(one, other)).body).toMatchObject({ relation, credits: { left: 9 } });
      expect((await read<ContactPage>(one, '/api/relations?list=INTERESTED')).items).toMatchObject([
        { subject: { id: idOf(other) }, relation, introMessage: 'May I?' },
      ]);
    };
    await answerOf(like(one, other, 'May I?'));
    delivered();
    await isBack('INTERESTED');
    expect(await waiting(other)).toMatchObject([{ introMessage: 'May I?' }]);
    // No is no: it is not asked once more by a detour.
    await server.post('/api/matching/decline-intro', { subjectId: idOf(one) }, as(other));
    await isBack('DECLINED');
    expect(await answerOf(like(one, other))).toMatchObject({ relation: 'DECLINED', undoUntil: null });
    expect(await waiting(other)).toEqual([]);
  });

  it('B05 B11 MAT-07 of two who asked while one had hidden the other, that one answers; a connection outlives it', async () => {
    const [one, other] = [await member('Vera'), await member('Viktor')];
    await answerOf(like(one, other));
    delivered();
    await answerOf(hide(one, other));
    await answerOf(like(other, one, 'Hello!'));
    delivered();
    expect((await undo(one, other)).body).toMatchObject({ relation: 'INCOMING' });
    expect(await answerOf(like(one, other))).toMatchObject({ relation: 'CONNECTED' });
    await answerOf(hide(one, other));
    expect(await listed(one, 'CONNECTED')).toEqual([]);
    expect((await undo(one, other)).body).toMatchObject({ relation: 'CONNECTED' });
    expect(await listed(one, 'CONNECTED')).toEqual([idOf(other)]);
  });
});

describe('M05 GET /api/matching/requests, M11 POST /api/matching/decline-intro', () => {
  it('M05 M11 an introduction that is declined waits no longer; who sent it reads so, and cannot send it again', async () => {
    const [one, other] = [await member('Dora'), await member('Dan')];
    await answerOf(like(one, other));
    const decline = () => server.post('/api/matching/decline-intro', { subjectId: idOf(one) }, as(other));
    expect(errorOf(await decline()).code).toBe(1110);
    delivered();
    expect((await decline()).text).toBe('OK');
    expect(await waiting(other)).toEqual([]);
    expect((await answerOf(like(one, other))).relation).toBe('DECLINED');
    expect(await waiting(other)).toEqual([]);
    // A member may change their mind.
    expect((await answerOf(like(other, one))).relation).toBe('CONNECTED');
  });
});

describe('introductions to who hides contacts', () => {
  it.each([
    ['NONE', [], 'INTERESTED'],
    ['CONNECTIONS', [], 'INTERESTED'],
    ['CUSTOM', ['PHONE'], 'INTERESTED'],
    ['CUSTOM', ['TELEGRAM'], 'HELD'],
    ['PRIVATE', [], 'HELD'],
  ] as const)(
    'B05 MAT-07 PRO-02 of %s hiding %j is %s, as their page says',
    async (privacy, hiding, relation) => {
      const contacts = [{ type: 'TELEGRAM' as const, value: 'shy_p' }];
      const participant = { privacy, contacts, contactTypesToHide: [...hiding] };
      const [asking, shy] = [await member('Asa'), await member('Shea', { participant })];
      const slug = idOf(shy);
      const page = await read<Profile>(asking, `/api/participant/profile/${slug}`);
      expect(page.contactsHidden).toBe(relation === 'HELD');
      expect(await answerOf(like(asking, shy))).toMatchObject({ relation });
      expect((await undo(asking, shy)).status).toBe(200);
    },
  );

  it('D44 D45 ADM-10 MAT-07 PRO-02 wait for a manager, who passes them on or keeps them back', async () => {
    const shy = await member('Shy', { participant: { privacy: 'PRIVATE' } });
    const [one, other] = [await member('Kim'), await member('Kay')];
    for (const by of [one, other]) {
      expect((await answerOf(like(by, shy, 'May I?'))).relation).toBe('HELD');
    }
    delivered();
    expect(await waiting(shy)).toEqual([]);
    const pending = async () => (await read<PendingIntroPage>(manager, `/api/admin/${home}/intros`)).items;
    expect((await pending()).map(({ from, to }) => [from.id, to.id])).toEqual([
      [idOf(one), idOf(shy)],
      [idOf(other), idOf(shy)],
    ]);
    const decide = (by: Person, pass: boolean, caller = manager, community = home) =>
      server.post(
        '/api/admin/intros/decide',
        { senderId: idOf(by), subjectId: idOf(shy), pass },
        as(caller, community),
      );
    expect(errorOf(await decide(one, true, one)).code).toBe(1109);
    expect((await decide(one, true)).text).toBe('OK');
    expect((await decide(other, false)).text).toBe('OK');
    expect(errorOf(await decide(other, true)).code).toBe(1110);
    expect(await pending()).toEqual([]);
    const { entries } = await read<AuditPage>(manager, `/api/admin/${home}/audit`);
    const told = entries.filter(({ act }) => act.startsWith('intro.'));
    expect(
      told.map(({ act, subject, related, after }) => [act, subject?.slug, related?.slug, after]),
    ).toEqual([
      ['intro.refuse', idOf(other), idOf(shy), { sentAt: expect.stringMatching(/^20.+Z$/) as string }],
      ['intro.pass', idOf(one), idOf(shy), { sentAt: expect.stringMatching(/^20.+Z$/) as string }],
    ]);
    // Nobody learns from their own data which it was.
    expect((await server.get('/api/users/export', as(other))).text).not.toContain('intro.');
    expect(await waiting(shy)).toMatchObject([{ subject: { id: idOf(one) }, introMessage: 'May I?' }]);
    expect((await read<ContactPage>(other, '/api/relations')).items).toMatchObject([{ relation: 'HELD' }]);
    expect((await answerOf(like(shy, one))).relation).toBe('CONNECTED');
    expect(((await profileOf(one, shy)).body as Profile).contacts).toEqual([]);
  });

  it('D44 B11 are taken back as long as no manager has passed them on, and cost nothing then', async () => {
    const shy = await member('Sly', { participant: { privacy: 'PRIVATE' } });
    const one = await member('Kit');
    await answerOf(like(one, shy));
    delivered();
    expect((await undo(one, shy)).body).toMatchObject({ relation: 'NONE', credits: { left: 10 } });
    const { text } = await server.get(`/api/admin/${home}/intros`, as(manager));
    expect(text).not.toContain(idOf(shy));
  });
});

describe('managers of introductions that wait', () => {
  const quiet = 'quiet.example';
  const add = (firstName: string, more: PersonOptions = {}) =>
    addPerson(server, { member: quiet, firstName, ...more });
  const shy = () => add('Sheila', { participant: { privacy: 'PRIVATE' } });
  const send = async (by: Person, to: Person) =>
    expect(
      (
        await server.post(
          '/api/relations',
          { participantId: idOf(by), subjectId: idOf(to), relationType: 'LIKE', note: 'Secret words.' },
          as(by, quiet),
        )
      ).status,
    ).toBe(200);
  const told = ({ email }: Person) => {
    const which = and(eq(outbox.recipient, email), eq(outbox.kind, 'introWaiting'));
    return server.app.db.orm.$count(outbox, which);
  };

  it('B05 B11 D44 ADM-13 hear by email that one waits, once an hour, once it cannot be taken back', async () => {
    const [mona, max] = [await add('Mona', { manager: true }), await add('Max', { manager: true })];
    const muted = await add('Muted', { manager: true, muted: true });
    const here = await addPerson(server, { member: home, manager: true });
    const [sender, other, reader] = [await add('Wilhelmina'), await add('Otto'), await shy()];
    // Taken back in time it is nothing to decide.
    await send(sender, reader);
    expect(await told(mona)).toBe(1);
    expect((await server.delete(`/api/relations/${idOf(reader)}`, as(sender, quiet))).status).toBe(200);
    expect(await told(mona)).toBe(0);

    await send(sender, reader);
    await send(other, reader);
    expect(await server.emails(mona.email)).toEqual([]);
    // If one of two is withdrawn, the other still waits.
    await server.delete(`/api/relations/${idOf(reader)}`, as(other, quiet));
    server.later(31);
    server.app.deliveries.wake();
    const email = await server.emailTo(mona.email);
    expect(email.subject).toBe('An introduction is waiting at quiet.example');
    expect(email.links.some((link) => link.endsWith('/admin/introductions'))).toBe(true);
    for (const mark of ['Wilhelmina', 'Sheila', 'Secret', idOf(sender), idOf(reader), sender.email]) {
      expect(email.html + email.text + email.subject).not.toContain(mark);
    }
    // Others within the hour send no notification. The sender gets none either.
    await send(other, await shy());
    expect(await told(mona)).toBe(1);
    server.later(3700);
    await send(max, await shy());
    expect(await Promise.all([mona, max, muted, here, reader].map(told))).toEqual([2, 1, 0, 0, 0]);
    expect(await told(sender)).toBe(0);
  });

  it('B05 ADM-13 of two at once one tells, and of one that waits for nobody none', async () => {
    server.later(7200);
    const boss = await add('Boss', { manager: true });
    const [reader, hidden] = [await shy(), await add('Hidden')];
    await server.post(
      '/api/relations',
      {
        participantId: idOf(reader),
        subjectId: idOf(hidden),
        relationType: 'DISLIKE',
        note: 'NOT_INTERESTED',
      },
      as(reader, quiet),
    );
    await send(hidden, reader);
    expect(await told(boss)).toBe(0);
    const senders = [await add('Ada'), await add('Bea'), await add('Cleo')];
    await Promise.all(senders.map((sender) => send(sender, reader)));
    expect(await told(boss)).toBe(1);
  });
});

describe('B01 B02 B03 bookmarks', () => {
  it('B01 B02 B03 are kept once, the latest first, and taken away', async () => {
    const one = await member('Bea');
    const others = [await member('B1'), await member('B2')];
    for (const other of [...others, ...others]) {
      server.later(1);
      expect((await server.post(`/api/bookmarks/${idOf(other)}`, undefined, as(one))).text).toBe('OK');
    }
    const ids = async () =>
      (await read<ContactPage>(one, '/api/bookmarks')).items.map(({ subject }) => subject.id);
    expect(await ids()).toEqual(others.map(idOf).toReversed());
    expect((await server.delete(`/api/bookmarks/${idOf(others[0]!)}`, as(one))).text).toBe('OK');
    expect(await ids()).toEqual([idOf(others[1]!)]);
  });
});

describe('B08 B09 B10 blocks', () => {
  it('B08 B09 B10 part two members: neither finds the other anywhere, and a connection ends', async () => {
    const [one, other] = await connected();
    const pictureOf = (of: Person) => claimed(`/images/${idOf(of)}-256.webp`);
    for (const each of [one, other]) {
      await server.app.db.orm
        .update(schema.participants)
        .set({ avatarUrl: pictureOf(each), lookingFor: 'Company', city: 'Lyon', showLocation: true })
        .where(eq(schema.participants.id, idOf(each)));
    }
    await server.post(`/api/bookmarks/${idOf(one)}`, undefined, as(other));
    expect((await server.post(`/api/blocks/${idOf(other)}`, undefined, as(one))).text).toBe('OK');
    for (const [by, of] of [
      [one, other],
      [other, one],
    ] as const) {
      expect(errorOf(await profileOf(by, of)).code).toBe(1110);
      expect(errorOf(await like(by, of)).code).toBe(1110);
      for (const path of [
        '/api/relations?list=CONNECTED',
        '/api/bookmarks',
        '/api/matching/requests',
        '/api/requests',
        '/api/matching/meetings',
        '/api/matching/matches-history',
        `/api/matching/${idOf(by)}/pending-score`,
        `/api/community/${home}/participants-list`,
        `/api/participant/${idOf(by)}/participants-with-location`,
      ]) {
        const text = JSON.stringify(await read(by, path));
        expect(text).not.toContain(idOf(of));
        expect(text).not.toContain(pictureOf(of));
      }
    }
    expect((await profileOf(manager, one)).status).toBe(200);
    expect((await read<PersonPage>(one, '/api/blocks')).items).toMatchObject([{ id: idOf(other) }]);
    expect((await read<PersonPage>(other, '/api/blocks')).items).toEqual([]);
    expect((await server.delete(`/api/blocks/${idOf(other)}`, as(one))).text).toBe('OK');
    expect((await profileOf(other, one)).status).toBe(200);
    expect(await listed(one, 'CONNECTED')).toEqual([]);
  });

  it('B05 B08 MAT-07 a connection made anew is told anew, once each; one that ended at once is told no more', async () => {
    const [one, other] = await connected();
    const told = async ({ email }: Person): Promise<number> => {
      return server.app.db.orm.$count(outbox, and(eq(outbox.recipient, email), eq(outbox.kind, 'connected')));
    };
    expect([await told(one), await told(other)]).toEqual([1, 1]);
    await server.post(`/api/blocks/${idOf(other)}`, undefined, as(one));
    await server.delete(`/api/blocks/${idOf(other)}`, as(one));
    expect([await told(one), await told(other)]).toEqual([1, 1]);
    // Earlier introductions do not answer a new one, and the same notification is not sent again within a quarter of an
    // hour.
    server.later(15 * 60);
    expect((await answerOf(like(one, other))).relation).toBe('INTERESTED');
    expect((await answerOf(like(other, one))).relation).toBe('CONNECTED');
    expect([await told(one), await told(other)]).toEqual([2, 2]);
    const card = (await read<ContactPage>(one, '/api/relations?list=CONNECTED')).items[0];
    expect(card).toMatchObject({ subject: { id: idOf(other) }, relation: 'CONNECTED' });
    expect(card?.matchingResultId).not.toBeNull();
    // Had the email not gone out, it would not.
    const toOther = and(eq(outbox.recipient, other.email), eq(outbox.kind, 'connected'));
    const sent = and(toOther, eq(outbox.status, 'sent'));
    const allSent = async () => expect(await server.app.db.orm.$count(outbox, sent)).toBe(2);
    await vi.waitFor(allSent, { interval: 25 });
    const again = server.app.db.orm.select({ id: outbox.id }).from(outbox).where(toOther);
    await server.app.db.orm
      .update(schema.deliveries)
      .set({ status: 'pending' })
      .where(inArray(schema.deliveries.id, again));
    await server.post(`/api/blocks/${idOf(one)}`, undefined, as(other));
    expect(await told(other)).toBe(1);
  });

  it('B08 whoever is removed or switched off is in no list at once', async () => {
    const [one, other] = await connected();
    await server.post(`/api/bookmarks/${idOf(other)}`, undefined, as(one));
    const toggle = { shouldDisable: true };
    await server.post(`/api/admin/participants/${idOf(other)}/profile/toggle`, toggle, as(manager));
    expect(await listed(one, 'CONNECTED')).toEqual([]);
    expect((await read<ContactPage>(one, '/api/bookmarks')).items).toEqual([]);
  });
});

describe('M09 POST /api/matching/send-intro', () => {
  it('M09 introduces a member to the other of a pair of theirs, and nobody to anybody else’s', async () => {
    const [one, other] = await connected();
    const { items } = await read<ContactPage>(one, '/api/relations?list=CONNECTED');
    const matchingId = items[0]?.matchingId ?? '';
    const send = (by: Person, from: Person) =>
      server.post('/api/matching/send-intro', { matchingId, introMessage: 'Hi', from: idOf(from) }, as(by));
    expect((await send(one, one)).body).toMatchObject({ relation: 'CONNECTED' });
    expect(errorOf(await send(one, other)).code).toBe(1109);
    const stranger = await member('Stan');
    expect(errorOf(await send(stranger, stranger)).code).toBe(1110);
  });
});

describe('M03 GET /api/matching/instant', () => {
  it('M03 HOM-04 says why there is nobody yet', async () => {
    const one = await member('Nora');
    const page = await read<RecommendationPage>(one, '/api/matching/instant');
    expect(page).toMatchObject({ items: [], hasMore: false, state: 'NOT_YET', credits: { left: 10 } });
    expect(new Date(page.nextRoundAt ?? 0).getTime()).toBeGreaterThan(Date.now());
    const paused = await member('Paula', { participant: { networkingEnabled: false } });
    expect(await read(paused, '/api/matching/instant')).toMatchObject({ state: 'PAUSED' });
  });

  it('MAT-07 a connection holds on to no pair of a round that is still being written', async () => {
    const [one, other] = [await member('Rona'), await member('Ralf')];
    const { orm } = server.app.db;
    const [firstId, secondId] = [idOf(one), idOf(other)].toSorted() as [string, string];
    const nothing = { score: 0, parts: [] };
    const at = new Date();
    await orm.insert(schema.matchingRounds).values({
      ...communityScope(home),
      id: 'broken',
      day: '2020-01-07',
      seed: 's',
      state: 'begun',
      attention: { perMember: 1, appearances: 1 },
      leasedUntil: at,
      startedAt: at,
    });
    await orm.insert(schema.matchings).values({
      id: 'unfinished',
      roundId: 'broken',
      communityId: home,
      firstId,
      secondId,
      createdAt: at,
      score: 0,
      forward: nothing,
      backward: nothing,
    });
    await answerOf(like(one, other));
    await answerOf(like(other, one));
    const [card] = (await read<ContactPage>(one, '/api/relations?list=CONNECTED')).items;
    expect(card?.matchingId).not.toBe('unfinished');
    // Like a round that continues after an interruption.
    await orm.delete(schema.matchings).where(eq(schema.matchings.roundId, 'broken'));
    expect(await listed(one, 'CONNECTED')).toEqual([idOf(other)]);
  });

  it('M03 M09 HOM-02 HOM-04 has whom the round found, until the member decides on them', async () => {
    const add = (firstName: string, lookingFor: string, about: string, manages = false) =>
      addPerson(server, { member: rounds, firstName, manager: manages, participant: { lookingFor, about } });
    const lawyer = await add('Lena', 'a designer for my website', 'Lawyer. I draft contracts.', true);
    const founder = await add('Fred', 'a lawyer who knows contracts', 'Founder of a bakery');
    const designer = await add('Dora', 'a bakery for breakfasts', 'Designer of websites');
    const by = ({ token }: Person) => ({ token, community: rounds });
    const path = `/api/community/${rounds}/notify/recommended-contacts`;
    expect((await server.post(path, undefined, by(lawyer))).status).toBe(200);
    await server.app.matching.work();
    const lists = async (who: Person) =>
      (await server.get('/api/matching/instant', by(who))).body as RecommendationPage;

    const before = await lists(founder);
    expect(before).toMatchObject({ state: 'READY', credits: { left: 1, perWeek: 1 } });
    const found = before.items.find(({ subject }) => subject.id === idOf(lawyer))!;
    expect(found).toMatchObject({ relation: 'NONE', bookmarked: false, about: 'Lawyer. I draft contracts.' });
    expect(found.reasons.join()).toContain('Lena');
    const send = (from: Person, who = founder, matchingId = found.matchingId) =>
      server.post(
        '/api/matching/send-intro',
        { matchingId, introMessage: 'A contract?', from: idOf(from) },
        by(who),
      );
    expect(errorOf(await send(lawyer)).code).toBe(1109);
    // The existence of a pair of others is not revealed.
    expect(errorOf(await send(designer, designer)).code).toBe(1110);
    expect(errorOf(await send(founder, founder, 'unknown')).code).toBe(1110);
    expect((await send(founder)).body).toMatchObject({ relation: 'INTERESTED', credits: { left: 0 } });
    const after = await lists(founder);
    expect(after.items.map(({ subject }) => subject.id)).toEqual([idOf(designer)]);
    expect(after.state).toBe('OUT_OF_CREDITS');
    const body = { subjectId: idOf(designer), relationType: 'DISLIKE', note: 'ALREADY_KNOW' };
    expect((await server.post('/api/relations', body, by(founder))).status).toBe(200);
    expect(await lists(founder)).toMatchObject({
      items: [],
      state: 'MET_EVERYONE',
      nextRoundAt: null,
    });
    expect((await lists(designer)).items.map(({ subject }) => subject.id)).toContain(idOf(founder));

    // The weekly email is out before the introduction is due: at once, either of the two may be the newest.
    expect((await server.emailTo(lawyer.email)).text).toContain('Fred');
    delivered();
    const email = await server.emailTo(lawyer.email, 2);
    expect(email.subject).toContain('Fred Tester');
    expect(email.text).toContain('A contract?');
    expect((await lists(lawyer)).items.find(({ subject }) => subject.id === idOf(founder))?.relation).toBe(
      'INCOMING',
    );
  });
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Export } from '../../src/generated/api/account';
import type { Image } from '../../src/generated/api/image';
import * as schema from '../../src/server/db/schema';
import { modules } from '../../src/server/moduleList';
import { personalDataOf } from '../../src/server/modules/account/collect';
import { communityScope } from '../../src/server/modules/matching/scopes';
import { claimed } from '../support/claimed';
import { errorOf } from '../support/client';
import { agree, join as joinCommunity, joinAsTheyAre } from '../support/newcomers';
import { storeEvent } from '../support/events';
import { outbox } from '../support/outbox';
import { addPerson, password, type Person } from '../support/people';
import { pictures } from '../support/pictures';
import { codeIn, startServer, type TestServer } from '../support/server';

const home = 'open.example';
const marker = 'Zebedee-Unmistakable';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    communities: {
      'codes.example': { auth: [{ authType: 'OTP' }, { authType: 'EMAIL' }] },
      'closed.example': { auth: [{ authType: 'EMAIL' }], community: { admission: 'invitation' } },
    },
  });
});
afterAll(() => server.stop());

const end = ({ token, userId }: Person, body: unknown, lang?: string, community = home) =>
  server.call('DELETE', `/api/users/delete/${userId}`, body, { token, lang, community });
const take = async ({ token }: Person) => server.get('/api/users/export', { token });

async function upload({ token }: Person, bytes: Buffer): Promise<Response> {
  const form = new FormData();
  form.append('image', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'me.png');
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${server.origin}/api/images/upload`, { method: 'POST', headers, body: form });
}

/** An account that has no password. */
async function addPasswordless(): Promise<Person> {
  const person = await addPerson(server, { member: 'codes.example' });
  await server.app.accounts.setPassword(server.app.db.orm, person.userId, null);
  return person;
}

type Row = Record<string, unknown>;
const tables = Object.values(schema).filter((value) => is(value, PgTable));
/** Every row of every table, as JSON has it. */
async function everything(): Promise<Map<PgTable, Row[]>> {
  const found = new Map<PgTable, Row[]>();
  for (const table of tables) found.set(table, asJson(await server.app.db.orm.select().from(table)));
  return found;
}
const personalData = await personalDataOf(modules);
const keptTables = personalData.filter(({ end }) => end === 'keep').map(({ table }) => table);
const asJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
const sameRow = (one: Row, other: Row) => JSON.stringify(one) === JSON.stringify(other);
/** Whether `whole` contains all values of `part`. */
const tells = (part: Row, whole: Row) =>
  Object.entries(part).every(([key, value]) => JSON.stringify(whole[key]) === JSON.stringify(value));

/** A person with rows in every table of the list, and a guest whom they invited. */
async function livedIn(): Promise<{ person: Person; guest: Person; image: Image }> {
  const person = await addPerson(server, { member: home, firstName: marker, manager: true });
  // The last manager could not go.
  const guest = await addPerson(server, { member: home, firstName: 'Guest', manager: true });
  const { userId, email, token, participantId = '' } = person;
  const { orm } = server.app.db;
  const at = { createdAt: new Date(), updatedAt: new Date() };
  const put = async <Table extends PgTable>(table: Table, values: Table['$inferInsert']) => {
    await orm.insert(table).values(values);
  };
  const image = (await (await upload(person, await pictures.png())).json()) as Image;
  await orm
    .update(schema.participants)
    .set({ avatarUrl: claimed(image.imageUrl), about: `I am ${marker}`, timeZone: 'Europe/Belgrade' })
    .where(eq(schema.participants.id, participantId));
  await server.post('/api/auth/agree-policy', { agreed: true }, { token, community: home });
  await server.post('/api/auth/recovery', { email }, { community: home });
  await server.emailTo(email);
  await put(schema.identities, {
    ...at,
    issuer: 'https://issuer.example',
    subject: marker,
    userId,
    provider: 'GOOGLE',
  });
  const push = { userId, communityId: home, p256dh: 'push key', auth: 'push secret' };
  await put(schema.webPushSubscriptions, { ...at, ...push, endpoint: `https://push.example/${marker}` });
  const progress = {
    communityId: 'default',
    userId,
    step: 2,
    answers: {},
    lookingFor: marker,
    profile: {},
    version: 1,
  };
  await put(schema.onboardingProgress, { ...at, ...progress });
  const { invitationId } = (await server.post('/api/init', undefined, { token, community: home })).body as {
    invitationId: string;
  };
  await server.post(`/api/invitation/${invitationId}`, undefined, { token: guest.token });
  const acceptedAt = new Date();
  await put(schema.invitationAcceptances, {
    communityId: home,
    userId,
    inviterId: guest.participantId,
    acceptedAt,
  });
  const wish = { ...at, communityId: home };
  await put(schema.introWishes, { ...wish, userId, participantId: guest.participantId ?? '' });
  await put(schema.introWishes, { ...wish, userId: guest.userId, participantId });
  await put(schema.endedSessions, {
    id: 'ended',
    secretHash: 'ended hash',
    userId,
    reason: 'PASSWORD',
    endedAt: acceptedAt,
  });
  const { audit } = server.app;
  const sides = { communityId: home, act: 'member.hide' } as const;
  await audit.record(orm, { ...sides, actor: userId, subject: guest.userId });
  await audit.record(orm, { ...sides, actor: guest.userId, subject: userId });
  const by = { ...at, communityId: home, authorId: await audit.aliasOf(orm, guest.userId) };
  await put(schema.managerMessages, { ...by, id: 'm', userId, kind: 'message', subject: 'Hi', text: marker });
  await put(schema.managerInvitations, {
    id: 'asked',
    communityId: home,
    participantId,
    authorId: 'a',
    createdAt: new Date(),
  });
  await put(schema.memberNotes, { ...by, id: 'n', participantId, text: 'Writes too much' });
  await put(schema.auditTexts, { id: 'n', communityId: home, userId, text: marker });
  await put(schema.memberInvites, {
    ...by,
    id: 'i',
    email,
    firstName: marker,
    lastName: '',
    expiresAt: new Date(),
  });
  await put(schema.managerVisits, { communityId: home, userId, seenAt: new Date(), newSince: new Date() });
  await put(schema.bulkActions, {
    ...at,
    id: 'b',
    communityId: home,
    userId,
    action: { do: 'hide' },
    participantIds: [],
    status: 'done',
    dueAt: new Date(),
  });
  const report = {
    ...at,
    ...({ communityId: home, subjectKind: 'PARTICIPANT', reason: 'SPAM' } as const),
    text: '',
    context: {},
    aboutManager: false,
  };
  const guestId = guest.participantId ?? '';
  await put(schema.reports, {
    ...report,
    id: 'of',
    subjectId: participantId,
    participantId,
    reporterId: guestId,
  });
  await put(schema.reports, {
    ...report,
    id: 'by',
    subjectId: guestId,
    participantId: guestId,
    reporterId: participantId,
  });
  const [firstId = '', secondId = ''] = [guestId, participantId].sort();
  const part = { kind: 'need', term: 't', asked: marker, offered: marker, weight: 0.5 } as const;
  const reasons = { score: 0.5, parts: [part] };
  const pair = {
    communityId: home,
    firstId,
    secondId,
    score: 0.5,
    forward: reasons,
    backward: reasons,
  };
  await put(schema.matchingRounds, {
    ...communityScope(home),
    id: 'r',
    day: '2026-11-24',
    seed: 's',
    state: 'finished',
    leasedUntil: new Date(),
    attention: { perMember: 1, appearances: 1 },
    startedAt: new Date(),
  });
  await put(schema.matchings, { ...at, ...pair, id: 'p', roundId: 'r' });
  const side = { communityId: home, matchingId: 'p', rank: 1, carriedTo: 'r' };
  await put(schema.matchingResults, { ...side, id: 'mine', viewerId: participantId });
  await put(schema.matchingResults, { ...side, id: 'theirs', viewerId: guestId });
  await put(schema.matchingLists, { communityId: home, roundId: 'r', participantId });
  await put(schema.relevances, { ...pair, computedAt: new Date() });
  await put(schema.declinedReasons, { ...at, communityId: home, participantId, term: 't' });
  const decided = { ...at, communityId: home, matchingId: 'p' };
  const mine = { participantId, subjectId: guestId };
  const theirs = { participantId: guestId, subjectId: participantId };
  for (const one of [mine, theirs]) {
    await put(schema.relations, { ...decided, ...one, relationType: 'LIKE', introMessage: marker });
    await put(schema.blocks, { ...decided, ...one });
    await put(schema.bookmarks, { ...decided, ...one });
  }
  const hidden = await addPerson(server, { member: home, firstName: 'Hidden' });
  await put(schema.relations, {
    ...decided,
    participantId,
    subjectId: hidden.participantId ?? '',
    relationType: 'DISLIKE',
    note: marker,
  });
  for (const one of [mine, theirs]) {
    await put(schema.pastRecommendations, { ...one, communityId: home, day: '2026-11-24' });
  }
  await put(schema.connections, { ...decided, firstId, secondId, connectedAt: new Date() });
  await put(schema.meetings, {
    ...at,
    id: 'meeting',
    uid: 'meeting',
    communityId: home,
    firstId,
    secondId,
    state: 'PROPOSED',
    proposedBy: participantId,
    slots: [],
    minutes: 30,
    placeKind: 'PLACE',
    placeText: marker,
    message: marker,
    messageLang: 'en',
    changedAt: new Date(),
  });
  const event = { organisers: [participantId, guestId], event: { createdBy: participantId } };
  await storeEvent(orm, {
    ...event,
    id: 'event',
    communityId: home,
    participants: { [participantId]: 'CONFIRMED' },
    waiting: [participantId],
  });
  const change = { eventId: 'event', to: 'CONFIRMED', at: new Date() } as const;
  await put(schema.eventParticipationChanges, {
    ...change,
    id: 'mine',
    participantId,
    byParticipantId: guestId,
  });
  await put(schema.eventParticipationChanges, {
    ...change,
    id: 'theirs',
    participantId: guestId,
    byParticipantId: participantId,
  });
  const invitation = { eventId: 'event', invitedAs: 'PARTICIPANT', invitedAt: new Date() } as const;
  await put(schema.eventInvitations, { ...invitation, id: 'to', participantId, invitedBy: guestId });
  await put(schema.eventInvitations, {
    ...invitation,
    id: 'from',
    participantId: guestId,
    invitedBy: participantId,
  });
  await put(schema.payments, {
    communityId: home,
    paymentId: 'pay',
    eventId: 'event',
    participantId,
    email: null,
    amount: 20,
    currency: 'EUR',
    outcome: 'CONFIRMED',
    receivedAt: new Date(),
  });
  await put(schema.presences, { participantId, processId: 'gone', signedAt: new Date() });
  await put(schema.calendarFeeds, { participantId, secretHash: `feed-${marker}`, createdAt: new Date() });
  await put(schema.interestCredits, { communityId: home, participantId, week: '2026-11-17', spent: 1 });
  await put(schema.unsubscribeLinks, {
    ...at,
    communityId: home,
    participantId,
    hash: `unsubscribe-${marker}`,
    channel: 'EMAIL',
    kind: 'managerNews',
  });
  await put(schema.notificationPreferences, {
    communityId: home,
    userId,
    channel: 'EMAIL',
    kind: 'managerNews',
    isOn: false,
  });
  await put(schema.notificationTimes, { communityId: home, userId, digestHour: 9 });
  await put(schema.refusedAddresses, {
    channel: 'EMAIL',
    address: person.email,
    days: 1,
    refusedAt: new Date(),
    smtpStatus: '5.1.1',
  });
  const chatWithBot = { userId, communityId: home, lang: 'en', connectedAt: new Date() } as const;
  await put(schema.telegramChats, { ...chatWithBot, chatId: 7, username: marker });
  await put(schema.telegramCodes, { ...at, hash: 'code', userId, communityId: home });
  await put(schema.memberVectors, {
    communityId: home,
    participantId,
    hash: 'h',
    asks: [0.5],
    offers: [0.5],
  });
  const asked = { communityId: home, requestedAt: new Date(), answeredAt: new Date(), request: marker };
  const sidesOf = (one: string, other: string) => ({ participantId: one, authorId: other, answer: marker });
  await put(schema.requestAnswers, { ...asked, ...sidesOf(guestId, participantId) });
  await put(schema.requestAnswers, { ...asked, ...sidesOf(participantId, guestId) });
  const chat = { communityId: home, kind: 'DIRECT', latestAt: new Date(), number: 1, change: 1 } as const;
  const brought = {
    createdBy: participantId,
    broughtBy: userId,
    imageUrl: claimed('/images/of-a-chat-256.webp'),
  };
  await put(schema.chats, { ...at, ...chat, ...brought, id: 'chat', firstId, secondId });
  for (const personId of [participantId, guestId]) {
    const positions = { fromNumber: 1, readNumber: 0, deliveredNumber: 0, joinedAt: new Date() };
    await put(schema.chatMembers, { ...positions, chatId: 'chat', personId });
  }
  const message = { chatId: 'chat', number: 1 };
  await put(schema.chatMessages, {
    ...at,
    ...message,
    change: 1,
    messageId: 'message',
    contentHash: '',
    kind: 'TEXT',
    authorId: participantId,
    text: 'Others keep it',
  });
  await put(schema.chatMessagePeople, { ...message, personId: participantId });
  await put(schema.chatReactions, { ...at, ...message, personId: participantId, emoji: '👍' });
  await put(schema.chatImages, { ...message, position: 0, userId, width: 1, height: 1 });
  await put(schema.formerSlugs, { ...at, communityId: home, slug: `old-${marker}`, participantId });
  await put(schema.communities, { ...at, id: 'made', domain: 'made.example', files: {}, createdBy: userId });
  await put(schema.communityOverrides, { ...at, communityId: 'made', files: {}, updatedBy: userId });
  return { person, guest, image };
}

describe('PRO-03 the list of personal data', () => {
  it('PRO-03 A13 SAF-02 what the export tells is what deletion removes or keeps, and nothing else changes', async () => {
    const { person, guest, image } = await livedIn();
    const { userId, email, participantId = '' } = person;
    const told = ((await take(person)).body as Export).tables;
    // A new row of the list needs data of the person above.
    for (const { name, notExported } of personalData) {
      if (notExported) expect(told).not.toHaveProperty(name);
      else expect(told[name]?.length, name).toBeGreaterThan(0);
    }
    const others = [schema.relations, schema.blocks, schema.bookmarks, schema.reports] as PgTable[];

    const before = await everything();
    expect((await end(person, { password })).text).toBe('OK');
    await vi.waitFor(async () => {
      const rows = await server.app.db.orm.select().from(outbox);
      expect(rows.filter(({ kind, status }) => kind === 'accountDeleted' && status === 'sent')).toHaveLength(
        1,
      );
    });
    const after = await everything();
    for (const table of tables) {
      const rows = (at: Map<PgTable, Row[]>) => at.get(table) ?? [];
      const changed = rows(before).filter((row) => !rows(after).some((other) => sameRow(row, other)));
      // The remaining rows name the user by an alias that is deleted.
      const places = personalData.filter((place) => place.table === table && place.end !== 'leave');
      const exported = places
        .flatMap(({ name }) => told[name] ?? [])
        .map(({ picture: _picture, ...row }) => row);
      for (const row of changed) {
        // Decisions of others about the user are not exported.
        if (others.includes(table) && row.subjectId === participantId) continue;
        expect(
          exported.some((part) => tells(part, row)),
          `${getTableName(table)} is told`,
        ).toBe(true);
      }
      const goes = places.filter(({ end }) => end !== 'keep').flatMap(({ name }) => told[name] ?? []);
      for (const { picture: _picture, ...part } of goes) {
        expect(
          changed.some((row) => tells(part, row)),
          `${getTableName(table)} is removed`,
        ).toBe(true);
      }
    }

    const { rows } = await server.app.db.pool.query<{ name: string }>(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name
       from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    for (const { name } of rows) {
      const { rows: texts } = await server.app.db.pool.query<{ text: string }>(
        `select t::text as text from ${name} t`,
      );
      // Kept records of others name the person only by that id, which leads to nothing else.
      const kept = keptTables.some((table) => name === `public.${getTableName(table)}`);
      for (const trace of [marker, userId, email, ...(kept ? [] : [participantId])]) {
        expect(
          texts.filter(({ text }) => text.includes(trace)),
          `${trace} in ${name}`,
        ).toEqual([]);
      }
    }
    for (const { url } of image.sizes) {
      await vi.waitFor(async () => expect((await fetch(server.origin + url)).status).toBe(404), 20_000);
    }
    const [left] = await server.app.db.orm
      .select()
      .from(schema.invitationAcceptances)
      .where(eq(schema.invitationAcceptances.userId, guest.userId));
    expect(left).toMatchObject({ communityId: home, inviterId: null });
    expect((await server.get('/api/current-user', { token: guest.token })).status).toBe(200);
  });

  it('A16 PRO-03 the export tells everything in one JSON, pictures included, and nothing that opens anything', async () => {
    const ada = await addPerson(server, { member: home, firstName: 'Ada' });
    await upload(ada, await pictures.png());
    await server.post('/api/auth/recovery', { email: ada.email });
    const message = await server.emailTo(ada.email);
    const answer = await take(ada);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { exportedAt, tables: told } = answer.body as Export;
    expect(Date.parse(exportedAt)).toBeGreaterThan(0);
    expect(told.users).toMatchObject([{ id: ada.userId, email: ada.email }]);
    expect(told.participants).toMatchObject([{ firstName: 'Ada', communityId: home }]);
    expect(told.images?.[0]?.picture).toMatch(/^data:image\/webp;base64,UklGR/);
    const [session] = await server.app.sessions.list(ada.userId);
    const account = await server.app.accounts.byId(server.app.db.orm, ada.userId);
    const [code] = await server.app.db.orm
      .select()
      .from(schema.codes)
      .where(eq(schema.codes.email, ada.email));
    for (const secret of [
      ada.token.split('.')[1],
      session?.secretHash,
      session?.pageSecretHash,
      account?.passwordHash,
      code?.hash,
      new URL(message.links[0] ?? '').searchParams.get('code'),
    ]) {
      expect(secret).toBeTruthy();
      expect(answer.text).not.toContain(secret);
    }
  });

  it('A16 PRO-03 the export of one tells nothing of another', async () => {
    const [ada, bob] = [await addPerson(server, { member: home }), await addPerson(server, { member: home })];
    await server.post('/api/auth/agree-policy', { agreed: true }, { token: bob.token, community: home });
    const { text } = await take(ada);
    for (const trace of [bob.userId, bob.email, bob.participantId]) expect(text).not.toContain(trace);
    expect((await server.get('/api/users/export')).status).toBe(401);
  });
});

describe('A13 DELETE /api/users/delete/{id}', () => {
  const alive = async ({ userId }: Person) =>
    (await server.app.accounts.byId(server.app.db.orm, userId)) !== undefined;

  it('A13 with the password: every session ends, the last email goes out, the address is free', async () => {
    const ada = await addPerson(server, { member: home });
    await server.post('/api/current-user/lang', undefined, {
      token: ada.token,
      raw: 'RU',
      headers: { 'content-type': 'text/plain' },
    });
    const login = () =>
      server.post('/api/auth/login', { authType: 'EMAIL', email: ada.email, password }, { community: home });
    const { token: elsewhere } = (await login()).body as { token: string };
    expect((await end(ada, { password })).text).toBe('OK');
    for (const token of [ada.token, elsewhere]) {
      expect((await server.get('/api/current-user', { token })).status).toBe(401);
    }
    const message = await server.emailTo(ada.email);
    expect(message.subject).toBe('Ваш аккаунт в сообществе «open.example» удалён');
    expect(message.text).toContain('Это наше последнее письмо');
    expect(message.html).toContain('#7a1fa2');
    expect(errorOf(await login()).code).toBe(1005);
    const again = await server.post(
      '/api/auth/register-user',
      { email: ada.email, password },
      { community: home },
    );
    expect(again.text).toBe('OK');
  });

  it('A13 a wrong password, none, and another id change nothing', async () => {
    const [ada, bob] = [await addPerson(server), await addPerson(server)];
    for (const [body, status, code] of [
      [{ password: 'not the password' }, 403, 1014],
      [{ password: '' }, 403, 1014],
      [{ code: '123456' }, 403, 1014],
      [{}, 400, 1100],
    ] as const) {
      const answer = await end(ada, body);
      expect([answer.status, errorOf(answer).code]).toEqual([status, code]);
    }
    const foreign = await end({ ...ada, userId: bob.userId }, { password });
    expect([foreign.status, errorOf(foreign).code]).toEqual([403, 1109]);
    expect((await end({ ...ada, token: 'a.b' }, { password })).status).toBe(401);
    expect([await alive(ada), await alive(bob)]).toEqual([true, true]);
  });

  it('A13 guessing the password has an end', async () => {
    const ada = await addPerson(server);
    const codes: (number | undefined)[] = [];
    for (let n = 0; n < 11; n += 1)
      codes.push(errorOf(await end(ada, { password: `wrong ${n} password` })).code);
    expect(codes).toEqual([...Array<number>(10).fill(1014), 1104]);
    expect(errorOf(await end(ada, { password })).code).toBe(1104);
  });

  it('A13 A15 without a password a mailed code confirms it', async () => {
    const ada = await addPasswordless();
    const community = 'codes.example';
    const ask = (lang?: string) =>
      server.post('/api/users/delete-code', undefined, { token: ada.token, community, lang });
    const finish = (body: unknown) => end(ada, body, undefined, community);
    expect(errorOf(await finish({ password })).code).toBe(1102);
    expect((await ask()).text).toBe('OK');
    expect(errorOf(await ask()).code).toBe(1103);
    const message = await server.emailTo(ada.email);
    const code = codeIn(message);
    expect(message.subject).toMatch(/^\d{6} is your code to delete your account/);
    // It deletes; it does not sign in.
    const signIn = { login: ada.email, password: code };
    expect(errorOf(await server.post('/api/auth/otp/validate', signIn, { community })).code).toBe(1102);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(errorOf(await finish({ code: wrong })).code).toBe(1102);
    expect(errorOf(await end(ada, { code }, undefined, home)).code).toBe(1102);
    expect(await alive(ada)).toBe(true);
    expect((await finish({ code: ` ${code} ` })).text).toBe('OK');
    expect(await alive(ada)).toBe(false);
    // Earlier emails are deleted with the account, including their files.
    await vi.waitFor(async () =>
      expect((await server.emails(ada.email)).map(({ subject }) => subject)).toEqual([
        'Your account at codes.example is deleted',
      ]),
    );
  });

  it('A13 a code is spent after five wrong tries, and old after ten minutes', async () => {
    const ada = await addPasswordless();
    const community = 'codes.example';
    const ask = () => server.post('/api/users/delete-code', undefined, { token: ada.token, community });
    const finish = (code: string) => end(ada, { code }, undefined, community);
    await ask();
    const first = codeIn(await server.emailTo(ada.email));
    const wrong = String((Number(first) + 1) % 1_000_000).padStart(6, '0');
    for (let n = 0; n < 5; n += 1) await finish(wrong);
    expect(errorOf(await finish(first)).code).toBe(1102);
    server.later(61);
    await ask();
    const second = codeIn(await server.emailTo(ada.email, 2));
    server.later(601);
    expect(errorOf(await finish(second)).code).toBe(1102);
    expect(await alive(ada)).toBe(true);
  });

  it('A13 an account with a password must use it', async () => {
    const ada = await addPerson(server);
    const answer = await server.post('/api/users/delete-code', undefined, { token: ada.token });
    expect([answer.status, errorOf(answer).code]).toEqual([400, 1100]);
    expect(await server.emails(ada.email)).toEqual([]);
  });

  it('A13 an invited person may still join when the inviter has left', async () => {
    const community = 'closed.example';
    const ada = await addPerson(server, { member: community });
    const [guest, stranger] = [await addPerson(server), await addPerson(server)];
    const init = await server.post('/api/init', undefined, { token: ada.token, community });
    const { invitationId } = init.body as { invitationId: string };
    await server.post(`/api/invitation/${invitationId}`, undefined, { token: guest.token });
    expect((await end(ada, { password })).text).toBe('OK');
    expect((await joinCommunity(server, guest, community)).status).toBe(200);
    expect(errorOf(await joinCommunity(server, stranger, community)).code).toBe(1107);
  });

  it('A13 asked twice at once, it happens once', async () => {
    const ada = await addPerson(server, { member: home });
    const answers = await Promise.all(Array.from({ length: 4 }, () => end(ada, { password })));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    await server.emailTo(ada.email);
    expect(await server.emails(ada.email)).toHaveLength(1);
  });

  it('A13 P01 joining at the same moment: either the account is gone with what came, or nothing came', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => addPerson(server)));
    const keep = (person: Person) =>
      server.post(
        '/api/onboarding',
        { step: 0, answers: {}, lookingFor: '', profile: {}, version: 0 },
        { token: person.token, community: home },
      );
    await Promise.all(people.map(keep));
    await Promise.all(people.map((person) => agree(server, person, home)));
    const answers = await Promise.all(
      people.flatMap((person) => [joinAsTheyAre(server, person, home), end(person, { password })]),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    for (const person of people) expect(await alive(person)).toBe(false);
    const left = await server.app.db.orm.select().from(schema.participants);
    expect(left.filter(({ userId }) => people.some((person) => person.userId === userId))).toEqual([]);
  });

  it('A13 an upload that comes meanwhile leaves no file', async () => {
    const sources = [await pictures.png(64, 64), await pictures.png(65, 65), await pictures.png(66, 66)];
    const ada = await addPerson(server, { member: home });
    const uploads = sources.map((source) => upload(ada, source));
    await end(ada, { password });
    for (const response of await Promise.all(uploads)) expect([200, 401]).toContain(response.status);
    expect(await alive(ada)).toBe(false);
    const kept = (await server.app.db.orm.select().from(schema.images)).map(({ hash }) => hash);
    const files = () =>
      readdirSync(join(server.app.env.DATA_DIR, 'files'), { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile())
        .map(({ name }) => name.split('-')[0] ?? '');
    await vi.waitFor(() => expect(files().filter((hash) => !kept.includes(hash))).toEqual([]));
  });
});

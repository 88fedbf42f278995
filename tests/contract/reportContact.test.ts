import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '../../src/server/db/schema';
import { errorOf } from '../support/client';
import { createEvent } from '../support/events';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { apart } from '../support/testCommunities';

const closed = 'closed.example';
const clear = 'clear.example';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    communities: {
      [closed]: apart,
      [clear]: { auth: [{ authType: 'EMAIL' }], community: { transparent: true } },
    },
  });
});
afterAll(() => server.stop());

const add = (firstName: string, more: PersonOptions = {}) =>
  addPerson(server, { member: closed, firstName, ...more });
const idOf = ({ participantId = '' }: Person) => participantId;
const report = (subject: Person | string, by: Person, community = closed) =>
  server.post(
    `/api/participant/${typeof subject === 'string' ? subject : idOf(subject)}/report`,
    { reason: 'HARASSMENT', text: 'He does not stop.' },
    { token: by.token, community },
  );
const block = async (subject: Person, { token }: Person, community = closed) => {
  const { status } = await server.post(`/api/blocks/${idOf(subject)}`, undefined, { token, community });
  expect(status).toBe(200);
};
/** A block of a person whom the blocker saw once and does not see any more. */
const hadBlocked = (subject: Person, by: Person) =>
  insert(schema.blocks, {
    communityId: closed,
    participantId: idOf(by),
    subjectId: idOf(subject),
    createdAt: new Date(),
  });
const unblock = (subject: Person, { token }: Person) =>
  server.delete(`/api/blocks/${idOf(subject)}`, { token, community: closed });

/** The two in the order in which pairs are stored. */
const pairOf = (one: Person, other: Person) => {
  const [firstId, secondId] = [idOf(one), idOf(other)].sort() as [string, string];
  return { communityId: closed, firstId, secondId };
};
const insert = (table: Parameters<typeof server.app.db.orm.insert>[0], values: object) =>
  server.app.db.orm.insert(table).values(values as never);
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
const direction = { score: 0.5, parts: [] };

async function matchingOf(me: Person, other: Person): Promise<string> {
  const id = randomUUID();
  const sides = { score: 0.5, forward: direction, backward: direction };
  await insert(schema.matchings, { id, roundId: null, ...pairOf(me, other), ...sides, createdAt: ago(60) });
  return id;
}
const liked = (from: Person, to: Person, more: object = {}) =>
  insert(schema.relations, {
    communityId: closed,
    participantId: idOf(from),
    subjectId: idOf(to),
    relationType: 'LIKE',
    deliverAt: ago(60),
    createdAt: ago(90),
    ...more,
  });
const eventBy = async (organiser: Person) => (await createEvent(server, organiser, closed)).id;
const joins = (eventId: string, person: Person) =>
  insert(schema.eventParticipations, {
    eventId,
    participantId: idOf(person),
    status: 'CONFIRMED',
    askedAt: ago(60),
    changedAt: ago(60),
  });

/** How a member learns of another, by the relation between them at that time. */
const ways: Record<string, (me: Person, other: Person) => Promise<unknown>> = {
  'who introduced themself to me': (me, other) => liked(other, me),
  'to whom I introduced myself': (me, other) => liked(me, other),
  'whom I hide': (me, other) => liked(me, other, { relationType: 'DISLIKE', deliverAt: null, note: 'OTHER' }),
  'with whom I am connected': async (me, other) => {
    const matchingId = await matchingOf(me, other);
    await insert(schema.connections, { ...pairOf(me, other), matchingId, connectedAt: ago(60) });
  },
  'who was recommended to me': async (me, other) => {
    const matchingId = await matchingOf(me, other);
    const side = { id: randomUUID(), communityId: closed, matchingId, viewerId: idOf(me), rank: 1 };
    await insert(schema.matchingResults, side);
  },
  'whom I was to meet': (me, other) =>
    insert(schema.meetings, {
      id: randomUUID(),
      ...pairOf(me, other),
      state: 'CANCELLED',
      proposedBy: idOf(other),
      slots: [],
      minutes: 30,
      placeKind: 'ONLINE',
      placeText: '',
      uid: randomUUID(),
      createdAt: ago(60),
      changedAt: ago(60),
    }),
  'whom I bookmarked': (me, other) =>
    insert(schema.bookmarks, {
      communityId: closed,
      participantId: idOf(me),
      subjectId: idOf(other),
      createdAt: ago(60),
    }),
  'who answered my request': (me, other) =>
    insert(schema.requestAnswers, {
      communityId: closed,
      participantId: idOf(me),
      authorId: idOf(other),
      request: 'A flat',
      answer: 'No',
      requestedAt: ago(60),
      answeredAt: ago(50),
    }),
  'who blocked me': (me, other) => hadBlocked(me, other),
  'whom I blocked': (me, other) => hadBlocked(other, me),
  'whom I invited': (me, other) =>
    insert(schema.invitationAcceptances, {
      communityId: closed,
      userId: other.userId,
      inviterId: idOf(me),
      acceptedAt: ago(60),
    }),
  'at whose event I am': async (me, other) => joins(await eventBy(other), me),
  'who comes to an event of mine': async (me, other) => joins(await eventBy(me), other),
  'who came to the same event': async (me, other) => {
    const id = await eventBy(await add('Host'));
    await joins(id, me);
    await joins(id, other);
  },
};

describe('P20 SAF-05 who may report a person', () => {
  it.each(Object.keys(ways))('P20 SAF-05 somebody %s, also once either blocked the other', async (way) => {
    const [me, other] = [await add('Mia'), await add('Otto')];
    await ways[way]!(me, other);
    expect((await report(other, me)).status).toBe(200);
    const [her, him] = [await add('Mia'), await add('Otto')];
    await ways[way]!(her, him);
    if (!way.includes('blocked')) await hadBlocked(her, him);
    expect((await report(him, her)).status).toBe(200);
  });

  it('P20 SAF-05 a block that ended leaves the report of who had written before', async () => {
    const [me, other] = [await add('Mia'), await add('Otto')];
    await liked(other, me, { introMessage: 'Answer me!' });
    await block(me, other);
    expect((await unblock(me, other)).status).toBe(200);
    expect((await report(other, me)).status).toBe(200);
  });

  it('P20 SAF-05 who never had to do with somebody gets the answer of nobody', async () => {
    const [me, other] = [await add('Mia'), await add('Otto', { participant: { profileEnabled: false } })];
    const nobody = await report(randomUUID(), me);
    expect(errorOf(nobody).code).toBe(1110);
    // Private decisions of the other are not revealed.
    await liked(other, me, { relationType: 'DISLIKE', deliverAt: null, note: 'OTHER' });
    const hidden = await report(other, me);
    const third = await add('Ida', { participant: { profileEnabled: false } });
    await liked(third, me, { pendingReviewSince: ago(80) });
    await insert(schema.bookmarks, {
      communityId: closed,
      participantId: idOf(third),
      subjectId: idOf(me),
      createdAt: ago(60),
    });
    expect([hidden.status, hidden.body]).toEqual([nobody.status, nobody.body]);
    const held = await report(third, me);
    expect([held.status, held.body]).toEqual([nobody.status, nobody.body]);
  });

  it('P20 SAF-05 a manager is known to everybody', async () => {
    const boss = await add('Boss', { manager: true, participant: { profileEnabled: false } });
    expect((await report(boss, await add('Mia'))).status).toBe(200);
  });

  it('P20 SAF-05 where members see each other, all current and former members are known', async () => {
    const here = (firstName: string, more: PersonOptions = {}) => add(firstName, { member: clear, ...more });
    const me = await here('Mia');
    const tell = (subject: Person) => report(subject, me, clear);
    const blocker = await here('Otto');
    await block(me, blocker, clear);
    expect((await tell(blocker)).status).toBe(200);
    expect((await tell(await here('Ada', { participant: { profileEnabled: false } }))).status).toBe(200);
    const removed = await here('Rob', { enabled: false, participant: { removedAt: new Date() } });
    expect((await tell(removed)).status).toBe(200);
    expect(errorOf(await tell(await here('New', { enabled: false }))).code).toBe(1110);
    expect(errorOf(await tell(await add('Far'))).code).toBe(1110);
  });

  it('P20 SAF-05 managers see a report about a person who blocked the reporter', async () => {
    const [me, other] = [await add('Mia'), await add('Otto')];
    const boss = await add('Boss', { manager: true });
    await hadBlocked(me, other);
    await report(other, me);
    const { body } = await server.get(`/api/admin/${closed}/reports?page=1`, {
      token: boss.token,
      community: closed,
    });
    expect(JSON.stringify(body)).toContain(idOf(other));
    expect(JSON.stringify(body)).not.toContain(idOf(me));
  });
});

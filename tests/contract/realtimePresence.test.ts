import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presences } from '../../src/server/db/schema';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { connectSocket, type OpenSocket } from '../support/stompSockets';

const [open, closed] = ['open.example', 'closed.example'];
let server: TestServer;
beforeAll(async () => {
  const auth = [{ authType: 'EMAIL' as const }];
  server = await startServer({
    communities: {
      [open]: { auth, community: { transparent: true } },
      [closed]: { auth, community: { transparent: false } },
    },
  });
});
afterAll(() => server.stop());

const add = (member: string, options: PersonOptions = {}) => addPerson(server, { member, ...options });
const topicOf = (community: string) => `/topic/community/${community}/presence`;

async function watch(person: Person, community: string): Promise<OpenSocket> {
  const socket = await connectSocket(server, person.token, { community });
  await socket.subscribe(topicOf(community));
  return socket;
}

/** Resolves once a watcher hears of somebody. */
const hears = (socket: OpenSocket, { participantId }: Person, online: boolean) =>
  socket.until(() => {
    const found = socket.bodies().some((body) => {
      const said = body as { participantId: string; online: boolean };
      return said.participantId === participantId && said.online === online;
    });
    return found || undefined;
  });
const heardOf = (socket: OpenSocket) =>
  new Set(socket.bodies().map((body) => (body as { participantId: string }).participantId));

/** Somebody whose process ended without a word, `ago` seconds ago. */
async function leftBehind(person: Person, ago: number): Promise<void> {
  const signedAt = new Date(server.now().getTime() - ago * 1000);
  const row = { participantId: person.participantId!, processId: randomUUID(), signedAt };
  await server.app.db.orm.insert(presences).values(row);
}

describe('H05 presence', () => {
  it('CHA-03 H05 tells who comes, and who is gone for longer than a page needs to load', async () => {
    const [ada, bob] = [await add(open), await add(open)];
    const watcher = await watch(ada, open);
    const sockets = [
      await connectSocket(server, bob.token, { community: open }),
      await connectSocket(server, bob.token, { community: open }),
    ];
    await hears(watcher, bob, true);
    expect(await server.app.realtime.onlineAmong([bob.participantId!, 'nobody'])).toEqual(
      new Set([bob.participantId]),
    );
    for (const socket of sockets) socket.close();
    const again = await connectSocket(server, bob.token, { community: open });
    server.later(6);
    const carl = await add(open);
    const third = await connectSocket(server, carl.token, { community: open });
    await hears(watcher, carl, true);
    // Bob came back in time, and nothing was said of it.
    expect(
      watcher
        .bodies()
        .filter((body) => (body as { participantId: string }).participantId === bob.participantId),
    ).toHaveLength(1);
    again.close();
    await expect.poll(() => server.app.realtime.server.clients.size).toBe(2);
    server.later(6);
    await hears(watcher, bob, false);
    expect(await server.app.realtime.onlineAmong([bob.participantId!])).toEqual(new Set());
    third.close();
    watcher.close();
  });

  it('CHA-03 CHA-10 shows people of a process that was killed offline, at most 140 s after their last sign', async () => {
    const [ada, bob, carl] = [await add(open), await add(open), await add(open)];
    const watcher = await watch(ada, open);
    await leftBehind(bob, 125);
    await leftBehind(carl, 100);
    await leftBehind(carl, 130);
    expect(await server.app.realtime.onlineAmong([bob.participantId!, carl.participantId!])).toEqual(
      new Set([carl.participantId]),
    );
    // The next look is at most ten seconds away.
    server.later(11);
    await hears(watcher, bob, false);
    expect(heardOf(watcher)).not.toContain(carl.participantId);
    server.later(11);
    await hears(watcher, carl, false);
    watcher.close();
  });

  it('CHA-03 tells each subscriber of people they may see, and of no others', async () => {
    const [ada, bob, manager, friend] = [
      await add(closed),
      await add(closed),
      await add(closed, { manager: true }),
      await add(closed),
    ];
    await server.app.db.executeSql(
      `insert into relations (community_id, participant_id, subject_id, relation_type, deliver_at, created_at)
        values ($1, $2, $3, 'LIKE', now(), now())`,
      [closed, ada.participantId, friend.participantId],
    );
    const watchers = new Map<Person, OpenSocket>();
    for (const person of [ada, bob, manager]) watchers.set(person, await watch(person, closed));
    const all = [await connectSocket(server, friend.token, { community: closed })];
    const last = await add(closed, { manager: true });
    await hears(watchers.get(ada)!, friend, true);
    await hears(watchers.get(manager)!, friend, true);
    all.push(await connectSocket(server, last.token, { community: closed }));
    // Everybody sees managers.
    for (const watcher of watchers.values()) await hears(watcher, last, true);
    expect(heardOf(watchers.get(bob)!)).not.toContain(friend.participantId);
    for (const socket of [...all, ...watchers.values()]) socket.close();
  });

  it.each([
    ['has blocked the other', (viewer: Person, seen: Person) => [viewer, seen]],
    ['was blocked by the other', (viewer: Person, seen: Person) => [seen, viewer]],
  ])('CHA-03 tells nobody who %s', async (_what, pairOf) => {
    const [viewer, seen, third] = [await add(open), await add(open), await add(open)];
    const watcher = await watch(viewer, open);
    await server.app.db.executeSql(
      'insert into blocks (community_id, participant_id, subject_id, created_at) values ($1, $2, $3, now())',
      [open, ...pairOf(viewer, seen).map(({ participantId }) => participantId)],
    );
    const blocked = await watch(seen, open);
    await expect.poll(() => server.app.realtime.onlineAmong([seen.participantId!])).toHaveProperty('size', 1);
    const other = await connectSocket(server, third.token, { community: open });
    for (const socket of [watcher, blocked]) await hears(socket, third, true);
    expect(heardOf(watcher)).not.toContain(seen.participantId);
    for (const socket of [watcher, blocked, other]) socket.close();
  });

  it('CHA-03 hides people hidden by managers, and people who are no members', async () => {
    const [viewer, hidden, applicant, admin, third] = [
      await add(open),
      await add(open, { participant: { profileEnabled: false } }),
      await add(open, { enabled: false }),
      await addPerson(server, { admin: true }),
      await add(open),
    ];
    const watcher = await watch(viewer, open);
    const all = [];
    for (const person of [hidden, applicant, admin, third]) {
      all.push(await connectSocket(server, person.token, { community: open }));
    }
    await hears(watcher, third, true);
    await expect
      .poll(() => server.app.realtime.onlineAmong([hidden.participantId!]))
      .toHaveProperty('size', 1);
    expect(await server.app.realtime.onlineAmong([applicant.participantId!])).toHaveProperty('size', 0);
    for (const person of [hidden, applicant]) expect(heardOf(watcher)).not.toContain(person.participantId);
    for (const socket of [...all, watcher]) socket.close();
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { participants, sessions, users } from '../../src/server/db/schema';
import { addPerson, password, type Person, type PersonOptions } from '../support/people';
import { createRooms } from '../support/rooms';
import { startServer, type TestServer } from '../support/server';
import { connectSocket, type OpenSocket } from '../support/stompSockets';

const home = 'open.example';
const presence = `/topic/community/${home}/presence`;
const rooms = createRooms();
let server: TestServer;
let second: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startServer({ topics: [rooms.topic] });
  second = await startServer({ beside: server, topics: [rooms.topic] });
  admin = await addPerson(server, { admin: true });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const add = (options: PersonOptions = {}) => addPerson(server, { member: home, ...options });
const as = ({ token }: Person) => ({ token, community: home });
const byAdmin = async (path: string, body: object) =>
  expect((await server.post(path, body, as(admin))).status).toBe(200);

/** What a topic says at last. Who is removed is notified of it before. */
async function lastWordOf(socket: OpenSocket): Promise<string> {
  for (;;) {
    const { body } = await socket.next('MESSAGE');
    // Others come and go.
    if (body !== '{"type":"notification"}' && !body.startsWith('{"participantId"')) return body;
  }
}

/** Sockets of a person in both processes. */
const inBoth = async ({ token }: Person): Promise<OpenSocket[]> => [
  await connectSocket(server, token),
  await connectSocket(second, token),
];

describe('H05 sockets whose rights end', () => {
  const ends: [string, (of: Person) => Promise<unknown>, PersonOptions?][] = [
    [
      'the session is ended from another device',
      async (of) => {
        const login = { authType: 'EMAIL', email: of.email, password };
        const { body } = await server.post('/api/auth/login', login, { community: home });
        const { token } = body as { token: string };
        const id = of.token.split('.')[0];
        expect(
          (await server.delete(`/api/current-user/sessions/${id}`, { token, community: home })).status,
        ).toBe(200);
      },
    ],
    ['they sign out', (of) => server.delete(`/api/current-user/sessions/${of.token.split('.')[0]}`, as(of))],
    [
      'the session expires',
      async ({ userId }) => {
        await server.app.db.orm
          .update(sessions)
          .set({ expiresAt: new Date(0) })
          .where(eq(sessions.userId, userId));
      },
    ],
    [
      'the account goes',
      async ({ userId }) => {
        await server.app.db.orm.delete(users).where(eq(users.id, userId));
      },
    ],
    [
      'they leave the community',
      (of) => server.post('/api/participant/leave', { participantId: of.participantId, password }, as(of)),
    ],
  ];
  it.each(ends)('CHA-02 CHA-09 H05 close in whichever process, once %s', async (_what, end, options) => {
    const person = await add(options);
    const other = await connectSocket(server, (await add()).token);
    const both = await inBoth(person);
    const answer = (await end(person)) as { status?: number } | undefined;
    expect(answer?.status ?? 200).toBe(200);
    for (const socket of both) {
      expect((await socket.closed()).code).toBe(4401);
      expect(['405', '1109']).toContain((await socket.next('ERROR')).headers.get('code'));
    }
    await other.settled();
    other.close();
  });

  it('CHA-09 H05 close after a change of the password, but that of the device that changed it', async () => {
    const person = await add();
    const login = { authType: 'EMAIL', email: person.email, password };
    const { body } = await server.post('/api/auth/login', login, { community: home });
    const [here, elsewhere] = [
      await connectSocket(server, person.token),
      await connectSocket(second, (body as { token: string }).token),
    ];
    const change = { password: 'another long password', current: password };
    expect((await server.post('/api/users/password', change, as(person))).status).toBe(200);
    expect((await elsewhere.closed()).code).toBe(4401);
    await here.settled();
    here.close();
  });

  it('CHA-09 H05 closes when its session has run out by itself', async () => {
    const person = await add();
    const soon = new Date(server.now().getTime() + 30_000);
    await server.app.db.orm
      .update(sessions)
      .set({ expiresAt: soon })
      .where(eq(sessions.userId, person.userId));
    const socket = await connectSocket(server, person.token);
    server.later(31);
    expect((await socket.closed()).code).toBe(4401);
  });
});

describe('H05 subscriptions whose rights end', () => {
  const ended = '{"type":"ended"}';
  const ends: [string, (of: Person) => Promise<unknown>][] = [
    ['they are removed', (of) => byAdmin(`/api/admin/participants/${of.participantId}/remove`, {})],
    [
      'they are no longer admitted',
      async ({ participantId = '' }) => {
        await server.app.db.orm
          .update(participants)
          .set({ enabled: false })
          .where(eq(participants.id, participantId));
      },
    ],
    [
      'their address is not confirmed any more',
      async ({ userId }) => {
        await server.app.db.orm.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, userId));
      },
    ],
  ];
  it.each(ends)('CHA-09 H05 go in whichever process, once %s', async (_what, end) => {
    const person = await add();
    const own = `/topic/participant/${person.participantId}`;
    const both = await inBoth(person);
    for (const socket of both) for (const topic of [own, presence]) await socket.subscribe(topic);
    await end(person);
    for (const socket of both) {
      const last = await Promise.race([lastWordOf(socket), socket.closed().then(({ code }) => String(code))]);
      expect([ended, '4401']).toContain(last);
      socket.close();
    }
  });

  it('CHA-09 those of a topic are looked at again by one word, in every process', async () => {
    const person = await add();
    const both = await inBoth(person);
    for (const socket of both) for (const id of ['x', 'y']) await socket.subscribe(`/topic/room/${id}`);
    rooms.locked.add('x');
    await server.app.db.transaction((tx) =>
      server.app.realtime.rightsChanged(tx, { topic: '/topic/room/x' }),
    );
    for (const socket of both) {
      const { headers, body } = await socket.next('MESSAGE');
      expect([headers.get('destination'), body]).toEqual(['/topic/room/x', ended]);
    }
    await server.app.db.transaction(async (tx) =>
      ['x', 'y'].forEach((id) =>
        server.app.realtime.publish(tx, `/topic/room/${id}`, { type: 'message', id }),
      ),
    );
    expect((await both[0]!.next('MESSAGE')).body).toBe('{"type":"message","id":"y"}');
    for (const socket of both) socket.close();
  });

  it('CHA-09 those of a participant are looked at again, as after a block', async () => {
    const [ada, bob] = [await add(), await add()];
    const both = await inBoth(ada);
    for (const socket of both) await socket.subscribe('/topic/room/blocked');
    rooms.locked.add('blocked');
    await server.app.db.executeSql(
      'insert into blocks (community_id, participant_id, subject_id, created_at) values ($1, $2, $3, now())',
      [home, bob.participantId, ada.participantId],
    );
    for (const socket of both) {
      expect((await socket.next('MESSAGE')).body).toBe(ended);
      socket.close();
    }
  });

  it.runIf(process.env.DATABASE_URL)(
    'CHA-09 a change by a long transaction is noticed when it commits, though later ones were noticed before',
    async () => {
      const socket = await connectSocket(server, (await add()).token);
      for (const id of ['first', 'late', 'early']) await socket.subscribe(`/topic/room/${id}`);
      /** Locks a room and waits until the socket hears of it. */
      const endsAfter = async (id: string, change: () => Promise<unknown>) => {
        rooms.locked.add(id);
        await change();
        expect((await socket.next('MESSAGE')).headers.get('destination')).toBe(`/topic/room/${id}`);
      };
      const changed = (id: string) =>
        [
          `insert into rights_changes (subject) values (rights_subject('topic', '/topic/room/${id}'))`,
        ] as const;
      // Once this is noticed, so is that the person came, after which all their subscriptions are looked at.
      await endsAfter('first', () => second.app.db.executeSql(...changed('first')));
      let commit: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (commit = resolve));
      let committed: Promise<unknown> = held;
      await new Promise<void>((begun) => {
        committed = server.app.db.transaction(async (tx) => {
          await tx.executeSql(...changed('late'));
          begun();
          await held;
        });
      });
      try {
        await endsAfter('early', () => second.app.db.executeSql(...changed('early')));
      } finally {
        commit();
      }
      await endsAfter('late', () => committed);
      socket.close();
    },
  );
});

describe('H05 frames to a topic', () => {
  it('CHA-02 CHA-09 are received where the topic says so, and only from people it admits', async () => {
    const { token } = await add();
    const socket = await connectSocket(server, token);
    socket.send('SEND', { destination: '/app/room/a/typing' }, '{"on":true}');
    await socket.settled();
    expect(rooms.sent).toEqual([['a', { on: true }]]);
    rooms.locked.add('shut');
    for (const [destination, body, code] of [
      ['/app/room/shut/typing', '{}', '1109'],
      ['/app/room/a/typing', '"refused"', '1100'],
      ['/app/room/a/typing', '{', undefined],
    ] as const) {
      const another = await connectSocket(server, token);
      another.send('SEND', { destination }, body);
      expect((await another.next('ERROR')).headers.get('code')).toBe(code);
      expect((await another.closed()).code).toBe(4400);
    }
    socket.close();
  });

  it('CHA-02 are presented for each subscriber, and read once for all', async () => {
    const [ada, bob] = [await add(), await add()];
    const sockets = [await connectSocket(server, ada.token), await connectSocket(server, bob.token)];
    for (const socket of sockets) await socket.subscribe('/topic/room/both');
    const before = rooms.reads();
    for (const event of [{ notFor: bob.userId }, { notFor: ada.userId }]) {
      await server.app.db.transaction(async (tx) =>
        server.app.realtime.publish(tx, '/topic/room/both', event),
      );
    }
    expect(JSON.parse((await sockets[0]!.next('MESSAGE')).body)).toEqual({ notFor: bob.userId });
    expect(JSON.parse((await sockets[1]!.next('MESSAGE')).body)).toEqual({ notFor: ada.userId });
    expect(rooms.reads() - before).toBe(2);
    for (const socket of sockets) socket.close();
  });
});

describe('H05 the managers’ topic', () => {
  const topic = `/topic/community/${home}/managers`;
  const changes: [string, (of: Person) => Promise<unknown>, PersonOptions?][] = [
    [
      'the role is taken',
      (of) => byAdmin(`/api/admin/participants/${of.participantId}/role`, { isManager: false }),
    ],
    ['they are removed', (of) => byAdmin(`/api/admin/participants/${of.participantId}/remove`, {})],
    [
      'the session ends',
      (of) => server.delete(`/api/current-user/sessions/${of.token.split('.')[0]}`, as(of)),
    ],
    [
      'the session expires',
      ({ userId }) =>
        server.app.db.orm
          .update(sessions)
          .set({ expiresAt: new Date(0) })
          .where(eq(sessions.userId, userId)),
    ],
    [
      'an administrator is none any more',
      ({ userId }) => server.app.db.orm.update(users).set({ role: 'ROLE_USER' }).where(eq(users.id, userId)),
      { admin: true, manager: false },
    ],
    [
      'the account goes',
      ({ userId }) => server.app.db.orm.delete(users).where(eq(users.id, userId)),
      { admin: true, member: undefined, manager: false },
    ],
  ];
  it.each(changes)(
    'ADM-01 SAF-01 CHA-09 H05 ends at once, in whichever process, once %s',
    async (_what, change, options) => {
      // Somebody else is left to manage.
      const other = await connectSocket(server, (await add({ manager: true })).token);
      await other.subscribe(topic);
      const person = await add({ manager: true, ...options });
      const both = await inBoth(person);
      for (const socket of both) await socket.subscribe(topic);
      await change(person);
      for (const socket of both) {
        const end = await socket
          .until(() => socket.bodies()[0])
          .catch(async () => (await socket.closed()).code);
        expect([4401, { type: 'ended' }]).toContainEqual(end);
        socket.close();
      }
      await other.settled();
      expect(other.bodies()).toEqual([]);
      other.close();
    },
  );
});

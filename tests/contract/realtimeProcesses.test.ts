import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../scripts/support/freePort';
import { addPerson } from '../support/people';
import { createRooms } from '../support/rooms';
import { startServer, type TestServer } from '../support/server';
import { connectSocket, type OpenSocket } from '../support/stompSockets';

const home = 'open.example';
const has = (command: string): boolean => {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const listens = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(void socket.destroy()));
    socket.once('error', reject);
  });

let port = 0;
let redis: ChildProcess | undefined;
async function startRedis(): Promise<void> {
  redis = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    stdio: 'ignore',
  });
  await vi.waitFor(() => listens(port));
}
async function stopRedis(): Promise<void> {
  const ended = new Promise((resolve) => redis?.once('exit', resolve));
  redis?.kill('SIGKILL');
  await ended;
}

interface Between {
  env: () => Record<string, string>;
  begin: () => Promise<void>;
  /** Breaks the connections between the processes, and mends them. */
  interrupt: (server: TestServer) => Promise<void>;
  end: () => Promise<void>;
}
const ways: [string, boolean, Between][] = [
  [
    'Redis',
    Boolean(process.env.DATABASE_URL) && has('redis-server'),
    {
      env: () => ({ REDIS_URL: `redis://127.0.0.1:${port}` }),
      begin: async () => {
        port = await freePort();
        await startRedis();
      },
      interrupt: async () => {
        await stopRedis();
        await startRedis();
      },
      end: stopRedis,
    },
  ],
  [
    'NOTIFY',
    Boolean(process.env.DATABASE_URL) && !process.env.REDIS_URL,
    {
      env: () => ({}),
      begin: async () => undefined,
      interrupt: async ({ app }) => {
        await app.db.executeSql(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and query ilike 'listen %'`,
        );
      },
      end: async () => undefined,
    },
  ],
];

describe.each(ways)('H05 two processes with %s', (_name, isThere, between) => {
  const rooms = createRooms();
  let [first, second]: TestServer[] = [];
  beforeAll(async () => {
    await between.begin();
    const env = between.env();
    first = await startServer({ env, topics: [rooms.topic] });
    second = await startServer({ env, topics: [rooms.topic], beside: first });
  });
  afterAll(async () => {
    await second?.stop();
    await first?.stop();
    await between.end();
  });

  const publish = (at: number) =>
    first!.app.db.transaction(async (tx) =>
      first!.app.realtime.publish(tx, '/topic/room/a', { type: 'message', at }),
    );
  const numbers = (socket: OpenSocket) => socket.bodies().map((body) => (body as { at: number }).at);

  /** A subscriber at the second process, once the first reaches it. */
  async function subscriber(token: string): Promise<OpenSocket> {
    const socket = await connectSocket(second!, token);
    await socket.subscribe('/topic/room/a');
    await vi.waitFor(async () => {
      await publish(0);
      expect(numbers(socket)).toContain(0);
    });
    return socket;
  }

  it.runIf(isThere)('CHA-10 H05 deliver as one, in order', async () => {
    const { token } = await addPerson(first!, { member: home });
    const socket = await subscriber(token);
    const here = await connectSocket(first!, token);
    await here.subscribe('/topic/room/a');
    for (let at = 1; at <= 300; at += 1) await publish(at);
    for (const each of [socket, here]) {
      await each.until(() => numbers(each).includes(300) || undefined);
      const later = numbers(each).filter((at) => at > 0);
      expect(later).toEqual(Array.from({ length: 300 }, (_, at) => at + 1));
    }
    for (const each of [socket, here]) each.close();
  });

  it.runIf(isThere)('CHA-10 CHA-03 H05 know who is online together', async () => {
    const [ada, bob] = [
      await addPerson(first!, { member: home, manager: true }),
      await addPerson(first!, { member: home }),
    ];
    const watcher = await connectSocket(second!, ada.token);
    await watcher.subscribe(`/topic/community/${home}/presence`);
    const socket = await connectSocket(first!, bob.token);
    await watcher.until(() =>
      watcher
        .bodies()
        .find((body) => (body as { participantId: string }).participantId === bob.participantId),
    );
    expect(await second!.app.realtime.onlineAmong([bob.participantId!])).toHaveProperty('size', 1);
    for (const each of [socket, watcher]) each.close();
  });

  it.runIf(isThere)(
    'CHA-10 CHA-09 H05 sockets of a process that may have missed something start again, and hear all from then on',
    async () => {
      const { token } = await addPerson(first!, { member: home });
      const socket = await subscriber(token);
      await between.interrupt(second!);
      expect((await socket.closed()).code).toBe(4409);
      const again = await subscriber(token);
      await publish(7);
      await again.until(() => numbers(again).includes(7) || undefined);
      again.close();
    },
  );
});

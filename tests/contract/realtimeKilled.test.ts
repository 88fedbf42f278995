import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, type BuiltServer } from '../support/builtServer';
import { addPerson } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { connectSocket } from '../support/stompSockets';

const home = 'open.example';
const topic = `/topic/community/${home}/presence`;

describe('H05 presence after kill -9', () => {
  let server: TestServer;
  let built: BuiltServer;
  beforeAll(async () => {
    server = await startServer();
    built = await buildServer();
  });
  afterAll(async () => {
    built.remove();
    await server.stop();
  });

  it('CHA-03 CHA-10 a member whose process was killed is offline at most 140 s after their last sign', async () => {
    const watcher = await connectSocket(
      server,
      (await addPerson(server, { member: home, manager: true })).token,
    );
    await watcher.subscribe(topic);
    const { token, participantId = '' } = await addPerson(server, { member: home });
    const running = await built.launch(built.newDataDir(), { DATABASE_URL: server.databaseUrl });
    await running.ready;
    await connectSocket({ origin: `http://127.0.0.1:${running.port}` }, token);
    const isOnline = async () => (await server.app.realtime.onlineAmong([participantId])).has(participantId);
    await expect.poll(isOnline).toBe(true);
    running.child.kill('SIGKILL');
    await running.ended;
    // The watcher shows that it is there itself.
    const pass = async (seconds: number) => {
      server.later(seconds);
      await watcher.settled();
    };
    await pass(50);
    expect(await isOnline()).toBe(true);
    await pass(45);
    await pass(45);
    await watcher.until(() =>
      watcher.bodies().find((body) => (body as { online: boolean }).online === false),
    );
    expect(watcher.bodies()).toContainEqual({ participantId, online: false });
    expect(await isOnline()).toBe(false);
    watcher.close();
  });
});

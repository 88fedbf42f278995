import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../src/generated/api/contract';
import type { ServerCall } from '../../src/lib/call';
import { limitTable } from '../../src/server/limitTable';
import { callPath } from '../support/callPath';
import { storeChat } from '../support/chats';
import { errorOf } from '../support/client';
import { hostileBodies } from '../support/hostileBodies';
import { storeEvent } from '../support/events';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';

type AnyCall = ServerCall<unknown, unknown, unknown, unknown>;
const calls: AnyCall[] = Object.values(contract).flatMap((resource) => Object.values(resource));

const home = 'open.example';
const adminSecret = 'the admin secret of the tests';
let server: TestServer;
let person: Person;
beforeAll(async () => {
  const account = Object.fromEntries(
    Object.keys(limitTable.account).map((name) => [name, { max: 1e9, seconds: 1 }]),
  ) as typeof limitTable.account;
  server = await startServer({ limits: { address: {}, account }, env: { ADMIN_SECRET: adminSecret } });
  person = await addPerson(server, { admin: true, member: home });
  // Paths with the id of an event or a chat need one.
  await storeEvent(server.app.db.orm, { id: 'x', communityId: home });
  await storeChat(server.app.db.orm, home, [person.participantId!], 'x');
});
afterAll(() => server.stop());

/** Bytes of a hostile value: within the limit of its call with some margin, and not larger than needed. */
const hostileSize = (call: AnyCall): number => Math.min(call.bodyLimit! - 1024, 100 * 1024);
/** Maximum size of the answer to an invalid request, in bytes. */
const fewBytes = 12 * 1024;

const addressOf = ({ path, audience }: AnyCall): string => {
  const query = audience === 'self' ? `?userId=${person.userId}` : '';
  return callPath(path, home) + (audience === 'adminSecret' ? `?secret=${adminSecret}` : query);
};

describe.each(calls.filter(({ body, bodyType }) => body && !bodyType))('$id $method $path', (call) => {
  it(`API-00 ERR-01 ${call.id} of hostile size is refused in few bytes`, async () => {
    const names = { participantId: person.participantId!, domain: 'hostile.example' };
    for (const { name, text, allowed } of hostileBodies(call.body!, hostileSize(call), names)) {
      expect(text.length, name).toBeLessThanOrEqual(call.bodyLimit!);
      const answer = await server.call(call.method, addressOf(call), undefined, {
        raw: text,
        token: person.token,
        community: home,
        headers: { 'x-admin-secret': adminSecret },
      });
      expect(answer.status, name).toBeLessThan(500);
      if (!allowed) expect([400, 403], name).toContain(answer.status);
      if (answer.status >= 400) expect(Buffer.byteLength(answer.text), name).toBeLessThan(fewBytes);
    }
  });

  it(`API-00 ${call.id} ends reading at the limit of the call`, async () => {
    const answer = await server.call(call.method, addressOf(call), undefined, {
      raw: `{"a":"${'x'.repeat(call.bodyLimit!)}"}`,
      token: person.token,
      community: home,
      headers: { 'x-admin-secret': adminSecret },
    });
    expect([answer.status, errorOf(answer).code]).toEqual([413, 1111]);
  });
});

/** The first line of the answer to a request whose announced body is never sent. */
function answerWithoutBody({ method }: AnyCall, path: string): Promise<string> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', reject);
    socket.once('data', (chunk) => {
      resolve(chunk.toString().split('\r\n', 1)[0] ?? '');
      socket.destroy();
    });
    socket.write(
      `${method} ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n`,
    );
  });
}

describe('before a byte of the body is sent', () => {
  const guarded = calls.filter(({ audience, method }) => audience !== 'anyone' && method !== 'GET');

  it.each(guarded)('API-00 $id $method $path refuses a stranger', async (call) => {
    const isSecret = call.audience === 'adminSecret';
    const path = call.path.replace(/\{\w+\}/g, 'x');
    expect(await answerWithoutBody(call, path)).toMatch(isSecret ? / 403 / : / 401 /);
  });

  it('a call that there is not is refused', async () => {
    expect(
      await answerWithoutBody(
        calls.find(({ method }) => method === 'POST')!,
        '/api/nothing',
      ),
    ).toMatch(/ 404 /);
  });
});

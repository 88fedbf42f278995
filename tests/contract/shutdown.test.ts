import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/server';

const open: Socket[] = [];
let server: TestServer;
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

/** A connection to the server that has sent `text`, and the answer. */
async function connection(text = '') {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  open.push(socket);
  const connected = new Promise<void>((done) =>
    server.app.server.once('connection', () => setImmediate(done)),
  );
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk))).on('error', () => undefined);
  await connected;
  if (text) socket.write(text);
  return { socket, answer: () => answer, closed: once(socket, 'close') };
}

const body = JSON.stringify({ email: 'nobody@example.com', password: 'no such password' });
const head = [
  'POST /api/auth/login HTTP/1.1',
  'host: localhost',
  'content-type: application/json',
  `content-length: ${body.length}`,
  '',
  '',
].join('\r\n');

/** A request of which the server has the head and half of the body. */
async function half() {
  const heard = once(server.app.server, 'request');
  const under = await connection(head + body.slice(0, 10));
  await heard;
  return under;
}

describe('the end of the server', () => {
  it('closes connections without a request at once, silent ones too, and finishes what is under way', async () => {
    // Longer than any test may take: nothing here waits for it.
    server = await startServer({ closingGrace: 600_000 });
    const silent = await connection();
    const kept = await connection('GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await once(kept.socket, 'data');
    const under = await half();
    const stopped = server.stop();
    await Promise.all([silent.closed, kept.closed]);
    expect(under.socket.closed).toBe(false);
    under.socket.write(body.slice(10));
    await Promise.all([under.closed, stopped]);
    expect(under.answer()).toMatch(/^HTTP\/1\.1 400 [^]*connection: close[^]*"code":1100/i);
  });

  it('cuts what takes longer than its grace', async () => {
    server = await startServer({ closingGrace: 1 });
    const under = await half();
    await server.stop();
    await under.closed;
    expect(under.answer()).toBe('');
  });
});

import { connect, type Socket } from 'node:net';

interface Load {
  port: number;
  host: string;
  path: string;
  connections: number;
  /** How long, in ms. */
  duration: number;
}

const endOfHead = Buffer.from('\r\n\r\n');
const endOfChunks = Buffer.from('0\r\n\r\n');

/** The end of a response that begins at 0. Undefined while it is incomplete. */
function isWhole(received: Buffer): boolean {
  const head = received.indexOf(endOfHead);
  if (head < 0) return false;
  const headers = received.toString('latin1', 0, head);
  if (!headers.startsWith('HTTP/1.1 200 ')) throw new Error(headers.split('\r\n')[0]);
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(headers) ?? [];
  if (length !== undefined) return received.length >= head + endOfHead.length + Number(length);
  return received.subarray(-endOfChunks.length).equals(endOfChunks);
}

/** Asks again and again over one connection, each time when the answer has come; answers how many came. */
function ask(socket: Socket, request: Buffer, until: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let answers = 0;
    let chunks: Buffer[] = [];
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      try {
        if (!isWhole(chunks.length === 1 ? chunk : Buffer.concat(chunks))) return;
      } catch (error) {
        socket.destroy();
        return reject(error as Error);
      }
      chunks = [];
      answers++;
      if (performance.now() < until) return void socket.write(request);
      socket.destroy();
      resolve(answers);
    });
    socket.write(request);
  });
}

/**
 * How many requests per second a server answers, with a browser's headers. It reads as little of the answers as
 * possible, because the server is measured.
 */
export async function requestsPerSecond({ port, host, path, connections, duration }: Load): Promise<number> {
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`,
  );
  const started = performance.now();
  const until = started + duration;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => ask(connect(port, '127.0.0.1'), request, until)),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000);
}

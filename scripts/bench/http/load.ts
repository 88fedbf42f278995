import { connect, type Socket } from 'node:net';

/** A request over HTTP/1.1. */
interface Asked {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Readonly<Record<string, string>>;
}

interface Load {
  port: number;
  host: string;
  /** Each connection asks for them in turn. */
  requests: readonly Asked[];
  connections: number;
  /** How long, in ms. */
  duration: number;
  /** Receives the head of each answer. */
  onHead?: (head: string) => void;
}

const endOfHead = Buffer.from('\r\n\r\n');
const endOfChunks = Buffer.from('0\r\n\r\n');

/** The head of a response that begins at 0. Undefined while the response is incomplete. */
function headOf(received: Buffer): string | undefined {
  const end = received.indexOf(endOfHead);
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200 ')) throw new Error(head.split('\r\n')[0]);
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  const isWhole =
    length !== undefined
      ? received.length >= end + endOfHead.length + Number(length)
      : received.subarray(-endOfChunks.length).equals(endOfChunks);
  return isWhole ? head : undefined;
}

/** Asks again and again over one connection, each time when the answer has come; answers how many came. */
function ask(
  socket: Socket,
  requests: readonly Buffer[],
  until: number,
  onHead?: (head: string) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let answers = 0;
    let chunks: Buffer[] = [];
    const next = () => void socket.write(requests[answers % requests.length]!);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      try {
        const head = headOf(chunks.length === 1 ? chunk : Buffer.concat(chunks));
        if (head === undefined) return;
        onHead?.(head);
      } catch (error) {
        socket.destroy();
        return reject(error as Error);
      }
      chunks = [];
      answers++;
      if (performance.now() < until) return next();
      socket.destroy();
      resolve(answers);
    });
    next();
  });
}

/** The bytes of a request with a browser's headers. */
function bytesOf({ method = 'GET', path, headers = {} }: Asked, host: string): Buffer {
  const body = method === 'POST' ? '{}' : '';
  const all = {
    Host: host,
    Accept: 'text/html',
    'Accept-Encoding': 'gzip, deflate, br',
    ...(body ? { 'Content-Type': 'application/json', 'Content-Length': String(body.length) } : {}),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/**
 * How many requests per second a server answers, with a browser's headers. It reads as little of the answers as
 * possible, because the server is measured.
 */
export async function requestsPerSecond(load: Load): Promise<number> {
  const { port, host, connections, duration, onHead } = load;
  const requests = load.requests.map((asked) => bytesOf(asked, host));
  const started = performance.now();
  const until = started + duration;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => ask(connect(port, '127.0.0.1'), requests, until, onHead)),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000);
}

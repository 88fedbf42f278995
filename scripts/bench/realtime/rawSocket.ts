import { connect, type Socket } from 'node:net';

const pingCode = 9;
const textCode = 1;
/** An answer to a ping, as clients send it: masked. */
const pong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** A text as clients send it: masked, here by zeros. */
function clientFrame(text: string): Buffer {
  const body = Buffer.from(text);
  if (body.length > 65_535) throw new Error('the frame is too long');
  const length = body.length < 126 ? [body.length] : [126, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([0x81, 0x80 | length[0]!, ...length.slice(1), 0, 0, 0, 0]), body]);
}

interface Opening {
  port: number;
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Called with the length of each text. */
  onText: (length: number) => void;
  /** Called when the server closes it. */
  onClose: () => void;
}

export interface RawSocket {
  send: (text: string) => void;
  destroy: () => void;
}

/** Reads what the server sends, of which it keeps nothing but the length. */
class Counter {
  #head = Buffer.alloc(0);
  #left = 0;

  constructor(private readonly onFrame: (code: number, length: number) => void) {}

  feed(chunk: Buffer): void {
    let at = 0;
    while (at < chunk.length) {
      if (this.#left > 0) {
        const skipped = Math.min(this.#left, chunk.length - at);
        this.#left -= skipped;
        at += skipped;
        continue;
      }
      const rest =
        this.#head.length > 0 ? Buffer.concat([this.#head, chunk.subarray(at)]) : chunk.subarray(at);
      const short = (rest[1] ?? 0) & 127;
      const size = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (rest.length < size) {
        this.#head = Buffer.from(rest);
        return;
      }
      const length =
        short < 126 ? short : short === 126 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2));
      at += size - this.#head.length;
      this.#head = Buffer.alloc(0);
      this.#left = length;
      this.onFrame(rest[0]! & 15, length);
    }
  }
}

/** Opens a web socket that takes the machine as little time as possible, because the server is measured. */
export function openRawSocket({ port, path, headers, onText, onClose }: Opening): Promise<RawSocket> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    const lines = Object.entries({
      Host: `127.0.0.1:${port}`,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'MDEyMzQ1Njc4OWFiY2RlZg==',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    const counter = new Counter((code, length) => {
      if (code === textCode) onText(length);
      if (code === pingCode) socket.write(pong);
    });
    let answer = '';
    socket.on('data', (chunk: Buffer) => {
      if (answer === 'open') return counter.feed(chunk);
      answer += chunk.toString('latin1');
      const end = answer.indexOf('\r\n\r\n');
      if (end < 0) return;
      const rest = Buffer.from(answer.slice(end + 4), 'latin1');
      if (!answer.startsWith('HTTP/1.1 101 ')) {
        socket.destroy();
        return reject(new Error(answer.split('\r\n')[0]));
      }
      answer = 'open';
      resolve({ send: (text) => void socket.write(clientFrame(text)), destroy: () => socket.destroy() });
      counter.feed(rest);
    });
    socket.on('error', reject);
    socket.on('close', () => {
      reject(new Error('the server has closed the connection without an answer'));
      onClose();
    });
  });
}

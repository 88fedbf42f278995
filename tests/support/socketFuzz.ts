import fc from 'fast-check';
import { expect } from 'vitest';
import { connectSocket, openSocket } from './stompSockets';

const part = fc.oneof(
  fc.constantFrom(
    'SEND',
    'CONNECT',
    'SUBSCRIBE',
    'UNSUBSCRIBE',
    'DISCONNECT',
    'ACK',
    '\n',
    '\r\n',
    '\0',
    ':',
    '\\',
  ),
  fc.constantFrom(
    'id:1',
    'destination:/topic/room/a',
    'destination:/topic/community/open.example/presence',
    'accept-version:1.2',
    'content-length:5',
    'receipt:1',
    '\n\n',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

interface FuzzOptions {
  server: { origin: string };
  /** The sessions whose sockets send. */
  tokens: readonly string[];
  runs: number;
  seed?: number;
  /** The address of the client that sends a frame, where not all have the same. */
  addressOf?: (index: number) => string;
}

/** Sends random frames, each over a socket of its own, which must end by an ERROR or a close. */
export async function fuzzSockets({ server, tokens, runs, seed, addressOf }: FuzzOptions): Promise<void> {
  const inputs = fc
    .sample(fc.array(part, { maxLength: 20 }), { numRuns: runs, ...(seed === undefined ? {} : { seed }) })
    .map((parts) => parts.join(''));
  await Promise.all(
    tokens.map(async (token, at) => {
      for (let index = at; index < inputs.length; index += tokens.length) {
        const options = addressOf ? { headers: { 'x-forwarded-for': addressOf(index) } } : {};
        const socket =
          at % 2 ? await connectSocket(server, token, options) : openSocket(server, token, options);
        await socket.opened();
        socket.write(Buffer.from(inputs[index]!));
        // Longer than anything that an unfinished frame may still have.
        socket.write('x'.repeat(70_000));
        const { code } = await socket.closed();
        expect([1000, 4400, 4429], `input ${index} of seed ${seed}`).toContain(code);
      }
    }),
  );
}

import type { Socket } from 'node:net';
import { createClientReader, createServerReader, type DatabaseStatus } from './messages';

/** The one thing needed of the database: send a protocol message, receive what it answers. */
export interface RawDatabase {
  execProtocolRawStream(
    message: Uint8Array,
    options: { onRawData: (data: Uint8Array) => void },
  ): Promise<unknown>;
}

interface Client {
  socket: Socket;
  pending: Uint8Array[];
  closed: boolean;
}

const rollback = Buffer.concat([Buffer.from([0x51, 0, 0, 0, 13]), Buffer.from('ROLLBACK\0')]);
const sync = Buffer.from([0x53, 0, 0, 0, 4]);

/**
 * Lets many connections share a database that knows only one session. A connection that was served keeps the database
 * until it is ready for the next query outside a transaction: statements of several messages and transactions are never
 * mixed with another's. (pglite-socket 0.2 hands over between the messages of one statement.)
 */
export function createMultiplexer(database: RawDatabase, onBroken: (error: unknown) => void) {
  const waiting: Client[] = [];
  let owner: Client | undefined;
  let running = false;

  async function send(message: Uint8Array, to?: Client): Promise<DatabaseStatus | undefined> {
    const read = createServerReader();
    let status: DatabaseStatus | undefined;
    await database.execProtocolRawStream(message, {
      onRawData: (data) => {
        status = read(data) ?? status;
        if (to && !to.closed && to.socket.writable) to.socket.write(Buffer.from(data));
      },
    });
    return status;
  }

  /** Leaves no transaction and no half statement of a connection that went away. */
  async function cleanUp(): Promise<void> {
    await send(sync);
    await send(rollback);
    owner = undefined;
  }

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    try {
      for (;;) {
        owner ??= waiting.shift();
        if (!owner) break;
        if (owner.closed) {
          await cleanUp();
          continue;
        }
        const message = owner.pending.shift();
        if (!message) break;
        if ((await send(message, owner)) === 'idle') {
          if (owner.pending.length) waiting.push(owner);
          owner = undefined;
        }
      }
    } catch (error) {
      onBroken(error);
      return;
    }
    running = false;
  }

  return function attach(socket: Socket): void {
    const client: Client = { socket, pending: [], closed: false };
    const read = createClientReader();
    socket.setNoDelay(true);
    socket.on('data', (chunk) => {
      for (const message of read(chunk)) {
        if (message.kind === 'encryption') socket.write('N');
        else if (message.kind === 'message') client.pending.push(Uint8Array.from(message.bytes));
        else socket.end();
      }
      if (client.pending.length && owner !== client && !waiting.includes(client)) waiting.push(client);
      void run();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      client.closed = true;
      client.pending = [];
      if (waiting.includes(client)) waiting.splice(waiting.indexOf(client), 1);
      if (owner === client) void run();
    });
  };
}

import type { PGlite } from '@electric-sql/pglite';

/** The part of the database that is needed: send a protocol message, receive the answer. */
export type RawDatabase = Pick<PGlite, 'execProtocolRawStream'>;

/** The part of PGlite that pglite-socket uses. */
interface SocketDatabase {
  waitReady: Promise<void>;
  isInTransaction(): boolean;
  runExclusive<Result>(work: () => Promise<Result>): Promise<Result>;
  execProtocolRawStream(message: Uint8Array, options: { onRawData(data: Uint8Array): void }): Promise<void>;
  /** Only ever called with ROLLBACK, for a connection that went away. */
  exec(query: string): Promise<void>;
}

const terminate = 0x58;
const readyForQuery = 0x5a;
const sync = Uint8Array.of(0x53, 0, 0, 0, 4);

function queryMessage(text: string): Uint8Array {
  const message = Buffer.from(`Q\0\0\0\0${text}\0`);
  message.writeInt32BE(message.length - 1, 1);
  return message;
}

/** Reads an answer, in pieces of any size, up to the status in its last ReadyForQuery: I, T, E or none. */
export function createStatusReader(): { read(chunk: Uint8Array): void; status(): string | undefined } {
  const head = Buffer.alloc(6);
  let filled = 0;
  let skip = 0;
  let status: string | undefined;
  function read(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length;) {
      if (skip > 0) {
        const skipped = Math.min(skip, chunk.length - at);
        skip -= skipped;
        at += skipped;
        continue;
      }
      head[filled++] = chunk[at++]!;
      if (filled < 5 || (filled === 5 && head[0] === readyForQuery)) continue;
      // The length counts itself but not the type; one byte of a ReadyForQuery's body has been read.
      if (filled === 6) status = String.fromCharCode(head[5]!);
      else skip = head.readInt32BE(1) - 4;
      filled = 0;
    }
  }
  return { read, status: () => status };
}

/**
 * PGlite as pglite-socket sees it. The library reserves the database for one connection while `isInTransaction()` is
 * true. PGlite says false between the messages of one statement (Parse, Bind, … Sync), so another connection's messages
 * could come in between. Here it is true until the database is ready for a query outside a transaction. If a connection
 * closes, its unfinished statement is ended before the rollback. An error that is not an SQL error never reaches the
 * library, because its queue would stop for good; it goes to `onBroken`. The socket opens before the database does;
 * messages wait.
 */
export function createWholeStatements(opening: Promise<RawDatabase>, onBroken: (error: unknown) => void) {
  let idle = true;
  let ended = false;
  const never = new Promise<never>(() => undefined);

  // Answers within one turn of the event loop, so that no connection closes in the middle: the library would then
  // forget to roll back what it had not yet recorded as that connection's.
  async function run(message: Uint8Array, onRawData: (data: Uint8Array) => void): Promise<void> {
    // Says goodbye and is not answered: not the beginning of a statement.
    if (message[0] === terminate) return;
    const { read, status } = createStatusReader();
    try {
      const database = await opening;
      if (ended) return await never;
      await database.execProtocolRawStream(message, {
        onRawData: (data) => {
          read(data);
          onRawData(data);
        },
      });
      idle = status() === 'I';
    } catch (error) {
      if (!ended) onBroken(error);
      ended = true;
      await never;
    }
  }

  const facade: SocketDatabase = {
    waitReady: Promise.resolve(),
    isInTransaction: () => !idle && !ended,
    // Nobody else uses the database, and the library's queue sends one message at a time.
    runExclusive: (work) => work(),
    execProtocolRawStream: (message, { onRawData }) => run(message, onRawData),
    exec: async (query) => {
      await run(sync, () => undefined);
      if (!idle) await run(queryMessage(query), () => undefined);
    },
  };
  return {
    // The library's type asks for the whole class, but it uses only this part.
    database: facade as unknown as PGlite,
    /** From now on nothing reaches the database: it is being closed. */
    end: () => {
      ended = true;
    },
  };
}

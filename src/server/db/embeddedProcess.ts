// The embedded database in a process of its own: PGlite blocks the event loop for as long as a query takes.
// Arguments: the directory of the data and the path of the socket. Talks to its parent over IPC, and ends with it.
import { createServer, type Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { claim, DirectoryInUse } from './embedded/claim';
import { createMultiplexer } from './embedded/multiplexer';

/** What the parent is told. */
export type EmbeddedMessage = { kind: 'ready' } | { kind: 'in-use' } | { kind: 'failed'; message: string };

const [dataDir = '', socketPath = ''] = process.argv.slice(2);
const tell = (message: EmbeddedMessage) => process.send?.(message);

let attach: ((socket: Socket) => void) | undefined;
const early: Socket[] = [];
const server = createServer((socket) => (attach ? attach(socket) : early.push(socket)));
let database: PGlite | undefined;

async function stop(code: number): Promise<void> {
  server.close();
  await database?.close().catch(() => undefined);
  process.exit(code);
}

// A signal from the terminal reaches the whole group: the parent decides when the database closes.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => void stop(0));
process.on('message', (message) => {
  if (message === 'stop') void stop(0);
});

try {
  await claim(server, socketPath);
  database = await PGlite.create(dataDir);
  attach = createMultiplexer(database, (error) => {
    tell({ kind: 'failed', message: String(error) });
    void stop(1);
  });
  for (const socket of early.splice(0)) attach(socket);
  tell({ kind: 'ready' });
} catch (error) {
  tell(
    error instanceof DirectoryInUse
      ? { kind: 'in-use' }
      : { kind: 'failed', message: String(error instanceof Error ? (error.stack ?? error.message) : error) },
  );
  await stop(1);
}

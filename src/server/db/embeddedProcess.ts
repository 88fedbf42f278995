// The embedded database in a process of its own, because PGlite blocks the event loop while a query runs. Arguments:
// the data directory and the path of the socket. Communicates with its parent over IPC, and ends with it.
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { claim, DirectoryInUse } from './embedded/claim';
import { createWholeStatements } from './embedded/wholeStatements';

/** Messages to the parent. */
export type EmbeddedMessage = { kind: 'ready' } | { kind: 'in-use' } | { kind: 'failed'; message: string };

const [dataDir = '', socketPath = ''] = process.argv.slice(2);
const send = (message: EmbeddedMessage) => process.send?.(message);
/** The server's pool has ten; the others are for people who connect with a client of their own. */
const maxConnections = 100;

let server: PGLiteSocketServer | undefined;
let database: PGlite | undefined;
let opened: (database: PGlite) => void = () => undefined;
const opening = new Promise<PGlite>((resolve) => (opened = resolve));
const statements = createWholeStatements(opening, (error) => {
  send({ kind: 'failed', message: String(error) });
  void stop(1);
});

/** The socket is the directory's lock: it goes last. */
async function stop(code: number): Promise<void> {
  statements.end();
  await database?.close().catch(() => undefined);
  void server?.stop();
  process.exit(code);
}

/** A server whose address was in use cannot be started again. */
async function listen(): Promise<void> {
  const next = new PGLiteSocketServer({ db: statements.database, path: socketPath, maxConnections });
  await next.start();
  server = next;
}

// A signal from the terminal reaches the whole group: the parent decides when the database closes.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => void stop(0));
process.on('message', (message) => {
  if (message === 'stop') void stop(0);
});

try {
  await claim(listen, socketPath);
  database = await PGlite.create(dataDir, { extensions: { pg_trgm } });
  opened(database);
  send({ kind: 'ready' });
} catch (error) {
  send(
    error instanceof DirectoryInUse
      ? { kind: 'in-use' }
      : { kind: 'failed', message: String(error instanceof Error ? (error.stack ?? error.message) : error) },
  );
  await stop(1);
}

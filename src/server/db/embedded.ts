import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CannotStart, reasonOf } from '../cannotStart';
import { DirectoryInUse, isInUse } from './embedded/claim';
import { shortPath } from './embedded/shortPath';
import type { EmbeddedMessage } from './embeddedProcess';

export interface EmbeddedDatabase {
  /** For the `pg` driver: the folder with the socket, and the only user and database. */
  connection: { host: string; port: number; user: string; database: string };
  /** Called once if the database ends by itself. */
  onExit(listener: (reason: string) => void): void;
  stop(): Promise<void>;
}

const port = 5432;

/** The program of the process is beside this module: TypeScript in the source tree, JavaScript in the build. */
const ownProgram = (): string =>
  fileURLToPath(
    new URL(
      import.meta.url.endsWith('.ts') ? './embeddedProcess.ts' : './embeddedProcess.js',
      import.meta.url,
    ),
  );

const command = (program: string): string[] =>
  program.endsWith('.ts') ? ['--import', 'tsx', program] : [program];

const socketIn = (dir: string): string => join(dir, `.s.PGSQL.${port}`);

/** For the `pg` driver: the process that has the database open listens in the folder. */
const connectionIn = (host: string) => ({ host, port, user: 'postgres', database: 'postgres' });

/** The embedded database in `dir` if another process has it open; both then share it. Undefined otherwise. */
export async function findEmbedded(dir: string): Promise<EmbeddedDatabase | undefined> {
  const short = shortPath(resolve(dir));
  if (await isInUse(socketIn(short.path))) {
    return {
      connection: connectionIn(short.path),
      onExit: () => undefined,
      stop: async () => short.remove(),
    };
  }
  short.remove();
  return undefined;
}

/**
 * Starts the embedded database in `dir` (created if missing, mode 0700). `program` runs another build of it. Throws
 * DirectoryInUse if a process has it open.
 */
export async function startEmbedded(dir: string, program = ownProgram()): Promise<EmbeddedDatabase> {
  const home = resolve(dir);
  try {
    mkdirSync(home, { recursive: true, mode: 0o700 });
    chmodSync(home, 0o700);
  } catch (error) {
    throw new CannotStart(
      `The data directory cannot be used: ${reasonOf(error)}. Set DATA_DIR to another one.`,
    );
  }
  const short = shortPath(home);
  const child = spawn(process.execPath, [...command(program), join(home, 'database'), socketIn(short.path)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let stopping = false;
  const listeners: ((reason: string) => void)[] = [];
  const ended = new Promise<void>((done) => {
    child.once('exit', (code, signal) => {
      short.remove();
      if (!stopping) for (const listener of listeners) listener(`it ended with ${signal ?? code}`);
      done();
    });
  });
  await new Promise<void>((ready, fail) => {
    child.on('message', (message: EmbeddedMessage) => {
      if (message.kind === 'ready') ready();
      else fail(message.kind === 'in-use' ? new DirectoryInUse(home) : new Error(message.message));
    });
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`The embedded database ended with ${code}`)));
  });
  return {
    connection: connectionIn(short.path),
    onExit: (listener) => void listeners.push(listener),
    stop: async () => {
      stopping = true;
      if (child.connected) child.send('stop');
      await ended;
    },
  };
}

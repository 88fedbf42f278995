import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { freePort } from './freePort';

interface Postgres {
  url: string;
  /** Whether the server is on this machine and is removed by `stop`. */
  throwAway: boolean;
  stop(): Promise<void>;
}

const versioned = '/usr/lib/postgresql';

/** The folder with initdb and postgres: on the PATH, or where Debian keeps them, the newest first. */
function binaries(): string | undefined {
  const debian = existsSync(versioned)
    ? readdirSync(versioned)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(versioned, version, 'bin'))
    : [];
  return [...(process.env.PATH ?? '').split(delimiter), ...debian].find(
    (folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/** Whether `startPostgres` is possible. */
export const hasPostgres = (): boolean => Boolean(process.env.DATABASE_URL ?? binaries());

/** PostgreSQL refuses to run as root, so there it runs as its own user. */
const asItsUser = (command: string, args: string[]): [string, string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await execute(url, 'select 1');
    } catch (error) {
      if (tries > 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function startServer(): Promise<Postgres> {
  const bin = binaries();
  if (!bin) throw new Error('PostgreSQL is not installed here: set DATABASE_URL to a server of yours.');
  const dir = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', dir]);
  const port = await freePort();
  const options = [
    `-D${dir}/data`,
    `-k${dir}`,
    '-h127.0.0.1',
    `-p${port}`,
    '-cshared_buffers=512MB',
    '-cmax_wal_size=4GB',
  ];
  const initialize = asItsUser(join(bin, 'initdb'), [
    `-D${dir}/data`,
    '-Upostgres',
    '-Atrust',
    '-EUTF8',
    '--locale=C',
  ]);
  execFileSync(...initialize, { stdio: 'ignore', cwd: dir });
  const child = spawn(...asItsUser(join(bin, 'postgres'), options), { stdio: 'ignore', cwd: dir });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await answers(url);
  return {
    url,
    throwAway: true,
    stop: async () => {
      const stopping = asItsUser(join(bin, 'pg_ctl'), ['stop', `-D${dir}/data`, '-mfast', '-s']);
      execFileSync(...stopping, { stdio: 'ignore', cwd: dir });
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** An empty database: on the server of DATABASE_URL, dropped at the end, or on a server of its own. */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env.DATABASE_URL;
  if (!given) return startServer();
  const name = `bench_${process.pid}_${Date.now()}`;
  await execute(given, `create database ${name}`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    throwAway: false,
    stop: () => execute(given, `drop database if exists ${name} with (force)`),
  };
}

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { startEmbedded } from '../../src/server/db/embedded';
import { newDatabase } from './postgres';
import { startSilentProxy, type SilentProxy } from './silentProxy';

export interface ProxiedDatabase {
  /** In the format of DATABASE_URL. */
  url: string;
  proxy: SilentProxy;
  stop(): Promise<void>;
}

interface Behind {
  url: URL;
  at: NetConnectOpts;
  stop(): Promise<void>;
}

async function onServer(server: string): Promise<Behind> {
  const database = await newDatabase(server, inject('templateDatabase'));
  const url = new URL(database.url);
  const port = Number(url.port || 5432);
  // The folder of a socket is in the query, as PostgreSQL's own programs accept it.
  const folder = url.searchParams.get('host');
  url.searchParams.delete('host');
  const at = folder ? { path: join(folder, `.s.PGSQL.${port}`) } : { host: url.hostname, port };
  return { url, at, stop: () => database.drop() };
}

async function onEmbedded(): Promise<Behind> {
  const dir = mkdtempSync(join(tmpdir(), 'outage-'));
  cpSync(inject('template'), dir, { recursive: true });
  const embedded = await startEmbedded(dir, inject('databaseProgram'));
  const { host, port } = embedded.connection;
  return {
    url: new URL('postgres://postgres@127.0.0.1/postgres'),
    at: { path: join(host, `.s.PGSQL.${port}`) },
    stop: async () => {
      await embedded.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** A database behind a proxy: one on the server of DATABASE_URL, or an embedded one. */
export async function startProxiedDatabase(): Promise<ProxiedDatabase> {
  const { DATABASE_URL } = process.env;
  const { url, at, stop } = await (DATABASE_URL ? onServer(DATABASE_URL) : onEmbedded());
  const proxy = await startSilentProxy(at);
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return {
    url: url.href,
    proxy,
    stop: async () => {
      await proxy.stop();
      await stop();
    },
  };
}

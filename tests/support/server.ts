import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { buildApp, type AppOptions } from '../../src/server/app';
import { readEnv } from '../../src/server/env';
import { createLogger } from '../../src/server/logger';
import { readLetters, type StoredLetter } from '../../src/server/modules/mailbox/letters';
import { outboxFolder } from '../../src/server/plugins/mail';
import { createClient } from './client';
import { createTestDatabase } from './database';
import { emailOnly, writeCommunities, type TestCommunity } from './testCommunities';

export interface TestServerOptions extends Pick<
  AppOptions,
  'limits' | 'mailRetryDelay' | 'onRoute' | 'pictureLinks' | 'sourceTemplate'
> {
  communities?: Record<string, TestCommunity>;
  env?: Record<string, string>;
  /** Content of the SECRETS_FILE. */
  secrets?: Record<string, unknown>;
}

export type TestServer = Awaited<ReturnType<typeof startServer>>;

/** Starts the real server on a free port, with a database, data directory, communities and clock of its own. */
export async function startServer(options: TestServerOptions = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'server-'));
  const [dataDir, communitiesDir, secretsFile] = ['data', 'communities', 'secrets.json'].map((name) =>
    join(dir, name),
  ) as [string, string, string];
  const database = await createTestDatabase(dataDir);
  writeCommunities(communitiesDir, { 'open.example': emailOnly, ...options.communities });
  writeFileSync(secretsFile, JSON.stringify(options.secrets ?? {}));
  let ahead = 0;

  const env = readEnv({
    ...{ NODE_ENV: 'test', SEED: 'none', PUBLIC_URL: 'http://localhost:3999' },
    ...{ DATA_DIR: dataDir, COMMUNITIES_DIR: communitiesDir, SECRETS_FILE: secretsFile },
    ...(database.url ? { DATABASE_URL: database.url } : {}),
    ...(process.env.REDIS_URL ? { REDIS_URL: `${process.env.REDIS_URL}?keyPrefix=${randomUUID()}:` } : {}),
    ...options.env,
  });
  const logLines: string[] = [];
  const app: FastifyInstance = await buildApp({
    ...options,
    env,
    logger: createLogger(env, { write: (line) => void logLines.push(line) }),
    now: () => new Date(Date.now() + ahead),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  const letters = (to: string): Promise<StoredLetter[]> => readLetters(outboxFolder(dataDir), to);
  return {
    app,
    origin,
    communitiesDir,
    /** What the server has logged: warnings and errors, or everything with NODE_ENV production. */
    logLines,
    ...createClient(origin),
    /** Moves the server's clock on, in seconds. */
    later: (seconds: number) => {
      ahead += seconds * 1000;
    },
    letters,
    /** The newest letter to `to` once there are `count`. */
    letterTo: (to: string, count = 1): Promise<StoredLetter> =>
      vi.waitFor(
        async () => {
          const found = await letters(to);
          if (found.length < count) throw new Error(`${found.length} of ${count} letters to ${to}`);
          return found[0]!;
        },
        { timeout: 20_000, interval: 25 },
      ),
    stop: async () => {
      await app.close();
      await database.drop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** The code in a letter that carries one. */
export const codeIn = ({ subject }: StoredLetter): string => /^\d{6}/.exec(subject)?.[0] ?? '';

/** A parameter of the link in a letter. */
export const linkParameter = ({ links }: StoredLetter, name: string): string =>
  new URL(links[0] ?? '').searchParams.get(name) ?? '';

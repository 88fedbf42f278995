import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { inject, vi } from 'vitest';
import { buildApp, type AppOptions } from '../../src/server/app';
import { readEnv } from '../../src/server/env';
import { createLogger } from '../../src/server/logger';
import { openMailbox, type StoredEmail } from '../../src/server/modules/development/mailbox/emails';
import { outboxFolder } from '../../src/server/channels/email/emailChannel';
import { createClient } from './client';
import { createTestDatabase } from './database';
import { emailOnly, writeCommunities, type TestCommunity } from './testCommunities';

interface TestServerOptions extends Pick<
  AppOptions,
  | 'builtDir'
  | 'channels'
  | 'cleanUp'
  | 'closingGrace'
  | 'database'
  | 'limits'
  | 'mail'
  | 'matching'
  | 'memberPages'
  | 'onRoute'
  | 'pictureLinks'
  | 'realtime'
  | 'sourceTemplate'
  | 'topics'
> {
  communities?: Record<string, TestCommunity>;
  env?: Record<string, string>;
  /** Content of the SECRETS_FILE. */
  secrets?: Record<string, unknown>;
  /**
   * A call that changes something resolves once its emails are sent. For tests that count emails: an email that is
   * outdated by the next call would never be sent.
   */
  emailsAtOnce?: boolean;
  /** Another server whose database and Redis this one shares, like a second process. */
  beside?: { databaseUrl: string; redisUrl?: string };
}

export type TestServer = Awaited<ReturnType<typeof startServer>>;

/** A busy machine is slow, not away: tests of outages set their own. */
const patientBounds = { connect: 120_000, query: 120_000, idle: 10_000 };

type Open = { app: FastifyInstance; origin: string } & ReturnType<typeof createClient>;

/** Starts the real server on a free port, with a database, data directory, communities and clock of its own. */
export async function startServer(options: TestServerOptions = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'server-'));
  const [dataDir, communitiesDir, secretsFile] = ['data', 'communities', 'secrets.json'].map((name) =>
    join(dir, name),
  ) as [string, string, string];
  const { beside } = options;
  const database = beside
    ? { url: beside.databaseUrl, drop: async () => undefined }
    : await createTestDatabase(dataDir);
  const redisUrl =
    beside?.redisUrl ??
    (process.env.REDIS_URL ? `${process.env.REDIS_URL}?keyPrefix=${randomUUID()}:` : undefined);
  writeCommunities(communitiesDir, { 'open.example': emailOnly, ...options.communities });
  writeFileSync(secretsFile, JSON.stringify(options.secrets ?? {}));
  let ahead = 0;

  const env = readEnv({
    NODE_ENV: 'test',
    SEED: 'none',
    PUBLIC_URL: 'http://localhost:3999',
    DATA_DIR: dataDir,
    COMMUNITIES_DIR: communitiesDir,
    SECRETS_FILE: secretsFile,
    ...(database.url || options.env?.DATABASE_URL
      ? { DATABASE_URL: database.url }
      : { DATABASE: 'embedded' }),
    ...(options.env?.SMTP_URL ? {} : { MAIL: 'files' }),
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    ...options.env,
  });
  const logLines: string[] = [];
  async function open(): Promise<Open> {
    const app: FastifyInstance = await buildApp({
      // Tests start rounds by themselves, on any day. Few are about first lists, which need the engine.
      matching: { byClock: false, firstLists: false },
      chat: { byClock: false },
      // Tests move the clock back and forth.
      cleanUp: { byClock: false },
      ...options,
      database: { program: inject('databaseProgram'), bounds: patientBounds, ...options.database },
      env,
      logger: createLogger(env, { write: (line) => void logLines.push(line) }),
      now: () => new Date(Date.now() + ahead),
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    const settled = options.emailsAtOnce ? sendEmails : undefined;
    return { app, origin, ...createClient(origin, settled) };
  }
  let last = await open();
  async function sendEmails(): Promise<void> {
    await last.app.eventBroadcasts.work();
    await last.app.deliveries.sendDue();
  }

  const mailbox = openMailbox(outboxFolder(dataDir));
  /** The emails to an address once everything due was sent, so that tests can count them without a race. */
  async function emails(to: string): Promise<StoredEmail[]> {
    await sendEmails();
    return mailbox.list(to);
  }
  return {
    ...last,
    communitiesDir,
    /** The embedded database listens in its folder as one with an address does. */
    databaseUrl: database.url ?? `postgres://postgres@localhost/postgres?host=${dataDir}`,
    redisUrl,
    /** The server's log: warnings and errors, or everything with NODE_ENV production. */
    logLines,
    /** Restarts the server with the same data, on another port. */
    restarted: async (): Promise<Open> => {
      await last.app.close();
      last = await open();
      return last;
    },
    /** The time by the server's clock. */
    now: () => new Date(Date.now() + ahead),
    /** Moves the server's clock on, in seconds. */
    later: (seconds: number) => {
      ahead += seconds * 1000;
    },
    emails,
    /** The newest email to `to` once there are `count`. */
    emailTo: (to: string, count = 1): Promise<StoredEmail> =>
      vi.waitFor(
        async () => {
          const found = await mailbox.list(to);
          if (found.length < count) throw new Error(`${found.length} of ${count} emails to ${to}`);
          return found[0]!;
        },
        { interval: 25 },
      ),
    stop: async () => {
      await last.app.close();
      await database.drop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** The code in an email that carries one. */
export const codeIn = ({ subject }: StoredEmail): string => /^\d{6}/.exec(subject)?.[0] ?? '';

/** A parameter of the link in an email. */
export const linkParameter = ({ links }: StoredEmail, name: string): string =>
  new URL(links[0] ?? '').searchParams.get(name) ?? '';

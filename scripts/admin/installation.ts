import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../src/config/types';
import { CannotStart } from '../../src/server/cannotStart';
import { embeddedBounds, poolBounds, remoteBounds } from '../../src/server/db/bounds';
import { openDatabase, type Database } from '../../src/server/db/database';
import { findEmbedded, startEmbedded, type EmbeddedDatabase } from '../../src/server/db/embedded';
import { isUnreachable } from '../../src/server/db/unreachable';
import { checkVersion, programVersion } from '../../src/server/db/version';
import { createPublish } from '../../src/server/domainEvents/publish';
import { readEnv, type Env } from '../../src/server/env';
import { createAudit } from '../../src/server/modules/audit/audit';
import { communitiesDir } from '../../src/server/modules/community/communitiesDir';
import { createStoredChanges } from '../../src/server/modules/community/changes';
import { createLastGood } from '../../src/server/modules/community/lastGood';
import { createRegistry } from '../../src/server/modules/community/registry';
import { createStoredCommunities } from '../../src/server/modules/community/stored';
import { createSync } from '../../src/server/modules/community/sync';
import type { Communities } from '../../src/server/modules/community/types';
import { createManagers, type Managers } from '../../src/server/modules/management/managers';
import { createManagement } from '../../src/server/modules/management/members';
import { modules } from '../../src/server/moduleList';
import { hasAgreed } from '../../src/server/modules/consent/hasAgreed';
import type { Notifier } from '../../src/server/modules/management/notifyRole';
import { emailRule } from '../../src/server/channels/email/emailChannel';
import { createNotify } from '../../src/server/notifications/notify';
import { Refusal } from './refusal';

/** The parts of this environment's server that a command needs. */
export interface Installation extends Notifier {
  db: Database;
  communities: Communities;
  managers: Managers;
}

/** The embedded database: that of the server which has it open, else opened here. */
async function embeddedIn(dir: string): Promise<EmbeddedDatabase> {
  const home = resolve(dir);
  if (!existsSync(join(home, 'database'))) {
    throw new Refusal(`${home} holds no database yet: start the server once, or set DATA_DIR.`);
  }
  return (await findEmbedded(home)) ?? startEmbedded(home);
}

async function requireTables(db: Database): Promise<void> {
  const client = await db.pool.connect();
  try {
    await checkVersion(client, programVersion);
    const { rows } = await client.query<{ are: boolean }>(
      "select to_regclass('audit_chain') is not null as are",
    );
    if (!rows[0]?.are) throw new Refusal('The database is of an older version: start the server once.');
  } finally {
    client.release();
  }
}

async function communitiesOf(env: Env, { orm }: Database, now: () => Date) {
  const stored = createStoredCommunities();
  const lastGood = await createLastGood(orm, now, () => undefined);
  const communities = createRegistry({
    dir: communitiesDir(env),
    publicUrl: env.PUBLIC_URL,
    localNames: env.NODE_ENV !== 'production',
    stored,
    lastGood,
    now,
    report: () => undefined,
  });
  await createSync({
    changes: createStoredChanges(orm),
    stored,
    domainOf: communities.domainOf,
    now,
  }).refresh();
  return { communities, lastGood };
}

async function withDatabase<Result>(env: Env, work: (db: Database) => Promise<Result>): Promise<Result> {
  const embedded = env.DATABASE_URL ? undefined : await embeddedIn(env.DATA_DIR);
  const connection = embedded?.connection ?? { connectionString: env.DATABASE_URL };
  const bounds = poolBounds(embedded ? embeddedBounds : remoteBounds);
  const db = openDatabase({ ...connection, ...bounds, max: 2 }, () => undefined, true);
  try {
    await requireTables(db);
    return await work(db);
  } finally {
    await db.close();
    await embedded?.stop();
  }
}

/** Why it could not be done, in words; undefined for an error of ours. */
function explain(error: unknown): string | undefined {
  if (error instanceof Refusal || error instanceof CannotStart) return error.message;
  return isUnreachable(error) ? `The database cannot be reached: ${String(error)}` : undefined;
}

/**
 * Runs work on the database of this environment's server, whether or not the server runs, and prints the result. The
 * exit code is 1 if the work was refused, with the reason. Emails are sent by the server, immediately or when it
 * starts.
 */
export async function onInstallation(work: (installation: Installation) => Promise<string>): Promise<number> {
  const now = () => new Date();
  try {
    const env = readEnv();
    const told = await withDatabase(env, async (db) => {
      const { communities, lastGood } = await communitiesOf(env, db, now);
      const notify = createNotify({
        now,
        channels: [emailRule],
        wake: () => undefined,
        announce: () => undefined,
      });
      const audit = createAudit(now);
      const management = createManagement({ audit, consents: { mayBeLetIn: hasAgreed } }, now);
      // Subscribers find what a command has; one that needs more throws, which rolls the change back.
      const services = { audit, communities, db, management, notify } as unknown as FastifyInstance;
      const managers = createManagers({ management, publish: createPublish(services, modules, now) });
      const answer = await work({ db, communities, notify, managers });
      await lastGood.written();
      return answer;
    });
    process.stdout.write(`${told}\n`);
    return 0;
  } catch (error) {
    const why = explain(error);
    if (why === undefined) throw error;
    process.stderr.write(`${why}\n`);
    return 1;
  }
}

/** Number of communities that are named when the requested one does not exist. */
const mostNamed = 20;

/** The community of a domain or alias. */
export function communityNamed({ communities }: Installation, domain: string): CommunityConfig {
  const found = communities.byDomain(domain);
  if (found) return found;
  const domains = communities.domains();
  const more = domains.length > mostNamed ? ', …' : '';
  throw new Refusal(
    `There is no community ${domain}. There are: ${domains.slice(0, mostNamed).join(', ')}${more}`,
  );
}

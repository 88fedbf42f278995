import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { CannotStart, reasonOf } from '../cannotStart';
import { ownsTables, protectAudit } from './auditTables';
import { checkVersion, leastProgram, programVersion, recordVersion } from './version';

/** Any number that nothing else in the database uses as an advisory lock. */
const lockShared = 7_245_001;

const ownFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * What the program needs from the database: its version, the least version it allows, and its migrations. Tests
 * simulate later programs.
 */
interface Program {
  program: number;
  least: number;
  migrationsFolder: string;
}

/** Codes of PostgreSQL: no right to do so, and an extension that isn't installed. */
const operatorsMatters = ['42501', '58P01', '0A000'];

/** An error with an explanation if the migration lacks something it needs; any other error is a bug of ours. */
function explained(error: unknown): unknown {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && operatorsMatters.includes(String(at.code))) {
      return new CannotStart(
        `The tables cannot be brought up to date: ${at.message}. src/server/README.md says what the database’s owner needs.`,
      );
    }
  }
  return error;
}

/** The time of each migration, as drizzle stores it. */
function migrationTimes(migrationsFolder: string): number[] {
  const journal = readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8');
  const { entries } = JSON.parse(journal) as { entries: { when: number }[] };
  return entries.map(({ when }) => when);
}

/** The time of the newest migration of a database; 0 for an empty database. */
const lastApplied = (client: pg.Client): Promise<number> =>
  client
    .query<{ at: string | null }>('select max(created_at) as at from drizzle.__drizzle_migrations')
    .then(({ rows }) => Number(rows[0]?.at ?? 0))
    .catch(() => 0);

/** Throws CannotStart if a database is missing some of the migrations that the baseline replaced. */
async function requireBaseline(client: pg.Client, migrationsFolder: string): Promise<void> {
  const applied = await lastApplied(client);
  if (applied === 0 || applied >= Math.min(...migrationTimes(migrationsFolder))) return;
  throw new CannotStart(
    'The tables are older than the first migration of this version. ' +
      'Start the last version from before its baseline once, or use an empty database.',
  );
}

/** Throws CannotStart if the owner's role has not migrated the tables for this program yet. */
async function requireMigrated(client: pg.Client, migrationsFolder: string): Promise<void> {
  if ((await lastApplied(client)) >= Math.max(...migrationTimes(migrationsFolder))) return;
  throw new CannotStart(
    `The tables are not up to date, and the role ${client.user} may not change them. ` +
      'Run npm run db:migrate with DATABASE_URL naming their owner, then start again.',
  );
}

/**
 * Brings the tables up to date, one process at a time, over a connection of its own without a time limit for
 * statements. If another role owns the tables, it only checks that they are up to date. Returns whether this role owns
 * them. Throws DatabaseTooNew, before any change, if this program may not use the database.
 */
export async function migrate(
  connection: pg.ClientConfig,
  { program = programVersion, least = leastProgram, migrationsFolder = ownFolder }: Partial<Program> = {},
): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000, keepAlive: true });
  // A connection that breaks fails the query under way; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    const { host, port, database } = client;
    const address = `${database} at ${host}:${port}`;
    throw new CannotStart(
      `The database ${address} cannot be reached: ${reasonOf(error)}. Start or create it, or correct DATABASE_URL.`,
    );
  });
  try {
    await client.query('select pg_advisory_lock($1)', [lockShared]);
    await checkVersion(client, program);
    await requireBaseline(client, migrationsFolder);
    const owns = await ownsTables(client);
    if (owns) {
      await runMigrations(drizzle(client), { migrationsFolder });
      await recordVersion(client, least);
      await client.query(protectAudit);
    } else await requireMigrated(client, migrationsFolder);
    return owns;
  } catch (error) {
    throw explained(error);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockShared]).catch(() => undefined);
    await client.end();
  }
}

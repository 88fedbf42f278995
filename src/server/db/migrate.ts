import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { CannotStart, reasonOf } from '../cannotStart';
import { checkVersion, leastProgram, programVersion, recordVersion } from './version';

/** Any number that nothing else in the database uses as an advisory lock. */
const lockKey = 7_245_001;

/** What the program is to the database, and the least it leaves it to. */
export interface Versions {
  program: number;
  least: number;
}

/**
 * Brings the tables up to date, one process at a time, over a connection of its own on which a statement may take as
 * long as it takes. Throws DatabaseTooNew, before anything is changed, where this program may not use the database.
 */
export async function migrate(
  connection: pg.ClientConfig,
  { program, least }: Versions = { program: programVersion, least: leastProgram },
): Promise<void> {
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
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await checkVersion(client, program);
    await runMigrations(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
    });
    await recordVersion(client, least);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined);
    await client.end();
  }
}

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded, type EmbeddedDatabase } from '../../src/server/db/embedded';
import { migrate } from '../../src/server/db/migrate';
import { DatabaseTooNew, leastProgram, programVersion } from '../../src/server/db/version';
import { createTestDatabase, type TestDatabase } from '../support/database';

const migrations = join(import.meta.dirname, '../../src/server/db/migrations');
const dir = mkdtempSync(join(tmpdir(), 'migration-'));

/** The program's migrations and one more, in a folder of their own. */
function withNextMigration(name: string, statements: string[]): string {
  const folder = join(dir, name);
  cpSync(migrations, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { idx: number; when: number }[] };
  const last = journal.entries.at(-1)!;
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: name };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, next] }));
  writeFileSync(join(folder, `${name}.sql`), statements.join('\n--> statement-breakpoint\n'));
  return folder;
}

let database: TestDatabase;
let embedded: EmbeddedDatabase | undefined;
let connection: pg.ClientConfig;
let client: pg.Client;
beforeAll(async () => {
  const data = join(dir, 'data');
  database = await createTestDatabase(data);
  if (!database.url) embedded = await startEmbedded(data);
  connection = embedded?.connection ?? { connectionString: database.url };
  client = new pg.Client(connection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await embedded?.stop();
  await database.drop();
  rmSync(dir, { recursive: true, force: true });
});

const rowsOf = async (sql: string): Promise<unknown> => (await client.query(sql)).rows;
const recorded = () => rowsOf('select * from schema_version');

it('the tables may be used by this program, which records the least one that may', async () => {
  expect(leastProgram).toBeLessThanOrEqual(programVersion);
  expect(await recorded()).toEqual([{ id: 1, least_program: leastProgram }]);
});

// The pattern for a migration that rewrites rows: what the program before it wrote, and what is there after it.
describe('the next migration', () => {
  const next = programVersion + 1;

  beforeAll(async () => {
    await client.query(
      `insert into users (id, email, role, created_at) values ('ada', 'ada@people.example', 'ROLE_USER', now())`,
    );
  });

  it('changes nothing where it fails halfway', async () => {
    const migrationsFolder = withNextMigration('broken', [
      `update users set role = 'ROLE_LOST'`,
      'alter table nowhere add column motto text',
    ]);
    await expect(migrate(connection, { program: next, least: next, migrationsFolder })).rejects.toThrow();
    expect(await rowsOf('select role from users')).toEqual([{ role: 'ROLE_USER' }]);
    expect(await recorded()).toEqual([{ id: 1, least_program: leastProgram }]);
  });

  it('rewrites the rows that are there, once', async () => {
    const migrationsFolder = withNextMigration('motto', [
      'alter table users add column motto text',
      `update users set motto = coalesce(motto, '') || 'Hello'`,
      'alter table users alter column motto set not null',
    ]);
    for (let start = 0; start < 2; start++) {
      await migrate(connection, { program: next, least: next, migrationsFolder });
      expect(await rowsOf('select id, motto from users')).toEqual([{ id: 'ada', motto: 'Hello' }]);
      expect(await recorded()).toEqual([{ id: 1, least_program: next }]);
    }
  });

  it('keeps programs before it out, and says so in words', async () => {
    const older = migrate(connection);
    await expect(older).rejects.toThrow(DatabaseTooNew);
    await expect(older).rejects.toThrow(`from ${next} on may use it, and this one is ${programVersion}`);
    // The least version never goes back.
    await migrate(connection, { program: next, least: leastProgram });
    expect(await recorded()).toEqual([{ id: 1, least_program: next }]);
  });
});

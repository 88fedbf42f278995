import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CannotStart } from '../../src/server/cannotStart';
import { startEmbedded, type EmbeddedDatabase } from '../../src/server/db/embedded';
import { migrate } from '../../src/server/db/migrate';
import { DatabaseTooNew, leastProgram, programVersion } from '../../src/server/db/version';
import { createTestDatabase, type TestDatabase } from '../support/database';

const migrations = join(import.meta.dirname, '../../src/server/db/migrations');
const dir = mkdtempSync(join(tmpdir(), 'migration-'));

interface Entry {
  idx: number;
  when: number;
  tag: string;
}

/** A copy of the migrations in `from`, with other entries in its journal. */
function migrationsWith(name: string, change: (entries: Entry[]) => Entry[], from = migrations): string {
  const folder = join(dir, name);
  cpSync(from, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: Entry[] };
  writeFileSync(file, JSON.stringify({ ...journal, entries: change(journal.entries) }));
  return folder;
}

/** The program's migrations and one more. */
function withNextMigration(tag: string, statements: string[]): string {
  const folder = migrationsWith(tag, (entries) => {
    const last = entries.at(-1)!;
    return [...entries, { ...last, idx: last.idx + 1, when: last.when + 1, tag }];
  });
  writeFileSync(join(folder, `${tag}.sql`), statements.join('\n--> statement-breakpoint\n'));
  return folder;
}

/** Empties the database, and makes the tables as the program before a migration left them. */
async function migrateUntil(tag: string, from = migrations): Promise<void> {
  await client.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  const isNext = (entry: Entry) => entry.tag === tag;
  const migrationsFolder = migrationsWith(
    `before-${tag}`,
    (entries) => entries.slice(0, entries.findIndex(isNext)),
    from,
  );
  await migrate(connection, { least: 1, migrationsFolder });
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

const addAda = () =>
  client.query(
    `insert into users (id, email, role, created_at) values ('ada', 'ada@people.example', 'ROLE_USER', now())`,
  );

describe('the next migration', () => {
  const next = programVersion + 1;

  it('changes nothing where it fails halfway', async () => {
    await addAda();
    const migrationsFolder = withNextMigration('broken', [
      `update users set role = 'ROLE_LOST'`,
      'alter table nowhere add column motto text',
    ]);
    await expect(migrate(connection, { program: next, least: next, migrationsFolder })).rejects.toThrow();
    expect(await rowsOf('select role from users')).toEqual([{ role: 'ROLE_USER' }]);
    expect(await recorded()).toEqual([{ id: 1, least_program: leastProgram }]);
  });

  // The pattern for a migration that rewrites rows: rows of the earlier program, and their state afterwards.
  it('rewrites the rows that are there, once', async () => {
    const migrationsFolder = withNextMigration('motto', [
      'alter table users add column motto text',
      `update users set motto = coalesce(motto, '') || 'Hello'`,
      'alter table users alter column motto set not null',
    ]);
    await migrateUntil('motto', migrationsFolder);
    await addAda();
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

describe('0003_rounds_between_weeks', () => {
  const round = (id: string, more = '', values = '') => `
    insert into matching_rounds
      (id, community_id, scope_kind, scope_id, day, seed, state, attention, leased_until, started_at${more})
    values ('${id}', 'c', 'community', 'c', '2026-11-24', 's', 'finished', '{}', now(), now()${values})`;

  it('keeps the rounds that are there as weekly ones, of which a week has one', async () => {
    await migrateUntil('0002_times_to_meet');
    await client.query(round('weekly'));
    await migrate(connection);
    expect(await rowsOf('select kind, number, late from matching_rounds')).toEqual([
      { kind: 'weekly', number: 0, late: false },
    ]);
    await client.query(round('extra', ', kind, number', `, 'extra', 1`));
    const constraint = 'matching_rounds_weekly_key';
    await expect(client.query(round('second', ', number', ', 2'))).rejects.toMatchObject({ constraint });
  });
});

it('tables of before the baseline are not made a second time, and that is said in words', async () => {
  const migrationsFolder = migrationsWith('later-baseline', (entries) => [
    { ...entries[0]!, when: entries.at(-1)!.when + 10 },
  ]);
  const migrated = migrate(connection, { program: programVersion + 1, migrationsFolder });
  await expect(migrated).rejects.toThrow(CannotStart);
  await expect(migrated).rejects.toThrow('The tables are older than the first migration of this version');
});

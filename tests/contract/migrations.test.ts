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

/** Empties the database, and makes the tables as the program before a migration of this one left them. */
async function migrateUntil(tag: string): Promise<void> {
  await client.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  const folder = join(dir, tag);
  cpSync(migrations, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const { entries, ...journal } = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const before = entries.slice(
    0,
    entries.findIndex((entry) => entry.tag === tag),
  );
  writeFileSync(file, JSON.stringify({ ...journal, entries: before }));
  await migrate(connection, { least: 1, migrationsFolder: folder });
}

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

it('P11 what members switched off before preferences had a table stays off', async () => {
  await migrateUntil('0004_notification_preferences');
  await client.query(`
    insert into users (id, email, role, created_at) values ('ada', 'ada@people.example', 'ROLE_USER', now());
    insert into persons (id, community_id, user_id) values ('p', 'home', 'ada'), ('q', 'other', 'ada');
    insert into participants (id, community_id, user_id, first_name, last_name, slug, created_at, updated_at, muted_channels, muted_kinds)
      values ('p', 'home', 'ada', 'Ada', 'L', 'ada', now(), now(), '{EMAIL,TELEGRAM}', '{EMAIL:recommendations}'),
        ('q', 'other', 'ada', 'Ada', 'L', 'ada', now(), now(), '{}', '{}')`);
  await migrate(connection);
  expect(await rowsOf('select * from notification_preferences order by channel, kind')).toEqual([
    { community_id: 'home', user_id: 'ada', channel: 'EMAIL', kind: '', is_on: false },
    { community_id: 'home', user_id: 'ada', channel: 'EMAIL', kind: 'recommendations', is_on: false },
    { community_id: 'home', user_id: 'ada', channel: 'TELEGRAM', kind: '', is_on: false },
  ]);
});

it('what waited in the outbox waits as notifications and deliveries', async () => {
  await migrateUntil('0005_notifications_and_deliveries');
  await client.query(`
    insert into users (id, email, role, created_at) values ('ada', 'ada@people.example', 'ROLE_USER', now());
    insert into outbox (id, cause, kind, community_id, recipient, lang, payload, status, attempts, try_at, created_at) values
      ('waits', 'introduced:1', 'introduced', 'home', 'ada@people.example', 'en',
        '{"siteUrl": "https://home", "unsubscribeUrl": "https://home/u", "about": ["q", "p"], "name": "Bob"}', 'pending', 1, '2030-01-01', now()),
      ('over', 'otp:1', 'otp', 'home', 'bob@people.example', 'en', null, 'sent', 1, null, now()),
      ('forgotten', 'accountDeleted:1', 'accountDeleted', 'home', '', 'en', null, 'sent', 1, null, now())`);
  await migrate(connection);
  const stored = `select n.id, user_id, email, cause, site_url, n.data, about, address, status, unsubscribe_url, leased_until is null as is_over
    from notifications n join deliveries d on d.notification_id = n.id order by n.number`;
  expect(await rowsOf(stored)).toMatchObject([
    {
      ...{ id: 'waits', user_id: 'ada', email: null, cause: 'introduced:1', site_url: 'https://home' },
      ...{ data: { name: 'Bob' }, about: ['q', 'p'], address: 'ada@people.example', status: 'pending' },
      ...{ unsubscribe_url: 'https://home/u', is_over: false },
    },
    { id: 'over', user_id: null, email: 'bob@people.example', status: 'sent', is_over: true },
    { id: 'forgotten', user_id: null, email: null, address: '', is_over: true },
  ]);
});

it('a round that was told is finished', async () => {
  await migrateUntil('0006_standard_names');
  await client.query(`
    insert into matching_rounds (id, community_id, day, seed, state, attention, leased_until, started_at) values
      ('over', 'home', '2030-01-01', '', 'told', '{}', now(), now()),
      ('open', 'home', '2030-01-08', '', 'stored', '{}', now(), now())`);
  await migrate(connection);
  expect(await rowsOf('select id, state from matching_rounds order by day')).toEqual([
    { id: 'over', state: 'finished' },
    { id: 'open', state: 'stored' },
  ]);
});

it('rounds of before scopes are rounds of their community', async () => {
  await migrateUntil('0007_scope_of_rounds');
  await client.query(`
    insert into matching_rounds (id, community_id, day, seed, state, attention, leased_until, started_at)
      values ('r', 'home', '2026-11-24', 'home 2026-11-24', 'finished', '{}', now(), now())`);
  await migrate(connection);
  expect(await rowsOf('select id, community_id, scope_kind, scope_id from matching_rounds')).toEqual([
    { id: 'r', community_id: 'home', scope_kind: 'community', scope_id: 'home' },
  ]);
});

it('free texts of before languages are in the language of who wrote them, where that is known', async () => {
  await migrateUntil('0008_languages_of_texts');
  await client.query(`
    insert into users (id, email, role, preferred_lang, created_at) values
      ('ada', 'ada@people.example', 'ROLE_USER', 'ru', now()), ('bob', 'bob@people.example', 'ROLE_USER', null, now());
    insert into persons (id, community_id, user_id) values ('p', 'home', 'ada'), ('q', 'home', 'bob');
    insert into participants (id, community_id, user_id, first_name, last_name, slug, about, looking_for, created_at, updated_at) values
      ('p', 'home', 'ada', 'Ada', 'L', 'ada', 'Пекарь', 'Юриста', now(), now()), ('q', 'home', 'bob', 'Bob', 'L', 'bob', 'Baker', null, now(), now());
    insert into events (id, community_id, created_by, title, description, date, start_time, time_zone, starts_at, over_at, location,
      location_visibility, event_type, online_meeting_link, paid, currency, payment_link, visibility, approval_required, organizer_contact,
      created_at, updated_at)
      select 'of ' || id, 'home', id, 'Title', '', '2030-01-01', '10:00', 'UTC', now(), now(), '{}', 'PUBLIC', 'ONLINE', '', false, '', '',
        'PUBLIC', false, '', now(), now() from participants;
    insert into relations (community_id, participant_id, subject_id, relation_type, intro_message, created_at) values
      ('home', 'p', 'q', 'LIKE', 'Здравствуйте', now()), ('home', 'q', 'p', 'LIKE', null, now());
    insert into request_answers (community_id, participant_id, author_id, requested_at, request, answer, answered_at) values
      ('home', 'p', 'q', now(), 'Юриста', 'Call me', now()), ('home', 'q', 'p', now(), 'A lawyer', 'Позвоните', now())`);
  const sequences = await rowsOf('select id, sequence, updated_at from events order by id');
  await migrate(connection);
  expect(
    await rowsOf('select about_lang, goal_lang, looking_for_lang from participants order by id'),
  ).toEqual([
    { about_lang: 'ru', goal_lang: null, looking_for_lang: 'ru' },
    { about_lang: null, goal_lang: null, looking_for_lang: null },
  ]);
  expect(await rowsOf('select title_lang, description_lang from events order by id')).toEqual([
    { title_lang: 'ru', description_lang: null },
    { title_lang: null, description_lang: null },
  ]);
  expect(await rowsOf('select id, sequence, updated_at from events order by id')).toEqual(sequences);
  expect(await rowsOf('select intro_message_lang from relations order by participant_id')).toEqual([
    { intro_message_lang: 'ru' },
    { intro_message_lang: null },
  ]);
  expect(await rowsOf('select request_lang, answer_lang from request_answers order by author_id')).toEqual([
    { request_lang: null, answer_lang: 'ru' },
    { request_lang: 'ru', answer_lang: null },
  ]);
});

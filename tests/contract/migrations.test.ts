import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded, type EmbeddedDatabase } from '../../src/server/db/embedded';
import { migrate } from '../../src/server/db/migrate';
import { newDatabase } from '../support/postgres';

const migrations = join(import.meta.dirname, '../../src/server/db/migrations');
const dir = mkdtempSync(join(tmpdir(), 'migration-'));

/** The migrations up to one, as the program before this had them. */
function migrationsUntil(last: number): string {
  const folder = join(dir, 'migrations');
  cpSync(migrations, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { idx: number }[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.filter(({ idx }) => idx <= last) }));
  for (const file of readdirSync(folder)) {
    if (/^\d/.test(file) && Number(file.slice(0, 4)) > last) rmSync(join(folder, file));
  }
  return folder;
}

let embedded: EmbeddedDatabase | undefined;
let server: { url: string; drop: () => Promise<void> } | undefined;
let connection: pg.ClientConfig;
let client: pg.Client;
beforeAll(async () => {
  if (process.env.DATABASE_URL) {
    server = await newDatabase(process.env.DATABASE_URL);
    connection = { connectionString: server.url };
  } else {
    embedded = await startEmbedded(join(dir, 'data'));
    connection = embedded.connection;
  }
  client = new pg.Client(connection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await embedded?.stop();
  await server?.drop();
  rmSync(dir, { recursive: true, force: true });
});

/** As the program before wrote a member. */
async function writeMember(id: string, privacy: string): Promise<void> {
  await client.query(
    `insert into users (id, email, role, created_at) values ($1, $1 || '@people.example', 'ROLE_USER', now())`,
    [id],
  );
  await client.query(
    `insert into participants (id, community_id, user_id, first_name, last_name, slug, privacy, created_at, updated_at)
     values ($1, 'default', $1, 'Ada', '', $1, $2, now(), now())`,
    [id, privacy],
  );
}

/** As the program before wrote an email. */
const write = (id: string, cause: string, kind = 'otp') =>
  client.query(
    `insert into outbox (id, cause, kind, community_id, recipient, lang, payload, status, attempts, created_at, try_at)
     values ($1, $2, $3, 'default', 'ada@people.example', 'en', '{"code":"123456","siteUrl":"http://x"}',
       'pending', 0, now(), now())`,
    [id, cause, kind],
  );

describe('what waits in the outbox', () => {
  it('goes by email if it waited before there were channels, and so does what a program of before still writes', async () => {
    await runMigrations(drizzle(client), { migrationsFolder: migrationsUntil(3) });
    await write('before', 'otp:before');
    await write('renamed', 'outside:renamed', 'outside');
    for (const privacy of ['NONE', 'CUSTOM', 'PRIVATE']) await writeMember(privacy.toLowerCase(), privacy);
    await migrate(connection);
    await write('beside', 'otp:beside');
    const { rows } = await client.query(
      `select id, channel, payload, status from outbox where kind = 'otp' order by id`,
    );
    const waiting = {
      channel: 'EMAIL',
      payload: { code: '123456', siteUrl: 'http://x' },
      status: 'pending',
    };
    expect(rows).toEqual([
      { id: 'before', ...waiting },
      { id: 'beside', ...waiting },
    ]);
    await expect(write('twice', 'otp:before')).rejects.toThrow(/outbox_cause_channel_key/);
  });

  it('has its kind under the name of today', async () => {
    const { rows } = await client.query(`select kind, cause from outbox where id = 'renamed'`);
    expect(rows).toEqual([{ kind: 'external', cause: 'external:renamed' }]);
  });
});

describe('whose contacts are seen', () => {
  it('PRO-02 is not everybody any more, where nobody was asked; what was chosen stays', async () => {
    const { rows } = await client.query(`select id, privacy from participants order by id`);
    expect(rows).toEqual([
      { id: 'custom', privacy: 'CUSTOM' },
      { id: 'none', privacy: 'CONNECTIONS' },
      { id: 'private', privacy: 'PRIVATE' },
    ]);
  });
});

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditPage } from '../../src/generated/api/audit';
import type { Member } from '../../src/generated/api/member';
import { migrate } from '../../src/server/db/migrate';
import { rolesSql } from '../../src/server/db/rolesSql';
import { verifyAudit } from '../../src/server/modules/audit/verify';
import { addPerson, password } from '../support/people';
import { newDatabase } from '../support/postgres';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
const suffix = randomUUID().slice(0, 8);
const roles = { owner: `owner_${suffix}`, app: `app_${suffix}` };

/** Statements that would change the audit, or stop the database from refusing that. */
const forbidden = [
  ...['audit_entries', 'audit_chain', 'audit_texts', 'manager_messages'].flatMap((table) => [
    `delete from ${table}`,
    `update ${table} set community_id = community_id`,
    `truncate ${table}`,
    `alter table ${table} disable trigger user`,
    `alter table ${table} disable trigger all`,
    `drop table ${table}`,
    `create trigger mine before insert on ${table} for each row execute function audit_is_append_only()`,
  ]),
  `insert into audit_chain values ('x', 1, 1, null, '', '')`,
  'select audit_append(e) from audit_entries e',
  'create or replace function audit_is_append_only() returns trigger language plpgsql as $$begin return new; end$$',
  'create table public.mine ()',
  'set session_replication_role = replica',
  `set role ${roles.owner}`,
];

const denied = /permission denied|must be owner|must be able to SET ROLE/;

describe('an installation that had one role so far', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
    const done = { communityId: home, act: 'view.save' as const, actor: null, subject: null };
    await server.app.audit.record(server.app.db.orm, done);
    await server.app.db.executeSql(rolesSql(roles));
    // Once more does no harm.
    await server.app.db.executeSql(rolesSql(roles));
  });
  afterAll(async () => {
    await server.app.db.executeSql(`drop owned by ${roles.app}, ${roles.owner} cascade`);
    await server.app.db.executeSql(`drop role ${roles.app}, ${roles.owner}`);
    await server.stop();
  });

  /** Runs it as the server's role and undoes it. */
  const asApp = async (...statements: string[]): Promise<void> => {
    const undone = new Error('undone');
    const work = server.app.db.transaction(async (tx) => {
      await tx.executeSql(`set local role ${roles.app}`);
      for (const statement of statements) await tx.executeSql(statement);
      throw undone;
    });
    await work.catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  };

  it.each(forbidden.filter((statement) => !statement.startsWith('set role')))(
    'ADM-10 its server can’t: %s',
    async (statement) => {
      await expect(asApp(statement)).rejects.toThrow(denied);
    },
  );

  it('ADM-10 its server adds entries, which the chain takes, and does everything else it has to', async () => {
    await asApp(
      `insert into audit_entries (community_id, at, action) values ('${home}', now(), 'view.save')`,
      'set constraints all immediate',
      'select * from audit_chain',
      `insert into users (id, email, role, created_at) values ('u', 'u@people.example', 'ROLE_USER', now())`,
      `insert into audit_texts (id, community_id, user_id, text) values ('t', '${home}', 'u', 'noted')`,
      `delete from users where id = 'u'`,
      'select * from drizzle.__drizzle_migrations',
    );
  });
});

describe.runIf(process.env.DATABASE_URL)('a server whose role does not own the tables', () => {
  let database: Awaited<ReturnType<typeof newDatabase>>;
  const as = (role: string) => {
    const url = new URL(database.url);
    url.username = role;
    return url.href;
  };
  const run = async (connectionString: string, sql: string) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  beforeAll(async () => {
    database = await newDatabase(process.env.DATABASE_URL!);
    await run(database.url, rolesSql(roles));
  });
  afterAll(async () => {
    await database.drop();
    await run(process.env.DATABASE_URL!, `drop role ${roles.app}, ${roles.owner}`);
  });

  it('ADM-10 says in one line that the owner has to migrate first, and then works', async () => {
    await expect(migrate({ connectionString: as(roles.app) })).rejects.toThrow(
      `The tables are not up to date, and the role ${roles.app} may not change them. Run npm run db:migrate`,
    );
    expect(await migrate({ connectionString: as(roles.owner) })).toBe(true);
    expect(await migrate({ connectionString: as(roles.app) })).toBe(false);

    const server = await startServer({ beside: { databaseUrl: as(roles.app) } });
    try {
      const manager = await addPerson(server, { member: home, manager: true });
      const ada = await addPerson(server, { member: home });
      const by = { token: manager.token, community: home };
      const path = `/api/admin/participants/${ada.participantId}`;
      const message = { subject: 'Your talk', text: 'Thank you.' };
      expect((await server.post(`${path}/notify`, message, by)).status).toBe(200);
      expect((await server.post(`${path}/notes`, { text: 'Knows everybody.' }, by)).status).toBe(200);
      const { notes } = (await server.get(path, by)).body as Member;
      await server.call('DELETE', `/api/admin/notes/${notes[0]!.id}`, undefined, by);
      const own = { token: ada.token, community: home };
      const deleted = await server.call('DELETE', `/api/users/delete/${ada.userId}`, { password }, own);
      expect(deleted.status).toBe(200);
      const { entries } = (await server.get(`/api/admin/${home}/audit`, by)).body as AuditPage;
      expect(entries.map(({ act, message: words }) => [act, words])).toEqual([
        ['account.erase', null],
        ['note.delete', null],
        ['note.add', null],
        ['member.message', null],
      ]);
      expect(await verifyAudit(server.app.db.orm, home)).toMatchObject({ head: { number: 4 }, problems: [] });
      for (const statement of forbidden) {
        await expect(server.app.db.executeSql(statement), statement).rejects.toThrow(denied);
      }
    } finally {
      await server.stop();
    }
  });
});

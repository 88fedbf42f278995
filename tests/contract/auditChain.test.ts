import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runAdmin } from '../../scripts/admin/run';
import type { AuditPage } from '../../src/generated/api/audit';
import type { Member } from '../../src/generated/api/member';
import type { Act } from '../../src/lib/rules/managers/acts';
import { verifyAudit, type Head } from '../../src/server/modules/audit/verify';
import { addPerson, password, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
let server: TestServer;
let beside: TestServer;
let manager: Person;
beforeAll(async () => {
  server = await startServer();
  beside = await startServer({ beside: server });
  manager = await addPerson(server, { member: home, manager: true });
});
afterAll(async () => {
  await beside.stop();
  await server.stop();
});

beforeEach(() => {
  const { DATA_DIR, DATABASE_URL = '', COMMUNITIES_DIR } = server.app.env;
  for (const [name, value] of Object.entries({ NODE_ENV: 'test', DATA_DIR, DATABASE_URL, COMMUNITIES_DIR })) {
    vi.stubEnv(name, value);
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The exit code and output of `npm run admin -- audit …`. */
async function audit(...args: string[]): Promise<[code: number, said: string]> {
  const said: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  }
  const code = await runAdmin(['audit', ...args]);
  vi.restoreAllMocks();
  return [code, said.join('')];
}

const as = (person: Person) => ({ token: person.token, community: home });
const verify = (communityId: string, head?: Head) => verifyAudit(server.app.db.orm, communityId, head);
const problems = async (communityId: string, head?: Head) => (await verify(communityId, head)).problems;

interface Written {
  communityId: string;
  /** Their ids, in order. */
  entries: number[];
  /** The text of the fourth. */
  text: string;
  about: Person;
}

/** Five entries of a community of their own, the fourth with a text. */
async function written(): Promise<Written> {
  const { app } = server;
  const [communityId, text] = [`chain-${randomUUID()}`, randomUUID()];
  const about = await addPerson(server, { member: home });
  const record = (act: Act, message?: string) =>
    app.audit.record(app.db.orm, { communityId, act, actor: null, subject: about.userId, message });
  for (const act of ['member.hide', 'member.show', 'member.pause'] as const) await record(act);
  await app.audit.keepText(app.db.orm, { id: text, communityId, userId: about.userId, text: 'As noted.' });
  await record('note.add', text);
  await record('member.resume');
  const { rows } = await app.db.executeSql(
    'select id from audit_entries where community_id = $1 order by id',
    [communityId],
  );
  return { communityId, text, about, entries: rows.map((row) => Number((row as { id: string }).id)) };
}

const tables = ['audit_entries', 'audit_chain', 'audit_texts'];

/** Runs statements as the owner of the tables. */
async function tamper(...statements: string[]): Promise<void> {
  const toggle = (how: 'disable' | 'enable') =>
    tables.map((name) => `alter table ${name} ${how} trigger user`);
  for (const statement of [...toggle('disable'), ...statements, ...toggle('enable')]) {
    await server.app.db.executeSql(statement);
  }
}

describe('the chain of the audit', () => {
  it('ADM-10 every entry follows the one before, and the command says so with the head', async () => {
    const { participantId } = await addPerson(server, { member: home });
    for (const shouldDisable of [true, false, true]) {
      await server.post(
        `/api/admin/participants/${participantId}/profile/toggle`,
        { shouldDisable },
        as(manager),
      );
    }
    const { head } = await verify(home);
    expect(head).toEqual({ number: 3, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    expect(await audit('verify', '--community', home)).toEqual([
      0,
      `open.example: 3 entries, as written. Head: 3:${head.hash}\n`,
    ]);
    expect((await audit('verify', '--community', home, '--head', `3:${head.hash}`))[0]).toBe(0);
    expect((await audit('verify'))[1]).toContain('open.example: 3 entries');
  });

  it('ADM-10 two processes that write at once make one chain', async () => {
    const communityId = `chain-${randomUUID()}`;
    await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        (at % 2 ? server : beside).app.db.transaction(async ({ orm }) => {
          const done = { communityId, act: 'view.save' as const, actor: null, subject: null };
          await server.app.audit.record(orm, done);
          await server.app.audit.record(orm, done);
        }),
      ),
    );
    const { head, problems: found } = await verify(communityId);
    expect([head.number, found]).toEqual([80, []]);
  });

  it('ADM-10 an act that is rolled back leaves no link', async () => {
    const { communityId } = await written();
    const undone = server.app.db.transaction(async ({ orm }) => {
      await server.app.audit.record(orm, { communityId, act: 'view.save', actor: null, subject: null });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { head, problems: found } = await verify(communityId);
    expect([head.number, found]).toEqual([5, []]);
  });

  it.each<[string, (of: Written) => string[], (of: Written) => string[]]>([
    [
      'an entry that was removed',
      ({ entries }) => [`delete from audit_entries where id = ${entries[2]}`],
      ({ entries }) => [`entry ${entries[2]} (number 3) was removed`],
    ],
    [
      'entries that were removed with their links',
      ({ entries }) => [
        `delete from audit_entries where id in (${entries[1]}, ${entries[2]})`,
        `delete from audit_chain where entry_id in (${entries[1]}, ${entries[2]})`,
      ],
      () => ['numbers 2 to 3 of the chain are missing'],
    ],
    [
      'what an entry says that was changed',
      ({ entries }) => [`update audit_entries set action = 'member.pick' where id = ${entries[1]}`],
      ({ entries }) => [`entry ${entries[1]} (number 2) was changed`],
    ],
    [
      'a time that was changed by a microsecond',
      ({ entries }) => [
        `update audit_entries set at = at + interval '1 microsecond' where id = ${entries[4]}`,
      ],
      ({ entries }) => [`entry ${entries[4]} (number 5) was changed`],
    ],
    [
      'an entry that was moved to another community',
      ({ entries }) => [`update audit_entries set community_id = 'elsewhere' where id = ${entries[0]}`],
      ({ entries }) => [`entry ${entries[0]} (number 1) was changed`],
    ],
    [
      'entries that changed places',
      ({ entries }) => [
        `update audit_chain set entry_id = -1 where entry_id = ${entries[0]}`,
        `update audit_chain set entry_id = ${entries[0]} where entry_id = ${entries[1]}`,
        `update audit_chain set entry_id = ${entries[1]} where entry_id = -1`,
      ],
      ({ entries }) => [
        `entry ${entries[1]} (number 1) was changed`,
        `entry ${entries[0]} (number 2) was changed`,
      ],
    ],
    [
      'an entry that was rewritten together with its own hash',
      ({ entries, communityId }) => [
        `update audit_entries set action = 'member.pick' where id = ${entries[1]}`,
        `delete from audit_chain where entry_id = ${entries[1]}`,
        `insert into audit_chain select e.community_id, 2, e.id, null, c.hash,
          encode(sha256(convert_to(jsonb_build_array(2, c.hash, e.id, e.community_id,
            (extract(epoch from e.at) * 1000000)::bigint, e.action, e.actor_id, e.subject_id, e.related_id, e.before,
            e.after, e.message_id, null)::text, 'UTF8')), 'hex')
          from audit_entries e, audit_chain c
          where e.id = ${entries[1]} and c.community_id = '${communityId}' and c.number = 1`,
      ],
      ({ entries }) => [
        `entry ${entries[2]} (number 3) doesn’t follow the one before: one was added, moved or replaced`,
      ],
    ],
    [
      'a text that was changed',
      ({ text }) => [`update audit_texts set text = 'As wished.' where id = '${text}'`],
      ({ entries }) => [`the text of entry ${entries[3]} was changed`],
    ],
    [
      'a text that was removed',
      ({ text }) => [`delete from audit_texts where id = '${text}'`],
      ({ entries }) => [`the text of entry ${entries[3]} was removed, and its account wasn’t deleted`],
    ],
  ])('ADM-10 finds %s, and says which', async (_, statements, expected) => {
    const all = await written();
    expect(await problems(all.communityId)).toEqual([]);
    await tamper(...statements(all));
    expect(await problems(all.communityId)).toEqual(expected(all));
  });

  it('ADM-10 finds an entry that was added past the chain', async () => {
    const { communityId } = await written();
    await tamper(
      `insert into audit_entries (community_id, at, action) values ('${communityId}', now(), 'member.pick')`,
    );
    expect(await problems(communityId)).toEqual([
      expect.stringMatching(/^entry \d+ was added past the chain$/),
    ]);
  });

  it('ADM-10 finds entries removed from the end by a head that was kept, and by nothing else', async () => {
    const { communityId, entries } = await written();
    const { head } = await verify(communityId);
    await tamper(
      `delete from audit_entries where id = ${entries[4]}`,
      `delete from audit_chain where entry_id = ${entries[4]}`,
    );
    expect(await problems(communityId)).toEqual([]);
    expect(await problems(communityId, head)).toEqual([`the chain doesn’t contain the head 5:${head.hash}`]);
    const { app } = server;
    await app.audit.record(app.db.orm, { communityId, act: 'member.pick', actor: null, subject: null });
    expect(await problems(communityId, head)).toHaveLength(1);
  });

  it('ADM-10 the command ends with 1 and names each problem', async () => {
    const { communityId, entries } = await written();
    await tamper(`delete from audit_entries where id = ${entries[2]}`);
    const [code, said] = await audit('verify');
    expect(code).toBe(1);
    expect(said).toContain(`${communityId}: 5 entries, NOT as written.`);
    expect(said).toContain(`  entry ${entries[2]} (number 3) was removed`);
    expect((await audit('verify', '--head', '5:abc'))[0]).toBe(2);
    expect((await audit('forget'))[0]).toBe(2);
  });
});

describe('texts of the audit', () => {
  it('D24 D25 ADM-10 a note is kept, also after it was deleted, until the account is deleted', async () => {
    const ada = await addPerson(server, { member: home });
    const notes = `/api/admin/participants/${ada.participantId}/notes`;
    await server.post(notes, { text: 'Knows everybody.' }, as(manager));
    const card = await server.get(`/api/admin/participants/${ada.participantId}`, as(manager));
    const [note] = (card.body as Member).notes;
    await server.call('DELETE', `/api/admin/notes/${note!.id}`, undefined, as(manager));
    const latest = async () => {
      const { body } = await server.get(`/api/admin/${home}/audit`, as(manager));
      return (body as AuditPage).entries.slice(0, 2).map(({ act, message }) => [act, message?.text]);
    };
    expect(await latest()).toEqual([
      ['note.delete', 'Knows everybody.'],
      ['note.add', 'Knows everybody.'],
    ]);
    expect(await problems(home)).toEqual([]);
    await server.call('DELETE', `/api/users/delete/${ada.userId}`, { password }, as(ada));
    expect(await latest()).toEqual([
      ['account.erase', undefined],
      ['note.delete', undefined],
    ]);
    // They were deleted legitimately, so the chain is intact.
    expect(await problems(home)).toEqual([]);
  });

  it('ADM-10 P19 a message to a member stays in the audit when they leave', async () => {
    const ada = await addPerson(server, { member: home });
    const message = { subject: 'Your talk', text: 'Thank you.' };
    await server.post(`/api/admin/participants/${ada.participantId}/notify`, message, as(manager));
    await server.post('/api/participant/leave', { participantId: ada.participantId }, as(ada));
    const { body } = await server.get(`/api/admin/${home}/audit`, as(manager));
    expect((body as AuditPage).entries[0]).toMatchObject({ act: 'member.message', message });
    expect(await problems(home)).toEqual([]);
  });

  it('ADM-10 an entry that says an account was deleted excuses nothing while the account is there', async () => {
    const { communityId, text, entries, about } = await written();
    const { app } = server;
    const by = { actor: about.userId, subject: about.userId };
    await app.audit.record(app.db.orm, { communityId, act: 'account.erase', ...by });
    await tamper(`delete from audit_texts where id = '${text}'`);
    expect(await problems(communityId)).toEqual([
      `the text of entry ${entries[3]} was removed, and its account wasn’t deleted`,
    ]);
  });
});

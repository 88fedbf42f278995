import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runAdmin } from '../../scripts/admin/run';
import * as schema from '../../src/server/db/schema';
import { addPerson, newEmail, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const root = join(import.meta.dirname, '../..');
const home = 'open.example';
let server: TestServer;
let environment: Record<string, string>;
beforeAll(async () => {
  server = await startServer({ communities: { 'quiet.example': { auth: [{ authType: 'EMAIL' }] } } });
  const { DATA_DIR, DATABASE_URL = '', COMMUNITIES_DIR } = server.app.env;
  environment = { NODE_ENV: 'test', DATA_DIR, DATABASE_URL, COMMUNITIES_DIR };
});
afterAll(() => server.stop());
beforeEach(() => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Runs the command in this process. Returns its exit code and output. */
async function admin(...args: string[]): Promise<[code: number, said: string]> {
  const said: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  }
  const code = await runAdmin(args);
  vi.restoreAllMocks();
  return [code, said.join('')];
}

const add = (options: PersonOptions = {}) => addPerson(server, { member: home, ...options });
const roleOf = async ({ token }: Person) => {
  const { body } = await server.get('/api/current-user', { token, community: home });
  return (body as { role: string }).role;
};
const at = ['--community', home];

describe('npm run admin', () => {
  it('D10 beside a running server, the role applies from the next call on, is audited and notified', async () => {
    const ada = await add();
    expect(await roleOf(ada)).toBe('ROLE_USER');
    const command = promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', join(root, 'scripts/admin.ts'), 'grant', ` ${ada.email.toUpperCase()}`, ...at],
      { cwd: root, env: { PATH: process.env.PATH, ...environment } },
    );
    expect(await command).toMatchObject({
      stdout: `${ada.email} is now a manager of open.example (open.example).\n`,
      stderr: '',
    });
    expect(await roleOf(ada)).toBe('ROLE_MANAGER');
    expect((await server.emailTo(ada.email)).subject).toBe('You’re now a manager of open.example');
    const alias = await server.app.audit.aliasOf(server.app.db.orm, ada.userId);
    const [entry] = await server.app.db.orm
      .select()
      .from(schema.auditEntries)
      .where(eq(schema.auditEntries.subjectId, alias));
    expect(entry).toMatchObject({ action: 'manager.grant', actorId: null, after: { isManager: true } });
  });

  it('says so where nothing is to be done', async () => {
    const [ada, bob] = [await add({ manager: true }), await add()];
    expect(await admin('grant', ada.email, ...at)).toEqual([
      0,
      `${ada.email} is already a manager of open.example (open.example).\n`,
    ]);
    expect((await admin('revoke', bob.email, ...at))[1]).toMatch('is not a manager of open.example');
    expect((await admin('revoke', bob.email, '--administrator'))[1]).toMatch('is not an administrator');
  });

  it.each([
    ['an unknown address', ['grant', newEmail(), ...at], 'Nobody has an account with'],
    [
      'an unknown community',
      ['grant', newEmail(), '--community', 'no.example'],
      'There is no community no.example. There are: default, open.example, quiet.example\n',
    ],
    [
      'an unknown community to list',
      ['list', '--community', 'no.example'],
      'There is no community no.example.',
    ],
  ])('refuses %s', async (_, args, why) => {
    const [code, said] = await admin(...args);
    expect([code, said]).toEqual([1, expect.stringContaining(why)]);
  });

  it('refuses those who are no members there, not let in, or not confirmed', async () => {
    const refused = async (person: Person, domain = home) =>
      admin('grant', person.email, '--community', domain);
    expect(await refused(await add(), 'quiet.example')).toEqual([
      1,
      expect.stringMatching(
        /is not a member of quiet\.example .*They join at http:\/\/quiet\.example\.localhost:\d+ first/,
      ),
    ]);
    expect((await refused(await add({ enabled: false })))[1]).toMatch('has not been let in to');
    expect((await refused(await add({ confirmed: false })))[1]).toMatch('has not been confirmed');
  });

  it('takes the role from the last manager only when forced to', async () => {
    const ada = await addPerson(server, { member: 'quiet.example', manager: true });
    await addPerson(server, { member: 'quiet.example' });
    const [code, said] = await admin('revoke', ada.email, '--community', 'quiet.example');
    expect([code, said]).toEqual([1, expect.stringContaining('Name another one first, or add --force')]);
    expect(await admin('revoke', ada.email, '--community', 'quiet.example', '--force')).toEqual([
      0,
      `${ada.email} is no longer a manager of quiet.example (quiet.example).\n`,
    ]);
  });

  it('makes administrators, tells them, and lists everybody', async () => {
    const root = await addPerson(server);
    const sleeping = await add({ manager: true, confirmed: false, firstName: 'Grace' });
    expect(await admin('grant', root.email, '--administrator')).toEqual([
      0,
      `${root.email} is now an administrator.\n`,
    ]);
    expect(await roleOf(root)).toBe('ROLE_ADMIN');
    expect((await server.emailTo(root.email)).subject).toMatch('administrator');
    const [, all] = await admin('list');
    expect(all).toMatch(`Administrators\n  ${root.email}\n`);
    expect(all).toContain(`  ${sleeping.email}  Grace Tester  (email not confirmed)\n`);
    const [, some] = await admin('list', ...at);
    expect(some).not.toContain(root.email);
    expect(some).toMatch('open.example (open.example)\n');
    await admin('revoke', root.email, '--administrator');
    expect(await roleOf(root)).toBe('ROLE_USER');
  });

  it.each([
    [['grant', ...at], 'One email, please.'],
    [['grant', 'nobody', ...at], 'nobody is not an email.'],
    [['grant', newEmail()], 'Either --community DOMAIN or --administrator, please.'],
    [
      ['grant', newEmail(), ...at, '--administrator'],
      'Either --community DOMAIN or --administrator, please.',
    ],
    [['list', 'x'], 'What is x?'],
    [['promote'], 'Unknown verb promote.'],
  ])('calls %j wrong usage', async (args, why) => {
    const [code, said] = await admin(...args);
    expect([code, said]).toEqual([2, expect.stringContaining(why)]);
  });

  it('SAF-05 reports shows what waits, and not who reported it', async () => {
    const [rude, witness] = [await add({ firstName: 'Rudolf' }), await add({ firstName: 'Wilhelmina' })];
    expect((await admin('reports', ...at))[0]).toBe(0);
    await server.app.db.orm.insert(schema.reports).values({
      id: 'r1',
      communityId: home,
      subjectKind: 'EVENT',
      subjectId: 'e1',
      reason: 'FAKE',
      participantId: rude.participantId ?? '',
      reporterId: witness.participantId,
      text: 'An advert.',
      context: { title: 'Buy my course' },
      aboutManager: false,
      createdAt: new Date(),
    });
    for (const args of [[], at]) {
      const [code, said] = await admin('reports', ...args);
      expect(code).toBe(0);
      for (const part of [
        'EVENT',
        'FAKE',
        `of Rudolf Tester (${rude.email})`,
        '> An advert.',
        'Buy my course',
      ]) {
        expect(said).toContain(part);
      }
      for (const mark of ['Wilhelmina', witness.email, witness.userId]) expect(said).not.toContain(mark);
    }
    expect((await admin('reports', '--community', 'nowhere.example'))[0]).toBe(1);
    expect((await admin('reports', 'all'))[0]).toBe(2);
  });

  it('works without a server, whose first call then knows the role', async () => {
    const ada = await add();
    await server.app.close();
    expect(await admin('grant', ada.email, ...at)).toEqual([0, expect.stringContaining('is now a manager')]);
    const { get } = await server.restarted();
    const { body } = await get('/api/current-user', { token: ada.token, community: home });
    expect(body).toMatchObject({ role: 'ROLE_MANAGER' });
  });

  it('says where there is no database', async () => {
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('DATA_DIR', join(environment.DATA_DIR!, 'nothing'));
    expect(await admin('list')).toEqual([1, expect.stringContaining('holds no database yet')]);
    vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:9/none');
    expect(await admin('list')).toEqual([1, expect.stringContaining('cannot be reached')]);
  });
});

import { randomUUID } from 'node:crypto';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fromFlags } from '../../scripts/community/new/answers';
import { writeFolder } from '../../scripts/community/new/writeFolder';
import type { FirstStep, ManagerHome } from '../../src/generated/api/admin';
import { managerVisits } from '../../src/server/db/schema';
import { errorOf } from '../support/client';
import { createEvent } from '../support/events';
import { addPerson, newEmail, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly, nothingAsked } from '../support/testCommunities';

const quiet = 'quiet.example';
const elsewhere = 'open.example';
let server: TestServer;
let admin: Person;

beforeAll(async () => {
  server = await startServer({
    communities: {
      [quiet]: { ...nothingAsked, community: { welcomeRedirectUrl: 'https://quiet.example/' } },
      'russian.example': { ...emailOnly, community: { lang: 'en', langChoices: ['en', 'ru'] } },
    },
  });
  admin = await addPerson(server, { admin: true });
});
afterAll(() => server.stop());

const look = async ({ token }: Person, community: string) =>
  ((await server.get(`/api/admin/${community}/home`, { token, community })).body as ManagerHome).firstSteps;
const dismiss = (dismissed: unknown, { token }: Pick<Person, 'token'>, community: string) =>
  server.post(`/api/admin/${community}/first-steps`, { dismissed }, { token, community });
const managerOf = (member: string) => addPerson(server, { member, manager: true });
const done = (steps: FirstStep[] | null) => steps?.filter((step) => step.done).map(({ kind }) => kind);
const allOpen = ['INVITE', 'FIRST_EVENT', 'WELCOME_PAGE', 'OWN_REQUEST'].map((kind) => ({
  kind,
  done: false,
}));

/** A community that was made a moment ago, by either way, and its first manager. */
const made = {
  'made by call': async () => {
    const domain = `c-${randomUUID().slice(0, 8)}.example`;
    const body = {
      domain,
      community: { title: 'New', lang: 'en', langChoices: [] },
      brand: { title: 'New', colors: { primary: '#0b6b53' } },
    };
    const answer = await server.post('/api/community/create', body, { token: admin.token });
    expect(answer.status, answer.text).toBe(200);
    return { domain, manager: await managerOf(domain) };
  },
  'made as a folder': async () => {
    const domain = `f-${randomUUID().slice(0, 8)}.example`;
    await writeFolder(server.communitiesDir, fromFlags({ domain }, server.communitiesDir));
    server.later(5);
    return { domain, manager: await managerOf(domain) };
  },
};

describe.each(Object.entries(made))('the first steps in a community %s', (_, make) => {
  it('ADM-13 D15 GET /api/admin/{id}/home ticks what has happened, and then has none any more', async () => {
    const { domain, manager } = await make();
    const as = { token: manager.token, community: domain };
    expect(await look(manager, domain)).toEqual(allOpen);

    await server.post(
      `/api/admin/${domain}/invites`,
      { people: [{ email: newEmail('first'), firstName: 'Ann', lastName: '' }] },
      as,
    );
    expect(done(await look(manager, domain))).toEqual(['INVITE']);
    const { id } = await createEvent(server, manager, domain);
    expect(done(await look(manager, domain))).toEqual(['INVITE', 'FIRST_EVENT']);
    const lookingFor = 'A designer who likes small shops';
    await server.post(
      '/api/participant/update-looking-for',
      { participantId: manager.participantId, lookingFor },
      as,
    );
    expect(done(await look(manager, domain))).toEqual(['INVITE', 'FIRST_EVENT', 'OWN_REQUEST']);
    // A colleague has a request of their own to write.
    expect(done(await look(await managerOf(domain), domain))).toEqual(['INVITE', 'FIRST_EVENT']);

    const welcome = vi.spyOn(server.app.communities, 'hasOwn').mockReturnValue(true);
    expect(await look(manager, domain)).toBeNull();
    welcome.mockRestore();
    expect((await server.delete(`/api/event/${id}`, as)).status).toBe(200);
    expect(await look(manager, domain)).toBeNull();
  });
});

describe('the welcome page', () => {
  const domain = 'russian.example';
  const write = (lang: string, landing: object) => {
    writeFileSync(join(server.communitiesDir, domain, `landing${lang}.json`), JSON.stringify(landing));
    server.later(5);
  };

  it('ADM-13 is the community’s when each language has words of its own, which a copy has not', async () => {
    const manager = await managerOf(domain);
    const folders = ['default', domain].map((each) => join(server.communitiesDir, each, 'landingen.json'));
    cpSync(folders[0]!, folders[1]!);
    server.later(5);
    expect(done(await look(manager, domain))).toEqual([]);
    write('en', { title: 'Ours', sections: [{ type: 'hero', title: 'Come in' }] });
    expect(done(await look(manager, domain))).toEqual([]);
    write('ru', { title: 'Наше', sections: [{ type: 'hero', title: 'Заходите' }] });
    expect(done(await look(manager, domain))).toEqual(['WELCOME_PAGE']);
  });

  it('ADM-13 is, too, where it is on another site; who asks for no requests has no such step', async () => {
    expect(await look(await managerOf(quiet), quiet)).toEqual([
      { kind: 'INVITE', done: false },
      { kind: 'FIRST_EVENT', done: false },
      { kind: 'WELCOME_PAGE', done: true },
    ]);
  });
});

describe('an invitation', () => {
  it('ADM-13 A12 counts when somebody comes by a link, here alone', async () => {
    const manager = await managerOf(quiet);
    const own = { id: manager.participantId!, communityId: quiet };
    const id = await server.app.invitations.ownOf(server.app.db.orm, own);
    const newcomer = await addPerson(server);
    await server.post(`/api/invitation/${id}`, undefined, { token: newcomer.token });
    expect(done(await look(manager, quiet))).toContain('INVITE');
    expect(done(await look(await managerOf(elsewhere), elsewhere))).not.toContain('INVITE');
  });
});

describe('dismissing the first steps', () => {
  it('D47 POST /api/admin/{id}/first-steps is for the manager alone, stays, and can be taken back', async () => {
    const [manager, colleague] = [await managerOf(elsewhere), await managerOf(elsewhere)];
    expect((await dismiss(true, manager, elsewhere)).text).toBe('OK');
    expect(await look(manager, elsewhere)).toBeNull();
    expect(await look(colleague, elsewhere)).toEqual(allOpen);
    server.later(2 * 3600);
    expect(await look(manager, elsewhere)).toBeNull();
    const rows = await server.app.db.orm
      .select()
      .from(managerVisits)
      .where(eq(managerVisits.userId, manager.userId));
    expect(rows).toHaveLength(1);
    expect((await dismiss(false, manager, elsewhere)).text).toBe('OK');
    expect(await look(manager, elsewhere)).toEqual(allOpen);
  });

  it('D47 is refused to members, managers of another community, visitors and who has no such list', async () => {
    const member = await addPerson(server, { member: elsewhere });
    const other = await managerOf(quiet);
    const refused = async (by: Pick<Person, 'token'>) => errorOf(await dismiss(true, by, elsewhere)).code;
    expect(await refused(member)).toBe(1109);
    expect(await refused(other)).toBe(1109);
    expect(await refused({ token: '' })).toBe(405);
    expect(await refused(admin)).toBe(1110);
    expect(await look(admin, elsewhere)).toBeNull();
    const manager = await managerOf(elsewhere);
    expect(errorOf(await dismiss('yes', manager, elsewhere)).code).toBe(1100);
    expect(await look(manager, elsewhere)).toEqual(allOpen);
  });
});

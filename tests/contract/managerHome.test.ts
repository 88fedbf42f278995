import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ManagedCommunity, ManagerHome } from '../../src/generated/api/admin';
import { newcomer } from '../support/newcomers';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { nothingAsked } from '../support/testCommunities';

const home = 'approving.example';
const elsewhere = 'open.example';
let server: TestServer;
let manager: Person;
let colleague: Person;
let admin: Person;

beforeAll(async () => {
  server = await startServer({
    communities: { [home]: { ...nothingAsked, community: { admission: 'approval' } } },
  });
  manager = await addPerson(server, { member: home, manager: true });
  colleague = await addPerson(server, { member: home, manager: true });
  admin = await addPerson(server, { admin: true });
});
afterAll(() => server.stop());

const look = async ({ token }: Person, community = home) =>
  (await server.get(`/api/admin/${community}/home`, { token, community })).body as ManagerHome;
const later = (minutes: number) => server.later(minutes * 60);

describe('the managers’ home', () => {
  it('ADM-13 D15 GET /api/admin/{id}/home tells who waits to be let in, here alone', async () => {
    expect((await look(manager)).waiting).toEqual([]);
    await newcomer(server, home, 'Ann');
    expect((await look(manager)).waiting).toMatchObject([{ kind: 'ADMISSIONS', count: 1 }]);
    expect((await look(admin)).waiting).toMatchObject([{ kind: 'ADMISSIONS', count: 1 }]);
    expect((await look(admin, elsewhere)).waiting).toEqual([]);
  });

  it('ADM-13 D15 tells what changed since the visit before, and nothing at the first', async () => {
    expect((await look(colleague)).changes).toBeNull();
    later(10);
    expect((await look(colleague)).changes).toBeNull();
    later(60);
    await newcomer(server, home, 'Bea');
    const { db, audit } = server.app;
    const act = { communityId: home, act: 'note.add', subject: null } as const;
    await audit.record(db.orm, { ...act, actor: manager.userId });
    await audit.record(db.orm, { ...act, actor: colleague.userId });
    const changes = (await look(colleague)).changes;
    expect(changes).toMatchObject({ joined: 1, acts: 1 });
    later(10);
    expect((await look(colleague)).changes).toEqual(changes);
    later(60);
    expect((await look(colleague)).changes).toMatchObject({ joined: 0, acts: 0 });
  });

  it('ADM-01 D11 GET /api/admin/communities names every community, with what waits, to administrators', async () => {
    const { token } = admin;
    const found = (await server.get('/api/admin/communities', { token })).body as ManagedCommunity[];
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining([home, elsewhere]));
    const titles = found.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other)));
    expect(found.find(({ id }) => id === home)?.waiting).toBe(2);
  });
});

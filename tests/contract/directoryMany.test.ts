import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DirectoryPage } from '../../src/generated/api/directory';
import { blocks } from '../../src/server/db/schema';
import { errorOf } from '../support/client';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'many.example';
/** More than are put in order by their names. */
const members = 10_400;
let server: TestServer;
let viewer: Person;
beforeAll(async () => {
  server = await startServer({ communities: { [home]: { ...emailOnly, community: { transparent: true } } } });
  viewer = await addPerson(server, { member: home, participant: { lookingFor: 'Lighthouses' } });
  const { orm } = server.app.db;
  await orm.execute(sql`
    insert into users (id, email, role, created_at)
    select 'u' || n, 'u' || n || '@people.example', 'ROLE_USER', now() from generate_series(1, ${members}) as n`);
  // Some at a time: no query takes long on a busy machine.
  for (let from = 1; from <= members; from += 1000) {
    await orm.execute(sql`
      insert into participants (id, community_id, user_id, first_name, last_name, slug, position, created_at, updated_at)
      select 'p' || n, ${home}, 'u' || n, 'Ada', 'Tester', 'p' || n, 'Baker',
        timestamptz '2026-01-01 00:00:00Z' + (n / 2) * interval '1 second', now()
      from generate_series(${from}::int, least(${from}::int + 999, ${members}::int)) as n`);
  }
  await orm.execute(sql`analyze participants`);
});
afterAll(() => server.stop());

const ask = (query: string) =>
  server.get(`/api/community/${home}/participants?${query}`, { token: viewer.token, community: home });
const find = async (query: string) => (await ask(query)).body as DirectoryPage;
const ids = ({ items }: DirectoryPage) => items.map(({ subject }) => subject.id);

it('C07 PAR-01 what very many have is found the newest first, page after page, without whom one blocked', async () => {
  await server.app.db.orm.insert(blocks).values({
    ...{ communityId: home, participantId: viewer.participantId!, subjectId: `p${members - 1}` },
    createdAt: new Date(),
  });
  const first = await find('search=bakers');
  const second = await find(`search=bakers&next=${first.next}`);
  const third = await find(`search=bakers&next=${second.next}`);
  const found = [first, second, third].flatMap(ids);
  const newest = Array.from({ length: members }, (_, n) => n + 1)
    .filter((n) => n !== members - 1)
    // Of one moment are two; the later of their ids comes first.
    .sort((one, other) => Math.floor(other / 2) - Math.floor(one / 2) || (`p${one}` < `p${other}` ? 1 : -1));
  expect(found).toEqual(newest.slice(0, 60).map((n) => `p${n}`));
  expect(ids(await find('search=bakers&page=2'))).toEqual(ids(third));
  expect(first).toMatchObject({ hasMore: true, page: 0 });
});

it('C07 what few have is sorted by name there too, and a place of neither order is refused', async () => {
  expect(ids(await find('search=lighthouse'))).toEqual([viewer.participantId]);
  const place = (...parts: string[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  const old = place('new', '2025-01-01T00:00:00.000Z', 'p1');
  expect(await find(`search=bakers&next=${old}`)).toMatchObject({ items: [], hasMore: false, next: null });
  expect(await find(`search=bakers&next=${place('new', 'never', 'p1')}`)).toMatchObject({ items: [] });
  expect(errorOf(await ask(`search=bakers&next=${place('new', 'never')}`)).code).toBe(1100);
});

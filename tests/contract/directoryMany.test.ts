import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DirectoryPage } from '../../src/generated/api/directory';
import { blocks } from '../../src/server/db/schema';
import { errorOf } from '../support/client';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'many.example';
/** More members than a search sorts. */
const members = 10_400;
/** The last of all names. */
const last = 'Яна';
let server: TestServer;
let viewer: Person;
beforeAll(async () => {
  server = await startServer({ communities: { [home]: { ...emailOnly, community: { transparent: true } } } });
  viewer = await addPerson(server, { member: home, participant: { lookingFor: 'Lighthouses' } });
  const { orm } = server.app.db;
  await orm.execute(sql`
    insert into users (id, email, role, created_at)
    select 'u' || n, 'u' || n || '@people.example', 'ROLE_USER', now() from generate_series(1, ${members}) as n`);
  await orm.execute(sql`
    insert into persons (id, community_id, user_id)
    select 'p' || n, ${home}, 'u' || n from generate_series(1, ${members}) as n`);
  // In batches, so that no query takes long on a busy machine. Later members have names that sort earlier.
  for (let from = 1; from <= members; from += 1000) {
    await orm.execute(sql`
      insert into participants (id, community_id, user_id, first_name, last_name, slug, position, company, about, created_at, updated_at)
      select 'p' || n, ${home}, 'u' || n, case when n <= 30 then ${last} else 'Ada' end,
        'Tester ' || lpad((${members} - n)::text, 5, '0'), 'p' || n, 'Baker',
        case when n = 100 then 'Яна и сыновья' else 'Adana' end, case when n <= 60 then 'Пекарь' end, now(), now()
      from generate_series(${from}::int, least(${from}::int + 999, ${members}::int)) as n`);
  }
  await server.app.db.transaction(async ({ orm: inside }) => {
    await inside.execute(sql`set local statement_timeout = 0`);
    await inside.execute(sql`analyze participants`);
  });
  await orm.insert(blocks).values({
    communityId: home,
    participantId: viewer.participantId!,
    subjectId: `p${members - 1}`,
    createdAt: new Date(),
  });
});
afterAll(() => server.stop());

const ask = (query: string) =>
  server.get(`/api/community/${home}/participants?${query}`, { token: viewer.token, community: home });
const find = async (query: string) => (await ask(query)).body as DirectoryPage;
const ids = ({ items }: DirectoryPage) => items.map(({ subject }) => subject.id);
const from = (first: number, to: number): string[] =>
  Array.from({ length: first - to + 1 }, (_, at) => `p${first - at}`);

const placeOf = (...parts: string[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Pages of a search, one after the other, from a place on. */
async function pagesOf(query: string, most: number, ...place: string[]): Promise<string[][]> {
  const pages: string[][] = [];
  let next: string | null = place.length > 0 ? placeOf(...place) : '';
  while (next !== null && pages.length < most) {
    const page: DirectoryPage = await find(`${query}${next && `&next=${next}`}`);
    pages.push(ids(page));
    ({ next } = page);
  }
  return pages;
}

it('C07 PAR-01 what very many have is found as names are sorted, page after page, without whom one blocked', async () => {
  const pages = await pagesOf('search=bakers', 3);
  expect(pages.flat()).toEqual([`p${members}`, ...from(members - 2, members - 60)]);
  expect(ids(await find('search=bakers&page=2'))).toEqual(pages[2]);
  expect(await find('search=bakers')).toMatchObject({ hasMore: true, page: 0 });
  // Too late a page to look through everybody before it.
  expect(ids(await find('search=bakers&page=519'))).toEqual(from(19, 1));
});

it('C07 PAR-01 of very many those come first whose names begin with what was searched for', async () => {
  // The name of all but those thirty; and, as a word of their company, theirs.
  expect((await pagesOf('search=ADA', 2)).flat()).toEqual([
    viewer.participantId,
    `p${members}`,
    ...from(members - 2, members - 39),
  ]);
  expect((await pagesOf('search=ada', 9, '0', 'Ada Tester 10365', 'p35')).flat()).toEqual(from(34, 1));
  expect((await pagesOf('search=ada', 9, '1', 'Ada', 'p1')).flat()).toEqual(from(30, 1));
});

it('C07 PAR-01 what few have is sorted so too', async () => {
  expect(ids(await find('search=lighthouse'))).toEqual([viewer.participantId]);
  expect((await pagesOf(`search=${encodeURIComponent(last)}`, 9)).flat()).toEqual([...from(30, 1), 'p100']);
});

it('C07 PAR-01 of a search in Russian those come first who are named in its letters', async () => {
  const pages = await pagesOf(`search=${encodeURIComponent('пекари')}`, 9);
  expect(pages.flat()).toEqual([...from(30, 1), ...from(60, 31)]);
});

it('C07 what was never a place of a search is refused', async () => {
  expect(errorOf(await ask(`search=bakers&next=${placeOf('Ada Tester', 'p1')}`)).code).toBe(1100);
  expect(await find(`search=bakers&next=${placeOf('9', 'ЯЯЯ', 'p1')}`)).toMatchObject({
    items: [],
    next: null,
  });
});

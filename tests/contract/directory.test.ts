import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  DirectoryPage,
  LocatedList,
  PlaceCount,
  ShortList,
  TagCount,
} from '../../src/generated/api/directory';
import { claimed } from '../support/claimed';
import { errorOf } from '../support/client';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';
import { apart, emailOnly } from '../support/testCommunities';

const open = { ...emailOnly, community: { transparent: true } };
const home = 'seen.example';
const many = 'many.example';
const decided = 'decided.example';
const elsewhere = 'another.example';
const closed = 'apart.example';
let server: TestServer;
let viewer: Person;

interface Someone extends NonNullable<PersonOptions['participant']> {
  firstName: string;
}

const add = async (community: string, { firstName, ...participant }: Someone, options: PersonOptions = {}) =>
  addPerson(server, { member: community, firstName, ...options, participant });

const people: readonly Someone[] = [
  {
    firstName: 'Ёлка',
    lastName: 'Смирнова',
    lookingFor: 'Ищу дизайнера для кофейни',
    tags: ['дизайн', 'кофе'],
  },
  { firstName: 'Елена', lastName: 'Ёжикова', about: 'Строю деревянные дома', company: 'Щедрый сруб' },
  { firstName: 'Жан', lastName: 'Реноват', city: 'Казань', country: 'Россия', showLocation: true },
  {
    firstName: 'Émile',
    lastName: 'Martin',
    position: 'Runner of bakeries',
    city: 'Lyon',
    country: 'France',
    showLocation: true,
  },
  {
    firstName: 'eric',
    lastName: 'Zimmer',
    tags: ['design', 'pottery'],
    city: 'Lyon',
    country: 'France',
    showLocation: true,
  },
  { firstName: 'Zoe', lastName: 'Adams', company: 'Müller & Sons', city: 'Hiddenville', tags: ['design'] },
  { firstName: 'Анна', lastName: 'Петрова', position: 'Юрист', tags: ['право'] },
];

beforeAll(async () => {
  server = await startServer({
    communities: { [home]: open, [elsewhere]: open, [many]: open, [decided]: open, [closed]: apart },
  });
  viewer = await add(home, { firstName: 'Виктор', lastName: 'Смотритель' });
  for (const person of people) await add(home, person);
  await add(home, { firstName: 'Waiting', lastName: 'Zimmer', tags: ['design'] }, { enabled: false });
  await add(home, {
    firstName: 'Hidden',
    lastName: 'Zimmer',
    profileEnabled: false,
    tags: ['design'],
    city: 'Lyon',
    country: 'France',
    showLocation: true,
  });
  await add(elsewhere, {
    firstName: 'Stranger',
    lastName: 'Zimmerman',
    company: 'Farsecret',
    tags: ['design', 'farsecret'],
    about: 'Farsecret',
    lookingFor: 'Farsecret',
    city: 'Farsecret',
    showLocation: true,
    avatarUrl: claimed('/images/farsecret-256.webp'),
  });
});
afterAll(() => server.stop());

const as = ({ token }: Person, community = home) => ({ token, community });
const find = async (query = '', who = viewer, community = home) =>
  (await server.get(`/api/community/${community}/participants${query}`, as(who, community)))
    .body as DirectoryPage;
const namesOf = ({ items }: DirectoryPage) => items.map(({ subject }) => subject.firstName);
const search = async (text: string) => namesOf(await find(`?search=${encodeURIComponent(text)}`));

describe('the directory', () => {
  it('C07 lists whom one may see as names are sorted in both alphabets', async () => {
    const page = await find();
    expect(namesOf(page)).toEqual(['Émile', 'eric', 'Zoe', 'Анна', 'Виктор', 'Елена', 'Ёлка', 'Жан']);
    expect(page).toMatchObject({ page: 0, hasMore: false, next: null });
  });

  it('C07 a card tells what members may see of each other, and no more', async () => {
    const { items } = await find('?search=Zoe');
    expect(items).toEqual([
      {
        subject: {
          id: expect.any(String) as string,
          slug: expect.any(String) as string,
          firstName: 'Zoe',
          lastName: 'Adams',
          position: null,
          company: 'Müller & Sons',
          city: null,
          avatarUrl: null,
          tags: ['design'],
        },
        lookingFor: null,
        relation: 'NONE',
        bookmarked: false,
      },
    ]);
  });

  it('C07 B02 B05 PAR-01 a card tells what whoever asks has decided, and what has reached them, alone', async () => {
    const [one, other, third] = [
      await add(decided, { firstName: 'One' }),
      await add(decided, { firstName: 'Other' }),
      await add(decided, { firstName: 'Third' }),
    ];
    const seen = async (who: Person) =>
      (await find('', who, decided)).items
        .filter(({ subject }) => subject.id !== who.participantId)
        .map(({ subject, relation, bookmarked }) => [subject.firstName, relation, bookmarked]);
    const like = async (by: Person, to: Person) => {
      const body = { participantId: by.participantId, subjectId: to.participantId, relationType: 'LIKE' };
      expect((await server.post('/api/relations', body, as(by, decided))).status).toBe(200);
    };
    const nothing = [
      ['One', 'NONE', false],
      ['Other', 'NONE', false],
    ];
    await server.post(`/api/bookmarks/${third.participantId}`, {}, as(one, decided));
    await like(one, other);
    expect(await seen(one)).toEqual([
      ['Other', 'INTERESTED', false],
      ['Third', 'NONE', true],
    ]);
    // It can be withdrawn within half a minute.
    expect(await seen(other)).toEqual([
      ['One', 'NONE', false],
      ['Third', 'NONE', false],
    ]);
    server.later(31);
    expect(await seen(other)).toEqual([
      ['One', 'INCOMING', false],
      ['Third', 'NONE', false],
    ]);
    await like(other, one);
    expect((await seen(one))[0]).toEqual(['Other', 'CONNECTED', false]);
    expect((await seen(other))[0]).toEqual(['One', 'CONNECTED', false]);
    expect(await seen(third)).toEqual(nothing);
    const hidden = { subjectId: third.participantId, relationType: 'DISLIKE', note: 'NOT_INTERESTED' };
    await server.post('/api/relations', { participantId: one.participantId, ...hidden }, as(one, decided));
    expect((await seen(one)).map(([name]) => name)).toEqual(['Other']);
    expect(await seen(third)).toEqual(nothing);
  });

  it.each([
    ['forms of a Russian word, in a request', 'дизайнеры', ['Ёлка']],
    ['forms of a Russian word, in a text', 'деревянный дом', ['Елена']],
    ['forms of an English word', 'running bakery', ['Émile']],
    ['a tag', 'pottery', ['eric']],
    ['a position in another case', 'юристом', ['Анна']],
    ['ё written as е', 'елка смирнова', ['Ёлка']],
    ['a name of the other alphabet', 'Жан', ['Жан']],
    ['a name in Latin letters', 'Anna Petrova', ['Анна']],
    ['the beginning of a name', 'смотр', ['Виктор']],
    ['a company as it sounds', 'мюллер', ['Zoe']],
    ['a word that is in every text besides one that is not', 'юрист в', ['Анна']],
  ])('C07 search finds %s', async (_what, text, found) => {
    expect(await search(text)).toEqual(found);
  });

  it.each([
    ['a letter too few', 'Смирова', 'Ёлка'],
    ['a letter too many', 'Zimmmmer', 'eric'],
    ['a wrong letter', 'Смотрутель', 'Виктор'],
  ])('C07 search survives typing errors: %s', async (_what, text, found) => {
    expect((await search(text))[0]).toBe(found);
  });

  it.each(['!!!', '…', '\u200b', 'qqqqwwww', 'щщщщ', 'шшш', 'анан', ':*', '\\', "'"])(
    'C07 %j finds nobody, and breaks nothing',
    async (text) => expect(await search(text)).toEqual([]),
  );

  it('C07 filters by tag, city and language: any of one, all of several', async () => {
    expect(namesOf(await find('?tag=design'))).toEqual(['eric', 'Zoe']);
    expect(namesOf(await find('?tag=pottery&tag=%D0%BA%D0%BE%D1%84%D0%B5'))).toEqual(['eric', 'Ёлка']);
    expect(namesOf(await find('?city=Lyon'))).toEqual(['Émile', 'eric']);
    expect(namesOf(await find('?city=Lyon&tag=design'))).toEqual(['eric']);
    // Hidden values are not found either.
    expect(namesOf(await find('?city=Hiddenville'))).toEqual([]);
    expect(await search('Hiddenville')).toEqual([]);
    expect(namesOf(await find('?lang=EN'))).toHaveLength(8);
    expect(namesOf(await find('?lang=RU'))).toEqual([]);
  });

  it('C07 pages by page and by next are the same, and somebody who comes between moves neither end', async () => {
    const reader = await add(many, { firstName: 'Reader', lastName: 'R' });
    for (let n = 0; n < 44; n += 1) {
      await add(many, { firstName: 'Same', lastName: n % 2 ? 'Name' : `Name ${String(n).padStart(2, '0')}` });
    }
    const ids = ({ items }: DirectoryPage) => items.map(({ subject }) => subject.id);
    const [first, second, third] = [
      await find('', reader, many),
      await find('?page=1', reader, many),
      await find('?page=2', reader, many),
    ];
    expect([first, second, third].map(({ items, hasMore, page }) => [items.length, hasMore, page])).toEqual([
      [20, true, 0],
      [20, true, 1],
      [5, false, 2],
    ]);
    const along = await find(`?next=${first.next}`, reader, many);
    expect(ids(along)).toEqual(ids(second));
    await add(many, { firstName: 'Aaron', lastName: 'Early' });
    expect(ids(await find(`?next=${along.next}`, reader, many))).toEqual(ids(third));
    expect(third.next).toBeNull();
  });

  it.each(['x', 'e30', 'WyJhIl0', Buffer.from('["a","\\u0000"]').toString('base64url')])(
    'C07 what was never a next, such as %s, is refused',
    async (next) => {
      const answer = await server.get(`/api/community/${home}/participants?next=${next}`, as(viewer));
      expect(errorOf(answer)).toMatchObject({ code: 1100, details: [{ path: 'query.next' }] });
    },
  );
});

describe('lists and counts', () => {
  const path = (end: string, community = home) => `/api/community/${community}/${end}`;

  it('C05 GET participants-list tells names and pictures', async () => {
    const list = (await server.get(path('participants-list'), as(viewer))).body as ShortList;
    expect(list.items.map(({ firstName }) => firstName)).toEqual(namesOf(await find()));
    expect(Object.keys(list.items[0]!)).toEqual(['id', 'firstName', 'lastName', 'avatarUrl']);
    expect(list).toMatchObject({ hasMore: false, next: null });
  });

  it('C08 GET participants-with-location tells the city of those who show it, and never where exactly', async () => {
    const at = `/api/participant/${viewer.participantId}/participants-with-location`;
    const list = (await server.get(at, as(viewer))).body as LocatedList;
    expect(list.items.map(({ firstName, city, country }) => [firstName, city, country])).toEqual([
      ['Émile', 'Lyon', 'France'],
      ['eric', 'Lyon', 'France'],
      ['Жан', 'Казань', 'Россия'],
    ]);
    expect(JSON.stringify(list)).not.toMatch(/latitude|longitude|Hiddenville/);
    const unknown = await server.get('/api/participant/nobody/participants-with-location', as(viewer));
    expect(errorOf(unknown).code).toBe(1110);
  });

  it('C16 GET top-tags counts the tags of those one may see', async () => {
    const tags = (await server.get(path('top-tags'), as(viewer))).body as TagCount[];
    expect(tags[0]).toEqual({ tag: 'design', count: 2 });
    expect(tags).toHaveLength(5);
  });

  it('C17 GET participants/locations counts who shows which place', async () => {
    const places = (await server.get(path('participants/locations'), as(viewer))).body as PlaceCount[];
    expect(places).toEqual([
      { city: 'Lyon', country: 'France', count: 2 },
      { city: 'Казань', country: 'Россия', count: 1 },
    ]);
  });

  it('C07 C05 C08 C16 C17 a community whose members do not see each other refuses, and its lists tell of managers and oneself', async () => {
    const seen = { city: 'Here', showLocation: true };
    const member = await add(closed, { firstName: 'Quiet', ...seen, tags: ['mine'] });
    const manager = await add(closed, { firstName: 'Boss', tags: ['leads'] }, { manager: true });
    const stranger = await add(closed, { firstName: 'Far', ...seen, tags: ['theirs'] });
    for (const who of [member, manager]) {
      expect(errorOf(await server.get(path('participants', closed), as(who, closed))).code).toBe(1109);
    }
    const get = async (address: string, by = member) => (await server.get(address, as(by, closed))).body;
    const names = (list: unknown) => (list as ShortList).items.map(({ firstName }) => firstName);
    expect(names(await get(path('participants-list', closed)))).toEqual(['Boss', 'Quiet']);
    expect(names(await get(path('participants-list', closed), manager))).toEqual(['Boss', 'Far', 'Quiet']);
    const tags = (await get(path('top-tags', closed))) as TagCount[];
    expect(tags.map(({ tag }) => tag)).toEqual(['leads', 'mine']);
    expect(await get(path('participants/locations', closed))).toMatchObject([{ city: 'Here', count: 1 }]);
    const located = ({ participantId }: Person) =>
      `/api/participant/${participantId}/participants-with-location`;
    expect(names(await get(located(manager)))).toEqual(['Quiet']);
    expect(await get(located(stranger))).toMatchObject({ code: 1110 });
  });

  it.each([
    ['C05', 'participants-list'],
    ['C07', 'participants'],
    ['C07', 'participants?search=farsecret'],
    ['C07', 'participants?search=farsekret'],
    ['C07', 'participants?city=Farsecret'],
    ['C07', 'participants?tag=farsecret'],
    ['C08', ''],
    ['C16', 'top-tags'],
    ['C17', 'participants/locations'],
  ])('%s another community’s bytes are in no answer: %s', async (_id, end) => {
    const address = end ? path(end) : `/api/participant/${viewer.participantId}/participants-with-location`;
    const { status, text } = await server.get(address, as(viewer));
    expect(status).toBe(200);
    expect(text).not.toMatch(/farsecret|Stranger|Zimmerman/i);
    if (!end) return;
    // Nor is it asked about by its name.
    expect(errorOf(await server.get(path(end, elsewhere), as(viewer))).code).toBe(1109);
  });

  it.each([
    ['C05', 'participants-list', 1],
    ['C07', 'participants', 2],
    ['C07', 'participants?tag=design&city=Lyon&lang=EN', 3],
    ['C07', 'participants?search=%D1%8E%D1%80%D0%B8%D1%81%D1%82', 7],
    ['C08', '', 2],
    ['C16', 'top-tags', 1],
    ['C17', 'participants/locations', 1],
  ] as const)(
    '%s asks the database no more often than it has to, however many there are: %s',
    async (_id, end, most) => {
      const crowd = await add(many, {
        firstName: 'Crowd',
        lastName: 'Юрист',
        tags: ['design'],
        city: 'Lyon',
      });
      for (let n = 0; n < 21; n += 1) {
        await add(many, {
          firstName: 'Many',
          lastName: 'M',
          position: 'Юрист',
          tags: ['design'],
          city: 'Lyon',
          country: 'France',
          showLocation: true,
        });
      }
      for (const [who, community] of [
        [viewer, home],
        [crowd, many],
      ] as const) {
        const address = end
          ? path(end, community)
          : `/api/participant/${who.participantId}/participants-with-location`;
        await server.get(address, as(who, community));
        const asked = await statementsOf(() => server.get(address, as(who, community)));
        // Without the queries that identify the caller, and the server's own.
        const own = asked.filter((text) =>
          /from "participants"|as subject|search_fold|^(begin|commit)$/.test(text),
        );
        expect(own.length, own.join('\n')).toBeLessThanOrEqual(most);
      }
    },
  );
});

import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkPreview, MemberPage, MemberRow } from '../../src/generated/api/member';
import type { MemberQuery } from '../../src/lib/rules/managers/memberQuery';
import { memberStates, statesOf } from '../../src/lib/rules/managers/memberStates';
import { addressOf } from '../../src/api/input';
import { participants, users } from '../../src/server/db/schema';
import { limitTable } from '../../src/server/limitTable';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { seedOf } from '../support/seed';
import { startServer, type TestServer } from '../support/server';
import { wordSimilarity } from '../support/trigrams';

const domain = 'queried.example';
const timeZone = 'Asia/Novosibirsk';
let server: TestServer;
let manager: Person;
let admin: Person;
beforeAll(async () => {
  server = await startServer({
    limits: { ...limitTable, address: {} },
    communities: {
      [domain]: {
        community: { lang: 'ru', langChoices: ['en', 'ru'], timeZone },
        auth: [{ authType: 'EMAIL' }],
      },
      'another.example': { auth: [{ authType: 'EMAIL' }] },
    },
  });
  manager = await addPerson(server, { member: domain, manager: true, firstName: 'Keeper' });
  admin = await addPerson(server, { admin: true });
});
afterAll(() => server.stop());

const asked = () => ({ token: manager.token, community: domain });
const ask = async (query: object): Promise<MemberPage> => {
  const answer = await server.get(addressOf(`/api/admin/${domain}/participants`, {}, { ...query }), asked());
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body as MemberPage;
};

/** Every page of a list. */
async function listed(query: object): Promise<{ rows: MemberRow[]; total: number }> {
  const rows: MemberRow[] = [];
  for (let page = 0; ; page += 1) {
    const { list, hasMore, total } = await ask({ ...query, page });
    rows.push(...list);
    if (!hasMore) return { rows, total };
  }
}

describe('search', () => {
  const named = (firstName: string, lastName: string, more: PersonOptions['participant'] = {}) =>
    addPerson(server, { member: domain, firstName, participant: { lastName, ...more } });

  it.each([
    [
      ['Пётр', 'Щербаков'],
      ['Щербаков', 'Shcherbakov', 'Sherbakov', 'щирбаков', 'Pyotr', 'Пётр Щерб'],
    ],
    [
      ['Ivan', 'Ivanov'],
      ['Ivanof', 'Иванов', 'иванофф', 'Ivamov', 'iva'],
    ],
    [
      ['Юлия', 'Ким'],
      ['Julia', 'Юля', 'Yulia', 'iulia kim'],
    ],
    [
      ['Ханс', 'Мюллер'],
      ['Müller', 'Мюлер', 'Mueller', 'Muller', 'Hans'],
    ],
    [
      ['Jürgen', 'Müller-Schmidt'],
      ['Мюллер', 'Шмидт', 'Jurgen', 'Юрген'],
    ],
    [
      ['Фёдор', 'Артёмов'],
      ['Fyodor', 'Fedor', 'Artyomov', 'Федор'],
    ],
  ])('D06 ADM-08 finds %j misspelled and in either alphabet', async ([first, last], searches) => {
    const who = await named(first!, last!);
    for (const search of searches!) {
      const { list } = await ask({ search });
      expect([search, list.slice(0, 8).map(({ id }) => id)]).toEqual([
        search,
        expect.arrayContaining([who.participantId]),
      ]);
    }
  });

  it('D06 ADM-08 finds by company and position, all words together, the likest first', async () => {
    const exact = await named('Олег', 'Первый', { company: 'Яндекс', position: 'Аналитик' });
    const near = await named('Олег', 'Второй', { company: 'Яндект' });
    const ids = async (search: string) => (await ask({ search })).list.map(({ id }) => id);
    expect(await ids('yandex')).toEqual([exact.participantId, near.participantId]);
    expect(await ids('Яндекс аналитик')).toEqual([exact.participantId]);
    expect(await ids('Яндекс бухгалтер')).toEqual([]);
    expect((await ask({ search: '%' })).total).toBe(0);
  });

  it('D06 ADM-08 finds by the beginning of the account’s address, not by a hidden contact', async () => {
    const who = await named('Anna', 'Q', { contacts: [{ type: 'EMAIL', value: 'zzz@secret.example' }] });
    const ids = async (search: string) => (await ask({ search })).list.map(({ id }) => id);
    expect(await ids(who.email)).toEqual([who.participantId]);
    expect(await ids(who.email.toUpperCase().slice(0, 11))).toEqual([who.participantId]);
    expect(await ids('zzz@secret.example')).toEqual([]);
  });
});

describe('one predicate', () => {
  const day = 86_400_000;
  const start = Date.UTC(2024, 0, 1);
  const tags = ['Design', 'Go', 'a,b', "O'Hara"];
  const cities = ['Berlin', 'Томск', 'Nowhere'];
  const seed = seedOf('MEMBERS_SEED', 7);

  /** Members of every kind with their rows. */
  const rows: { member: typeof participants.$inferSelect; lang: string; email: string }[] = [];
  beforeAll(async () => {
    const bit = fc.boolean();
    const at = fc.option(
      fc.integer({ min: 0, max: 20 * 24 }).map((hours) => new Date(start + hours * 3_600_000)),
    );
    const made = fc.record({
      enabled: bit,
      profileEnabled: bit,
      networkingEnabled: bit,
      isManager: bit,
      showLocation: bit,
      refusedAt: at,
      removedAt: at,
      lastSeenAt: at,
      createdAt: at.map((time) => time ?? new Date(start)),
      city: fc.option(fc.constantFrom(...cities)),
      tags: fc.subarray(tags),
      lastName: fc.constantFrom('Иванов', 'Ivanova', 'Müller', 'Petrov', 'Сидорова'),
      company: fc.option(fc.constantFrom('Yandex', 'Яндекс', 'Ivan & Co', 'Acme')),
    });
    const people = fc.sample(made, { numRuns: 90, seed });
    for (const [index, participant] of people.entries()) {
      const { enabled } = participant;
      const gone = enabled ? { refusedAt: null, removedAt: null } : {};
      const { userId } = await addPerson(server, {
        member: domain,
        enabled,
        firstName: `P${index % 7}`,
        participant: { ...participant, ...gone },
      });
      const preferredLang = ([null, 'en', 'ru'] as const)[index % 3];
      await server.app.db.orm.update(users).set({ preferredLang }).where(eq(users.id, userId));
    }
    await addPerson(server, { member: 'another.example', participant: { lastName: 'Иванов' } });
    const stored = await server.app.db.orm
      .select({ member: participants, lang: users.preferredLang, email: users.email })
      .from(participants)
      .innerJoin(users, eq(users.id, participants.userId))
      .where(eq(participants.communityId, domain));
    rows.push(...stored.map((row) => ({ ...row, lang: row.lang ?? 'ru' })));
  });

  /** The ids of a CSV file: its last column. */
  const idsIn = (csv: string): string[] =>
    csv
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.slice(line.lastIndexOf(',') + 1))
      .sort();

  const previewed = async (query: MemberQuery): Promise<BulkPreview> => {
    const path = `/api/admin/${domain}/participants/bulk/preview`;
    const answer = await server.post(path, { do: 'pause', query }, { ...asked(), token: admin.token });
    return answer.body as BulkPreview;
  };

  const dayIn = (date: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(date);

  /** The meaning of the query by the shared rules, row by row. */
  function holds(query: MemberQuery, { member, lang, email }: (typeof rows)[number]): boolean {
    const any = <Item>(wanted: readonly Item[] | undefined, has: readonly Item[]) =>
      !wanted || wanted.some((each) => has.includes(each));
    const words = (query.search ?? '').split(/\s+/).filter(Boolean);
    const like = (word: string) =>
      ` ${member.search}`.includes(` ${word}`) ||
      [word, word.replaceAll('iu', 'u'), word.replaceAll('ue', 'u'), word.replaceAll('io', 'e')].some(
        (each) => wordSimilarity(each, member.search ?? '') >= 0.4,
      );
    const [only = ''] = words;
    return (
      (words.every(like) || (words.length === 1 && email.startsWith(only))) &&
      any(query.states, statesOf(member)) &&
      (query.profiles === undefined || query.profiles === member.profileEnabled) &&
      any(query.tags, member.tags) &&
      (!query.cities?.length || (member.showLocation && any(query.cities, [member.city ?? '']))) &&
      any(query.languages, [lang.toUpperCase() as 'EN' | 'RU']) &&
      (!query.joinedFrom || dayIn(member.createdAt) >= query.joinedFrom) &&
      (!query.joinedTo || dayIn(member.createdAt) <= query.joinedTo) &&
      (!query.seenFrom || (member.lastSeenAt !== null && dayIn(member.lastSeenAt) >= query.seenFrom)) &&
      (!query.notSeenSince || !member.lastSeenAt || dayIn(member.lastSeenAt) < query.notSeenSince)
    );
  }

  const someDay = fc
    .integer({ min: -1, max: 21 })
    .map((days) => new Date(start + days * day).toISOString().slice(0, 10));
  const queries: fc.Arbitrary<MemberQuery> = fc.record(
    {
      // Already folded; the examples above test folding.
      search: fc.constantFrom('ivanov', 'ivan', 'p1', 'iandeks', 'p2 petrov', 'sidorof', 'p', 'p3-'),
      states: fc.subarray([...memberStates], { minLength: 1 }),
      profiles: fc.boolean(),
      tags: fc.subarray(tags, { minLength: 1 }),
      cities: fc.subarray(cities, { minLength: 1 }),
      languages: fc.subarray(['EN', 'RU'] as ('EN' | 'RU')[], { minLength: 1 }),
      joinedFrom: someDay,
      joinedTo: someDay,
      seenFrom: someDay,
      notSeenSince: someDay,
    },
    { requiredKeys: [] },
  );

  it('D06 D29 D30 serves list, count, export and acts on many alike, and means what its rules say', async () => {
    await fc.assert(
      fc.asyncProperty(queries, async (query) => {
        const expected = rows
          .filter((row) => holds(query, row))
          .map(({ member }) => member.id)
          .sort();
        const { rows: found, total } = await listed(query);
        expect(found.map(({ id }) => id).sort()).toEqual(expected);
        expect(total).toBe(expected.length);
        const csv = await server.get(
          addressOf(`/api/admin/${domain}/participants/export`, {}, { ...query }),
          asked(),
        );
        expect(idsIn(csv.text)).toEqual(expected);
        const { people, leftOut } = await previewed(query);
        const paused = rows.filter(({ member }) => !member.networkingEnabled).map(({ member }) => member.id);
        expect(people.map(({ id }) => id).sort()).toEqual(expected.filter((id) => !paused.includes(id)));
        expect(leftOut).toBe(expected.length - people.length);
      }),
      { numRuns: 120, seed },
    );
  });

  it.each(['NAME', 'JOINED', 'SEEN'] as const)('D06 sorts by %s, and shows each once', async (sort) => {
    const { rows: found, total } = await listed({ sort });
    expect(new Set(found.map(({ id }) => id)).size).toBe(total);
    const stored = new Map(rows.map(({ member }) => [member.id, member]));
    const keys = found.flatMap(({ id, joinedAt, lastSeenAt }) => {
      const key = { NAME: stored.get(id)?.search ?? '', JOINED: joinedAt, SEEN: lastSeenAt ?? '' }[sort];
      return stored.has(id) ? [key] : [];
    });
    const ordered = [...keys].sort();
    expect(keys).toEqual(sort === 'NAME' ? ordered : ordered.reverse());
  });
});

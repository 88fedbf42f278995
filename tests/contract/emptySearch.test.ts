import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../src/api/input';
import { contract } from '../../src/generated/api/contract';
import type { ServerCall } from '../../src/lib/call';
import { createEvent } from '../support/events';
import { addPerson, type Person } from '../support/people';
import { seedOf } from '../support/seed';
import { startServer, type TestServer } from '../support/server';

const home = 'searched.example';
let server: TestServer;
let manager: Person;
let eventId: string;
/** Everybody and everything that a call could find. */
let ids: string[] = [];

beforeAll(async () => {
  server = await startServer({
    communities: { [home]: { auth: [{ authType: 'EMAIL' }], community: { transparent: true } } },
  });
  manager = await addPerson(server, { member: home, manager: true, firstName: 'Mia' });
  eventId = (await createEvent(server, manager, home)).id;
  const people = await Promise.all(
    ['Ada', 'Bob', '李小龙', 'Ъ'].map((firstName) => addPerson(server, { member: home, firstName })),
  );
  const acted = people.map(({ token }) =>
    server.post(`/api/event/${eventId}/confirm-participation`, {}, { token, community: home }),
  );
  expect((await Promise.all(acted)).map(({ status }) => status)).toEqual(people.map(() => 200));
  ids = [manager, ...people].map(({ participantId }) => participantId!);
});
afterAll(() => server.stop());

type AnyCall = ServerCall<unknown, unknown, unknown, unknown>;
const properties = (schema: AnyCall['query']): object =>
  (schema as { properties?: object } | undefined)?.properties ?? {};
const calls: AnyCall[] = Object.values(contract).flatMap((resource) => Object.values(resource));
const searching = calls.filter(({ query }) => 'search' in properties(query));

/** The rest of what each call asks for. */
const more: Record<string, () => object> = {
  E01: () => ({ communityId: home }),
  E02: () => ({ communityId: home }),
  E25: () => ({ status: 'CONFIRMED' }),
  E37: () => ({ communityId: home, month: '2030-06' }),
};

/** The people and events that a call finds by a search. For a call without a search, everything. */
async function found(call: AnyCall, search?: string): Promise<string[]> {
  const id = call.path.includes('/event/') ? eventId : home;
  const query = { ...more[call.id ?? '']?.(), ...(search === undefined ? {} : { search }) };
  const answer = await server.get(addressOf(call.path, { id }, query), {
    token: manager.token,
    community: home,
  });
  if (answer.status !== 200) throw new Error(`${call.path}: ${answer.text}`);
  return [...ids, eventId].filter((each) => answer.text.includes(`${each}`));
}

/** Texts without a single letter or digit. */
const wordless = ['', ' ', '\u3000', '!!!', '—', '%', '_', '\\', '*', "''", '«»', '\u200b', '\u0301', 'ъ ь'];
const signs = fc
  .array(fc.constantFrom(...wordless, '.', '"', '&', '|', '(', ')', ':', '-', '<', '\t', '\u00ad'))
  .map((parts) => parts.join(''));

describe('SAF-06 a search without words', () => {
  it('is known of every call that has a search', () => {
    expect(searching.map(({ id }) => id).sort()).toEqual(
      ['C07', 'C19', 'D06', 'D29', 'E01', 'E02', 'E25', 'E27', 'E33', 'E37'].sort(),
    );
  });

  // E33 suggests people before anything is typed; C19 finds tags, and is never asked without a search.
  const strict = searching.filter(({ id }) => id !== 'E33' && id !== 'C19');
  it.each(strict.map((call) => [call.id, call] as const))('%s finds nobody', async (_, call) => {
    // An event is either in the past or in the upcoming list.
    if (call.id !== 'E01') expect(await found(call)).not.toEqual([]);
    for (const search of wordless) expect([search, await found(call, search)]).toEqual([search, []]);
  });

  it('E33 finds nobody, once something is typed', async () => {
    const call = searching.find(({ id }) => id === 'E33')!;
    for (const search of wordless.slice(1)) expect([search, await found(call, search)]).toEqual([search, []]);
  });

  it('C19 finds no tag', async () => {
    const as = { token: manager.token, community: home };
    await addPerson(server, { member: home, participant: { tags: ['Baking'] } });
    const tagsOf = async (search: string) =>
      (await server.get(addressOf('/api/tags', {}, { search }), as)).body;
    expect(await tagsOf('b')).toEqual(['Baking']);
    for (const search of wordless.slice(1)) expect([search, await tagsOf(search)]).toEqual([search, []]);
    expect(await tagsOf('')).toMatchObject({ code: 1100 });
  });

  it('D30 D31 is for nobody, and so is an empty list', async () => {
    const as = { token: manager.token, community: home };
    const path = `/api/admin/${home}/participants/bulk`;
    for (const search of wordless) {
      const preview = await server.post(`${path}/preview`, { do: 'remove', query: { search } }, as);
      expect([search, preview.body]).toEqual([search, { people: [], leftOut: 0 }]);
      const body = { do: 'remove', query: { search }, expected: [] };
      expect((await server.post(path, body, as)).body).toMatchObject({ code: 1100 });
    }
    for (const empty of [{ states: [] }, { tags: [] }, { cities: [] }, { languages: [] }]) {
      const preview = await server.post(`${path}/preview`, { do: 'remove', query: empty }, as);
      expect(preview.body).toMatchObject({ code: 1100 });
    }
    const none = await server.post(`${path}/preview`, { do: 'remove', ids: [] }, as);
    expect(none.body).toEqual({ people: [], leftOut: 0 });
    expect((await server.post(`${path}/preview`, { do: 'remove' }, as)).body).toMatchObject({ code: 1100 });
  });

  it('finds nobody whatever signs it is made of', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...strict), signs, async (call, search) => {
        expect(await found(call, search.slice(0, 60))).toEqual([]);
      }),
      { numRuns: 150, seed: seedOf('SEARCH_SEED', 3) },
    );
  });

  it.each(['tag', 'city'])('C07 a %s that nobody has finds nobody', async (filter) => {
    const as = { token: manager.token, community: home };
    for (const value of [' ', '%', '!']) {
      const answer = await server.get(
        addressOf('/api/community/{id}/participants', { id: home }, { [filter]: value }),
        as,
      );
      expect(answer.body).toMatchObject({ items: [] });
    }
  });
});

describe('ADM-08 D06 C07 members are found by a name in any script', () => {
  const names: [name: string, searches: string[]][] = [
    ['李小龙', ['李', '李小龙', '小龙']],
    ['田中さくら', ['田中', 'さくら']],
    ['김민준', ['김민준', '민준']],
    ['أحمد', ['أحمد', 'احمد', 'أح']],
    ['מִרְיָם', ['מרים', 'מִרְיָם']],
    ['Γιώργος', ['Γιώργος', 'γιωργοσ', 'ΓΙΩΡΓΟΣ']],
    ['Հայկ', ['Հայկ', 'հայկ']],
    ['გიორგი', ['გიორგი', 'გიო']],
    ['प्रिया', ['प्रिया', 'प्रि']],
    ['สมชาย', ['สมชาย', 'ชาย']],
    ['Nguyễn', ['Nguyễn', 'nguyen']],
    ['Әсел', ['Әсел', 'Asel', 'әсел']],
    ['Ｍａｒｉｏ', ['Mario']],
    ['Zoe\u0308', ['Zoë', 'zoe']],
  ];
  it.each(names)('%s', async (firstName, searches) => {
    const who = await addPerson(server, { member: home, firstName });
    const as = { token: manager.token, community: home };
    for (const search of searches) {
      for (const path of ['/api/admin/{id}/participants', '/api/community/{id}/participants']) {
        const answer = await server.get(addressOf(path, { id: home }, { search }), as);
        expect([search, path, answer.text.includes(who.participantId!)]).toEqual([search, path, true]);
      }
    }
  });
});

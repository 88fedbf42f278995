import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dryRun, type DryRun } from '../../scripts/matching/dryRun';
import type { RelevanceRate } from '../../src/generated/api/matching';
import { matchingResults, matchings } from '../../src/server/db/schema';
import { addPerson } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
let server: TestServer;
let endpoint: Server;
/** Requests to the endpoint, and whether it works. */
const asked: { model: string; input: string[]; authorization?: string }[] = [];
let works = true;

/** Says of a text whether it is about the sea: what no word of these tests' texts has in common. */
const vectorOf = (text: string): number[] => (/sail|boat|harbour/i.test(text) ? [1, 0.1] : [0.1, 1]);

beforeAll(async () => {
  endpoint = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { model, input } = JSON.parse(Buffer.concat(parts).toString()) as {
        model: string;
        input: string[];
      };
      asked.push({ model, input, authorization: request.headers.authorization });
      response.writeHead(works && request.url === '/v1/embeddings' ? 200 : 500, {
        'content-type': 'application/json',
      });
      const data = input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) }));
      // In any order, as the protocol allows.
      response.end(JSON.stringify({ object: 'list', model, data: data.toReversed() }));
    });
  });
  await new Promise<void>((done) => endpoint.listen(0, '127.0.0.1', done));
  const { port } = endpoint.address() as AddressInfo;
  server = await startServer({
    env: {
      EMBEDDINGS_URL: `http://127.0.0.1:${port}`,
      EMBEDDINGS_MODEL: 'a-model',
      EMBEDDINGS_KEY: 'a key of the endpoint',
    },
  });
});
afterAll(async () => {
  await server.stop();
  endpoint.close();
});
beforeEach(() => {
  const { DATA_DIR, DATABASE_URL = '', COMMUNITIES_DIR, EMBEDDINGS_URL = '' } = server.app.env;
  const environment = { NODE_ENV: 'test', DATA_DIR, DATABASE_URL, COMMUNITIES_DIR, EMBEDDINGS_URL };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.stubEnv('EMBEDDINGS_MODEL', 'a-model');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function run(...args: string[]): Promise<string> {
  const said: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  expect(await dryRun.run(args)).toBe(0);
  vi.restoreAllMocks();
  return said.join('');
}

const person = (firstName: string, lookingFor: string, about: string) =>
  addPerson(server, { member: home, firstName, participant: { lookingFor, about } });

describe('an embeddings endpoint', () => {
  it('MAT-06 M06 adds what texts mean, is asked once for each, and is not missed when it fails', async () => {
    const asks = await person('Ask', 'harbour', 'zzz');
    const offers = await person('Off', 'yyy', 'sailing');
    const by = { token: asks.token, community: home };
    const pair = { participantId: asks.participantId, subjectId: offers.participantId };
    const compute = async () =>
      (await server.post('/api/matching/calc-relevance-rate', pair, by)).body as RelevanceRate;
    const kinds = (rate: RelevanceRate) => rate.forward.parts.map(({ kind }) => kind);
    expect(kinds(await compute())).toContain('meaning');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ model: 'a-model', authorization: 'Bearer a key of the endpoint' });
    expect(asked[0]?.input).toHaveLength(4);
    await compute();
    expect(asked).toHaveLength(1);
    works = false;
    const change = { participantId: asks.participantId, lookingFor: 'somebody else entirely' };
    await server.post('/api/participant/update-looking-for', change, by);
    expect(kinds(await compute())).not.toContain('meaning');
    works = true;
  });
});

describe('npm run matching -- dry-run', () => {
  it('MAT-04 prints the round that comes, who has none and why, and how often members are shown', async () => {
    const manager = await addPerson(server, {
      member: home,
      manager: true,
      participant: { networkingEnabled: false },
    });
    for (let at = 0; at < 9; at += 1)
      await person(`P${at}`, `a teacher of subject ${at + 1}`, `teacher of ${at}`);
    const looked = JSON.parse(await run(home, '--json')) as DryRun;
    expect(await run(home, '--lang', 'ru')).toContain('В вашем запросе есть слова «');
    expect(looked.without).toMatchObject([{ id: manager.participantId, why: 'networkingOff' }]);
    const path = `/api/community/${home}/notify/recommended-contacts`;
    await server.post(path, undefined, { token: manager.token, community: home });
    await server.app.matching.work();
    const { orm } = server.app.db;
    const [pairs, sides] = [await orm.select().from(matchings), await orm.select().from(matchingResults)];
    const pairOf = new Map(pairs.map((pair) => [pair.id, pair]));
    for (const { id, people } of looked.lists) {
      const list = sides
        .filter(({ viewerId }) => viewerId === id)
        .sort((one, other) => one.rank - other.rank)
        .map(({ matchingId }) => pairOf.get(matchingId)!);
      expect(list.map(({ firstId, secondId }) => (firstId === id ? secondId : firstId))).toEqual(
        people.map((each) => each.id),
      );
      expect(list.map(({ score }) => score)).toEqual(people.map(({ score }) => score));
    }
    // It stays the one there is, once that is stored.
    expect(JSON.parse(await run(home, '--json'))).toEqual(looked);
    const shown = Object.entries(looked.appearances).reduce(
      (sum, [times, count]) => sum + Number(times) * count,
      0,
    );
    expect(shown).toBe(looked.figures.recommendations);
  });
});

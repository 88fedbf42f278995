import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RecommendationPage } from '../../src/generated/api/introduction';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'few.example';
const week = 7 * 86_400;
let server: TestServer;
let manager: Person, ann: Person, ben: Person, cleo: Person;
beforeAll(async () => {
  server = await startServer({ communities: { [home]: { auth: [{ authType: 'EMAIL' }] } } });
  const manages = { member: home, manager: true, participant: { networkingEnabled: false } };
  manager = await addPerson(server, manages);
  [ann, ben, cleo] = (await Promise.all(
    ['Ann', 'Ben', 'Cleo'].map((firstName) => addPerson(server, { member: home, firstName })),
  )) as [Person, Person, Person];
});
afterAll(() => server.stop());

const as = ({ token }: Person) => ({ token, community: home });
const idOf = ({ participantId = '' }: Person) => participantId;

/** Makes this week's round. Returns the recommendations that a person sees. */
async function roundFor(person: Person): Promise<string[]> {
  const path = `/api/community/${home}/notify/recommended-contacts`;
  expect((await server.post(path, undefined, as(manager))).status).toBe(200);
  await server.app.matching.work();
  const { body } = await server.get('/api/matching/instant', as(person));
  return (body as RecommendationPage).items.map(({ subject }) => subject.id).sort();
}

const like = (by: Person, to: Person) =>
  server.post(
    '/api/relations',
    { participantId: idOf(by), subjectId: idOf(to), relationType: 'LIKE', note: 'A word about tides?' },
    as(by),
  );

it('MAT-03 C13 M03 nobody is recommended again within 12 weeks, nor ever after a meeting', async () => {
  expect(await roundFor(ann)).toEqual([ben, cleo].map(idOf).sort());
  // Ann and Ben are connected: they have met, or are about to.
  for (const [by, to] of [
    [ann, ben],
    [ben, ann],
  ] as const)
    expect((await like(by, to)).status).toBe(200);
  for (let weeks = 1; weeks < 12; weeks += 1) {
    server.later(week);
    expect(await roundFor(ann), `${weeks} weeks later`).toEqual([]);
  }
  server.later(2 * week);
  expect(await roundFor(ann)).toEqual([idOf(cleo)]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ParticipationStatus } from '../../src/lib/rules/event/participation';
import { storeEvent } from '../support/events';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { statementsOf } from '../support/statements';
import { emailOnly } from '../support/testCommunities';

const home = 'events.example';
let server: TestServer;
let organiser: Person;
let member: Person;
beforeAll(async () => {
  server = await startServer({ communities: { [home]: emailOnly } });
  organiser = await addPerson(server, { member: home, firstName: 'Olga' });
  member = await addPerson(server, { member: home, firstName: 'Mia' });
  const participants: Record<string, ParticipationStatus> = {};
  for (let n = 0; n < 25; n += 1) {
    const { participantId = '' } = await addPerson(server, { member: home, firstName: `Guest ${n}` });
    participants[participantId] = n % 2 ? 'PENDING' : 'CONFIRMED';
  }
  await storeEvent(server.app.db.orm, {
    ...{ id: 'crowd', communityId: home, organisers: [organiser.participantId!], participants },
  });
});
afterAll(() => server.stop());

/** Statements of a call about events, without who it is that asks. */
async function asked(path: string, by?: Person): Promise<string[]> {
  const as = { token: by?.token, community: home };
  await server.get(path, as);
  const all = await statementsOf(async () => expect((await server.get(path, as)).status).toBe(200));
  return all.filter((text) => /"events"|"event_/.test(text));
}

it.each([
  ['E03', 'crowd', 2],
  ['E08', 'crowd/participants/confirmed', 2],
  ['E16', 'crowd/responsibles', 2],
] as const)('%s asks the database %s in %i statements, whoever asks', async (_id, path, most) => {
  for (const by of [undefined, member, organiser]) {
    const texts = await asked(`/api/event/${path}`, by);
    expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(most);
  }
});

it('E09 E25 ask of organisers no more often for a crowd', async () => {
  // Whose event it is, and who asks to come.
  expect(await asked('/api/event/crowd/participants/pending', organiser)).toHaveLength(2);
  expect((await asked('/api/event/crowd/participants', organiser)).length).toBeLessThanOrEqual(4);
});

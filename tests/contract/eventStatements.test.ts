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
    id: 'crowd',
    communityId: home,
    organisers: [organiser.participantId!],
    participants,
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

it.each([
  // The owner of the event, and the request.
  ['E09', 'crowd/participants/pending', 2],
  ['E22', 'crowd/waiting-list', 3],
  ['E25', 'crowd/participants', 4],
  ['E27', 'crowd/participants.csv', 3],
  ['E31', 'crowd/check-in', 4],
  ['E33', 'crowd/organiser-candidates?search=Guest', 3],
  ['E34', 'crowd/calendar.ics', 2],
] as const)('%s asks the database %s in %i statements, for an organiser', async (_id, path, most) => {
  const texts = await asked(`/api/event/${path}`, organiser);
  expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(most);
});

it('E12 E35 ask the database once or twice of a member', async () => {
  const { participantId = '' } = member;
  expect(
    (await asked(`/api/event/participations/${participantId}/crowd`, member)).length,
  ).toBeLessThanOrEqual(2);
  expect((await asked('/api/event/feed', member)).length).toBeLessThanOrEqual(2);
});

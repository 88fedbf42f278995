import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Event, EventPerson } from '../../src/generated/api/event';
import { createEvent } from '../support/events';
import { organisesToo } from '../support/organisers';
import { addPerson, password, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
let server: TestServer;
let manager: Person;
let bob: Person;
beforeAll(async () => {
  server = await startServer({ communities: { [home]: emailOnly } });
  manager = await addPerson(server, { member: home, manager: true, firstName: 'Mona' });
  bob = await addPerson(server, { member: home, firstName: 'Bob' });
});
afterAll(() => server.stop());

const as = ({ token }: Person) => ({ token, community: home });
const organisersOf = async (id: string) => {
  const { body } = await server.get(`/api/event/${id}/responsibles`, as(bob));
  return (body as EventPerson[]).map(({ firstName }) => firstName);
};

describe.each([
  [
    'A13 deletes the account',
    ({ userId, token }: Person) =>
      server.call('DELETE', `/api/users/delete/${userId}`, { password }, { token, community: home }),
  ],
  [
    'P19 leaves the community',
    (who: Person) => server.post('/api/participant/leave', { participantId: who.participantId }, as(who)),
  ],
  [
    'D21 is removed by a manager',
    (who: Person) => server.post(`/api/admin/participants/${who.participantId}/remove`, {}, as(manager)),
  ],
])('an organiser who %s', (_, goes) => {
  it('E16 hands over to another organiser, and the last one to who manages the community', async () => {
    const first = await addPerson(server, { member: home, firstName: 'Olga' });
    const second = await addPerson(server, { member: home, firstName: 'Otto' });
    const { id } = await createEvent(server, first, home);
    await organisesToo(server, home, { id, by: first, who: second });
    expect(await organisersOf(id)).toEqual(['Olga', 'Otto']);
    expect((await goes(first)).status).toBe(200);
    expect(await organisersOf(id)).toEqual(['Otto']);
    expect((await goes(second)).status).toBe(200);
    expect(await organisersOf(id)).toEqual(['Mona']);
    const changed = await server.call('PATCH', `/api/event/${id}`, { title: 'Carried on' }, as(manager));
    expect((changed.body as Event).title).toBe('Carried on');
  });
});

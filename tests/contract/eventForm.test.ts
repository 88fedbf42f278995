import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { and, eq } from 'drizzle-orm';
import type { Event, EventPerson } from '../../src/generated/api/event';
import { eventOrganisers } from '../../src/server/db/schema';
import { createEvent } from '../support/events';
import { errorOf } from '../support/client';
import { connect } from '../support/organisers';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';
import { pretendInternet } from '../support/web';

const home = 'open.example';
const elsewhere = 'another.example';
let server: TestServer;
let olga: Person;
let mia: Person;
beforeAll(async () => {
  server = await startServer({
    communities: { [home]: emailOnly, [elsewhere]: emailOnly },
    // A host of Google that resolves to an internal address.
    pictureLinks: { ...pretendInternet({ 'maps.app.goo.gl': [['169.254.169.254']] }), timeout: 2000 },
  });
  olga = await addPerson(server, { member: home, firstName: 'Olga', participant: { lastName: 'Berg' } });
  mia = await addPerson(server, { member: home, firstName: 'Mia', participant: { lastName: 'Borg' } });
  await addPerson(server, { member: home, firstName: 'Mia', participant: { profileEnabled: false } });
  await addPerson(server, { member: elsewhere, firstName: 'Mia' });
});
afterAll(() => server.stop());

const by = ({ token }: Person) => ({ token, community: home });

describe('E38 POST /api/event/map-link', () => {
  const read = (link: string) => server.post('/api/event/map-link', { link }, by(mia));

  it('E38 EVT-02 answers the point of a long link without asking anybody', async () => {
    const { body } = await read('https://www.google.com/maps/@51.333,12.334,15z');
    expect(body).toEqual({ latitude: 51.333, longitude: 12.334 });
  });

  it.each([
    ['https://maps.example/@51.3,12.3,15z', 1250],
    ['http://www.google.com/maps/@51.3,12.3', 1250],
    ['javascript:alert(1)', 1250],
    ['https://maps.app.goo.gl.evil.example/x', 1250],
    // It leads to where only this machine gets to.
    ['https://maps.app.goo.gl/inside', 1251],
  ])('E38 EVT-02 %s answers %d', async (link, code) => {
    expect(errorOf(await read(link)).code).toBe(code);
  });
});

describe('E44 GET /api/event/last-created', () => {
  const last = async (who: Person) =>
    ((await server.get('/api/event/last-created', by(who))).body as { event?: Event }).event;

  it('E44 EVT-02 is the event that the caller created last and still organises, with all that a form needs', async () => {
    const nina = await addPerson(server, { member: home, firstName: 'Nina' });
    expect(await last(nina)).toBeUndefined();
    await createEvent(server, nina, home, { title: 'First' });
    server.later(1);
    const { id } = await createEvent(server, nina, home, {
      title: 'Second',
      onlineMeetingLink: 'https://meet.example/second',
      location: {
        country: 'Germany',
        city: 'Leipzig',
        addressLine: 'Street 1',
        locationVisibility: 'NOTHING',
      },
    });
    server.later(1);
    await createEvent(server, olga, home, { title: 'Somebody else’s' });
    expect(await last(nina)).toMatchObject({
      id,
      mayEdit: true,
      onlineMeetingLink: 'https://meet.example/second',
      location: { city: 'Leipzig', addressLine: 'Street 1', locationVisibility: 'NOTHING' },
    });
    await server.call('DELETE', `/api/event/${id}`, undefined, by(nina));
    expect((await last(nina))?.title).toBe('First');
  });

  it('E44 of who no longer organises it, or never created one, there is none', async () => {
    const [nina, noor] = [
      await addPerson(server, { member: home, firstName: 'Nina' }),
      await addPerson(server, { member: home, firstName: 'Noor' }),
    ];
    const { id } = await createEvent(server, nina, home);
    await server.app.db.orm
      .insert(eventOrganisers)
      .values({ eventId: id, participantId: noor.participantId!, addedAt: new Date() });
    expect(await last(noor)).toBeUndefined();
    await server.app.db.orm
      .delete(eventOrganisers)
      .where(and(eq(eventOrganisers.eventId, id), eq(eventOrganisers.participantId, nina.participantId!)));
    expect(await last(nina)).toBeUndefined();
  });
});

describe('E33 GET /api/event/{id}/organiser-candidates', () => {
  const find = async (id: string, search: string, who = olga) => {
    const path = `/api/event/${id}/organiser-candidates?search=${encodeURIComponent(search)}`;
    return server.get(path, by(who));
  };
  const names = async (id: string, search: string) =>
    ((await find(id, search)).body as EventPerson[]).map((one) => `${one.firstName} ${one.lastName}`);

  it('E33 finds people the organiser knows by the words of their names, who are there and were not asked yet', async () => {
    const { id } = await createEvent(server, olga, home);
    expect(await names(id, 'bo MI')).toEqual([]);
    await connect(server, home, olga, mia);
    expect(await names(id, 'bo MI')).toEqual(['Mia Borg']);
    expect(await names(id, 'berg')).toEqual([]);
    for (const search of ['%', '_', '\\', "' or 1=1 --"]) expect(await names(id, search)).toEqual([]);
    await server.post(`/api/event/${id}/responsibles/${mia.participantId}`, undefined, by(olga));
    expect(await names(id, 'mia')).toEqual([]);
  });

  it('E33 is of who organises the event', async () => {
    const { id } = await createEvent(server, olga, home);
    expect(errorOf(await find(id, 'o', mia)).code).toBe(1109);
  });
});

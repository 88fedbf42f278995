import { join as path } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Event } from '../../src/generated/api/event';
import { visibleParts, type EventLocation } from '../../src/lib/rules/event/visibleLocation';
import { events } from '../../src/server/db/schema';
import { createEvent, eventBody } from '../support/events';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
const origin = `http://${home}.localhost:3999`;
let server: TestServer;
let host: Person;
beforeAll(async () => {
  server = await startServer({ sourceTemplate: path(import.meta.dirname, '../../src/index.html') });
  host = await addPerson(server, { member: home, firstName: 'Hostess' });
});
afterAll(() => server.stop());

const open = (url: string, cookie = '') =>
  server.app.inject({ url, headers: { host: `${home}.localhost:3999`, accept: 'text/html', cookie } });
const cookieOf = ({ token }: Person) => `session=${token.split('.')[0]}`;
const meta = (html: string, key: string) =>
  new RegExp(`<meta (?:property|name)="${key}" content="([^"]*)">`).exec(html)?.[1];
/** The structured data of the page, or undefined. */
const told = (html: string): Record<string, unknown> | undefined => {
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as Record<string, unknown>);
};
const make = (change: object = {}): Promise<Event> => createEvent(server, host, home, change);
const visibilities = Object.keys(visibleParts) as (keyof typeof visibleParts)[];
/** A unique text for each part of the location. */
const marks = {
  addressLine: 'Marked Street 7',
  latitude: 52.4111,
  longitude: 13.0622,
  country: 'Markland',
  googleMapsLink: 'https://maps.app.goo.gl/marked',
  region: 'Markshire',
  city: 'Marktown',
  postalCode: '14467-M',
} satisfies EventLocation;

describe('the page at /event/{id}', () => {
  it('a shared link shows title, date and town, and has structured data of an event', async () => {
    const { id } = await make({ eventType: 'OFFLINE', maxParticipants: 20 });
    const { statusCode, body: html } = await open(`/event/${id}?from=chat`);
    expect(statusCode).toBe(200);
    expect(html).toMatch(/<title>Breakfast · /);
    expect(meta(html, 'og:title')).toBe('Breakfast');
    expect(meta(html, 'og:description')).toMatch(/^Sat,? 1 June.* 09:00.* · Potsdam\. With coffee\.$/);
    expect(meta(html, 'og:url')).toBe(`${origin}/event/${id}`);
    expect(meta(html, 'robots')).toBeUndefined();
    expect(told(html)).toMatchObject({
      '@type': 'Event',
      name: 'Breakfast',
      url: `${origin}/event/${id}`,
      startDate: '2030-06-01T09:00:00+02:00',
      endDate: '2030-06-01T11:00:00+02:00',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Potsdam', address: { addressLocality: 'Potsdam' } },
      maximumAttendeeCapacity: 20,
      offers: { price: 0, availability: 'https://schema.org/InStock' },
    });
  });

  it.each(
    visibilities.flatMap((visibility) =>
      (['OFFLINE', 'ONLINE'] as const).map((type) => [visibility, type] as const),
    ),
  )('EVT-03 %s, %s: head and structured data tell a visitor no more', async (visibility, eventType) => {
    const location = { ...marks, locationVisibility: visibility };
    const { id } = await make({ eventType, location });
    const members = [undefined, cookieOf(host), cookieOf(await addPerson(server, { member: home }))];
    for (const cookie of members) {
      const { body: html } = await open(`/event/${id}`, cookie);
      const shown: readonly string[] = visibleParts[visibility];
      for (const [part, mark] of Object.entries(marks)) {
        // A link to the point is on no page's head; all the rest is in its data.
        const isTold = shown.includes(part) && part !== 'googleMapsLink';
        expect([part, html.includes(String(mark))]).toEqual([part, isTold]);
      }
      expect(html).not.toMatch(/farlink|ada_organises|Hostess/);
    }
  });

  it('shows the price, and neither the payment link nor the online link', async () => {
    const { id } = await make({
      paid: true,
      price: 38.5,
      currency: 'GBP',
      paymentLink: 'https://pay.example/marked',
    });
    const { body: html } = await open(`/event/${id}`);
    expect(html).not.toMatch(/pay\.example|farlink/);
    expect(told(html)).toMatchObject({
      offers: { price: 38.5, priceCurrency: 'GBP' },
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [
        { '@type': 'VirtualLocation', url: `${origin}/event/${id}` },
        { '@type': 'Place', name: 'Potsdam' },
      ],
    });
  });

  it('shows no location of an online event, and that a full one is full', async () => {
    const { id } = await make({ location: { city: 'Potsdam', country: 'Germany' }, maxParticipants: 1 });
    const going = await addPerson(server, { member: home });
    const as = { token: going.token, community: home };
    expect((await server.post(`/api/event/${id}/confirm-participation`, {}, as)).status).toBe(200);
    expect(told((await open(`/event/${id}`)).body)).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: `${origin}/event/${id}` },
      offers: { availability: 'https://schema.org/SoldOut' },
    });
    await server.post(`/api/event/${id}/cancel`, {}, { token: host.token, community: home });
    expect(told((await open(`/event/${id}`)).body)).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
    });
  });

  it('EVT-03 private, deleted, of another community or none: the same bytes, which say nothing', async () => {
    const priv = await make({ title: 'Secret breakfast', visibility: 'PRIVATE' });
    const gone = await make({ title: 'Secret breakfast' });
    await server.call('DELETE', `/api/event/${gone.id}`, undefined, { token: host.token, community: home });
    const far = await addPerson(server, { member: 'default' });
    const elsewhere = await createEvent(server, far, 'default', { title: 'Secret breakfast' });
    const none = 'x'.repeat(priv.id.length);
    const stranger = await addPerson(server);
    for (const cookie of ['', cookieOf(stranger), cookieOf(host), 'session=made-up']) {
      const pages = await Promise.all(
        [none, priv.id, gone.id, elsewhere.id].map(async (id) => {
          const { statusCode, body, headers } = await open(`/event/${id}`, cookie);
          const { 'cache-control': cache, vary } = headers;
          return { statusCode, cache, vary, body: body.replaceAll(id, '') };
        }),
      );
      for (const page of pages) expect(page).toEqual(pages[0]);
      expect(pages[0]?.statusCode).toBe(cookie === cookieOf(host) ? 200 : 404);
      expect(pages[0]?.body).not.toContain('Secret');
      expect(meta(pages[0]!.body, 'robots')).toBe('noindex');
    }
  });

  it('a page says what holds now', async () => {
    const { id } = await make();
    const title = async () => meta((await open(`/event/${id}`)).body, 'og:title');
    expect(await title()).toBe('Breakfast');
    await server.app.db.orm.update(events).set({ title: 'Lunch' }).where(eq(events.id, id));
    expect(await title()).toBe('Lunch');
  });

  it('texts of members are texts: nothing in them ends a tag, a script or the page', async () => {
    const title = `</script><img src=x onerror=alert(1)>"'&<!--`;
    const description = `</script><script>alert(2)</script> \u2028 javascript:alert(3) \u202Egnp.exe ${'<b>'.repeat(900)}`;
    const { id } = await make({ title, description, location: { ...eventBody.location, city: title } });
    const { body: html } = await open(`/event/${id}`);
    expect(html).not.toMatch(/<img src=x|<script>alert|<b>|\u202E/);
    expect(told(html)).toMatchObject({ name: title });
    expect(meta(html, 'og:description')?.length).toBeLessThan(1500);
    expect((await open(`/event/${encodeURIComponent(title)}`)).statusCode).toBe(404);
  });
});

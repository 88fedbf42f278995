import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocationVisibility } from '../../src/lib/rules/event/visibleLocation';
import { visibleParts } from '../../src/lib/rules/event/visibleLocation';
import { calendarPart, ticketsIn } from '../support/emailParts';
import { createEvent, eventBody } from '../support/events';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
let server: TestServer;
let organiser: Person;
/** The declined and the approved person of one event after the other, and the number of emails to each. */
let declined: Person;
let approved: Person;
let count = 0;
beforeAll(async () => {
  server = await startServer();
  organiser = await addPerson(server, { member: home, firstName: 'Olga' });
  declined = await member();
  approved = await member();
});
afterAll(() => server.stop());

const as = ({ token }: Person) => ({ token, community: home });
const member = () => addPerson(server, { member: home, firstName: 'Mia' });
const create = (change: object = {}) => createEvent(server, organiser, home, change);
const joins = (id: string, by: Person) => server.post(`/api/event/${id}/confirm-participation`, {}, as(by));
const leaves = (id: string, by: Person) =>
  server.call('PATCH', `/api/event/${id}/cancel-participation`, {}, as(by));
const patch = (id: string, body: object) => server.call('PATCH', `/api/event/${id}`, body, as(organiser));
const answers = (id: string, to: Person, what: 'approve' | 'reject') =>
  server.post(`/api/event/${id}/participants/${to.participantId}/${what}`, {}, as(organiser));
const remove = (id: string) => server.call('DELETE', `/api/event/${id}`, undefined, as(organiser));

/**
 * The newest of an expected number of emails, and its calendar part: the content type and the file have the same
 * method.
 */
async function told(to: Person, count: number) {
  const email = await server.emailTo(to.email, count);
  const part = await calendarPart(server, email);
  expect(part.announced).toBe(part.method);
  expect(part.text).not.toMatch(/^RDATE/m);
  return { ...part, email };
}

describe('EVT-11 EVT-14 emails about an event', () => {
  it('tell who joined where to be, exactly, and put it into the calendar by the clock of the place', async () => {
    const mia = await member();
    const { id } = await create();
    await joins(id, mia);
    const { email, method, status, event, text } = await told(mia, 1);
    expect(email.subject).toBe('You’re going to “Breakfast”');
    expect(email.text).toContain('Sat 1 June 2030, 09:00–11:00 (GMT+2)');
    for (const shown of ['Long Street 7, 14467 Potsdam', 'https://meet.example/farlink']) {
      expect(email.text).toContain(shown);
    }
    expect([method, status, event.uid, event.sequence]).toEqual([
      'REQUEST',
      'CONFIRMED',
      `event-${id}@${home}`,
      0,
    ]);
    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20300601T090000');
    expect(text).toContain('RRULE:FREQ=YEARLY');
    expect(event.location).toContain('Long Street 7');
    expect(text).toContain(`mailto:${mia.email}`);
    expect(text + email.text).not.toContain(organiser.email);
  });

  it('follow somebody who asks, is approved, leaves and comes back: one UID, a number that rises', async () => {
    const mia = await member();
    const { id } = await create({ approvalRequired: true });
    const seen: unknown[] = [];
    const note = async (count: number) => {
      const { method, status, event, email } = await told(mia, count);
      expect(event.uid).toBe(`event-${id}@${home}`);
      seen.push([email.subject.replace('“Breakfast”', '…'), method, status, event.sequence]);
      // Later notifications wait for the end of the quarter of an hour.
      server.later(15 * 60);
    };
    await joins(id, mia);
    await note(1);
    await answers(id, mia, 'approve');
    await note(2);
    await leaves(id, mia);
    await note(3);
    await joins(id, mia);
    await note(4);
    await answers(id, mia, 'reject');
    await note(5);
    expect(seen).toEqual([
      ['You asked to join …', 'PUBLISH', 'TENTATIVE', 0],
      ['You’re going to …', 'REQUEST', 'CONFIRMED', 1],
      ['You’re no longer going to …', 'CANCEL', 'CANCELLED', 2],
      ['You asked to join …', 'PUBLISH', 'TENTATIVE', 3],
      ['Your request to join … was declined', 'CANCEL', 'CANCELLED', 4],
    ]);
  });

  it('ask for the payment, once an organiser said yes', async () => {
    const mia = await member();
    const paid = { paid: true, price: 20, paymentLink: 'https://pay.example/7' };
    const { id } = await create({ ...paid, approvalRequired: true });
    await joins(id, mia);
    expect((await told(mia, 1)).email.text).not.toContain('pay.example');
    await answers(id, mia, 'approve');
    const { email, method } = await told(mia, 2);
    expect([email.subject, method]).toEqual(['You’re approved for “Breakfast”', 'PUBLISH']);
    expect(email.text).toContain('€20');
    expect(email.text).toContain('https://pay.example/7');
    expect(email.text).not.toContain('Long Street');
  });

  it('tell those who go of another time or place, once for each change, and of nothing else', async () => {
    const [mia, asks] = [await member(), await member()];
    const { id } = await create();
    await joins(id, mia);
    await told(mia, 1);
    await patch(id, { approvalRequired: true, title: 'Brunch' });
    await joins(id, asks);
    await told(asks, 1);
    await patch(id, { date: '2030-06-02' });
    const moved = await told(mia, 2);
    expect([moved.email.subject, moved.method, moved.event.sequence]).toEqual([
      '“Brunch” is at another time',
      'REQUEST',
      1,
    ]);
    expect(moved.email.text).toContain('It was planned for Sat 1 June 2030, 09:00–11:00 (GMT+2)');
    expect(moved.event.startDate.toJSDate().toISOString()).toBe('2030-06-02T07:00:00.000Z');
    server.later(15 * 60);
    await patch(id, { location: { ...eventBody.location, addressLine: 'Short Street 1' } });
    const elsewhere = await told(mia, 3);
    expect([elsewhere.email.subject, elsewhere.event.sequence]).toEqual(['“Brunch” is somewhere else', 2]);
    expect(elsewhere.event.location).toContain('Short Street 1');
    const { body } = await server.get(`/api/event/${id}/participants/confirmed`, as(mia));
    expect(body).toMatchObject({ list: [{ id: mia.participantId }] });
    expect(await server.emails(asks.email)).toHaveLength(1);
  });

  it('take an event that was deleted out of calendars, and lead to no page that is not there', async () => {
    const mia = await member();
    const { id } = await create();
    await joins(id, mia);
    await told(mia, 1);
    await remove(id);
    const { email, method, status, event } = await told(mia, 2);
    expect([email.subject, method, status, event.sequence]).toEqual([
      '“Breakfast” is cancelled',
      'CANCEL',
      'CANCELLED',
      1,
    ]);
    expect(email.text).not.toContain(`/event/${id}`);
  });

  it('EVT-10 contain the ticket of a participant on site, which checks them in', async () => {
    const mia = await member();
    const online = await create({ location: { country: 'Germany', city: 'Potsdam' } });
    await joins(online.id, mia);
    expect(await ticketsIn(server, (await told(mia, 1)).email)).toEqual([]);
    const { id } = await create({ eventType: 'OFFLINE' });
    await joins(id, mia);
    const { email } = await told(mia, 2);
    const [ticket] = await ticketsIn(server, email);
    const { body } = await server.get(`/api/event/${id}/ticket`, as(mia));
    expect(ticket).toMatch(new RegExp(`^https?://[^/]*${home}[^/]*/event/${id}/check-in#`));
    expect(ticket!.split('#')[1]).toBe((body as { code: string }).code);
    expect(email.html).toContain('alt="Your ticket as a QR code" height="200" src="data:image/png;base64,');
    expect(email.text).toContain(`/event/${id}#ticket`);
  });

  it('EVT-09 notify people on the waiting list of a cancellation, once, also if they asked, too', async () => {
    const [goes, waits, both] = [await member(), await member(), await member()];
    const { id } = await create({ maxParticipants: 1, waitingListEnabled: true, approvalRequired: true });
    for (const person of [goes, both]) {
      await joins(id, person);
      await told(person, 1);
    }
    await answers(id, goes, 'approve');
    for (const person of [waits, both]) await server.post(`/api/event/${id}/waiting-list`, {}, as(person));
    await told(goes, 2);
    await server.post(`/api/event/${id}/cancel`, {}, as(organiser));
    const { email, method } = await told(waits, 1);
    expect([email.subject, method]).toEqual(['“Breakfast” is cancelled', 'CANCEL']);
    expect(email.text).toContain('You were on the waiting list.');
    expect((await told(goes, 3)).email.text).not.toContain('waiting list');
    expect((await told(both, 2)).email.subject).toBe('“Breakfast” is cancelled');
    await remove(id);
    await server.app.eventBroadcasts.work();
    for (const [person, count] of [
      [goes, 3],
      [waits, 1],
      [both, 2],
    ] as const) {
      expect(await server.emails(person.email)).toHaveLength(count);
    }
  });

  it.each(Object.keys(visibleParts) as LocationVisibility[])(
    'EVT-03 tell whoever has no place no more than anybody is told: %s',
    async (locationVisibility) => {
      const address = { ...eventBody.location, locationVisibility };
      const { id } = await create({ approvalRequired: true, eventType: 'OFFLINE', location: address });
      await joins(id, declined);
      const { email, text } = await told(declined, (count += 1));
      await answers(id, declined, 'reject');
      const rejected = await told(declined, (count += 1));
      const said = [email.text, email.html, text, rejected.email.text, rejected.text].join('\n');
      const shown: readonly string[] = visibleParts[locationVisibility];
      for (const part of ['addressLine', 'googleMapsLink', 'region', 'city', 'postalCode'] as const) {
        expect([part, said.includes(eventBody.location[part])]).toEqual([part, shown.includes(part)]);
      }
      expect(said).not.toContain('farlink');
      await joins(id, approved);
      // An answer that comes before the first email went out would replace it.
      await told(approved, count - 1);
      await answers(id, approved, 'approve');
      const confirmed = await told(approved, count);
      expect(confirmed.email.text + confirmed.text).toContain(eventBody.location.addressLine);
    },
  );

  it.each(Object.keys(visibleParts) as LocationVisibility[])(
    'EVT-03 EVT-09 tell whoever is offered a place, or told that there is none, no more than anybody is told: %s',
    async (locationVisibility) => {
      const address = { ...eventBody.location, locationVisibility };
      const places = { maxParticipants: 1, waitingListEnabled: true };
      const { id } = await create({ ...places, eventType: 'OFFLINE', location: address });
      const waits = await member();
      await joins(id, approved);
      await server.post(`/api/event/${id}/waiting-list`, {}, as(waits));
      await leaves(id, approved);
      const offered = await told(waits, 1);
      await server.post(`/api/event/${id}/cancel`, {}, as(organiser));
      const cancelled = await told(waits, 2);
      expect([offered.email.subject, offered.method, cancelled.method]).toEqual([
        'There’s a place for you at “Breakfast”',
        'PUBLISH',
        'CANCEL',
      ]);
      const shown: readonly string[] = visibleParts[locationVisibility];
      for (const part of ['addressLine', 'googleMapsLink', 'region', 'city', 'postalCode'] as const) {
        const isTold = ({ email, text }: typeof offered) =>
          [email.text, email.html, text].join('\n').includes(eventBody.location[part]);
        expect([part, isTold(offered)]).toEqual([part, shown.includes(part)]);
        expect([part, isTold(cancelled) && !shown.includes(part)]).toEqual([part, false]);
      }
      for (const { email, text } of [offered, cancelled]) expect(email.html + text).not.toContain('farlink');
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventActs } from '../support/eventActs';
import { createEvent } from '../support/events';
import { agree } from '../support/newcomers';
import { organisesToo } from '../support/organisers';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
const quarter = 16 * 60;
let server: TestServer;
let acts: ReturnType<typeof eventActs>;
let organiser: Person;
const as = ({ token }: Person) => ({ token, community: home });
const member = (firstName: string, more: object = {}) =>
  addPerson(server, { member: home, firstName, participant: { lastName: 'Long' }, ...more });

beforeAll(async () => {
  server = await startServer();
  acts = eventActs(server, home);
});
afterAll(() => server.stop());

/** A new organiser with an event that is joined by asking. */
async function asked(change: object = {}): Promise<string> {
  organiser = await member('Olga');
  return (await createEvent(server, organiser, home, { approvalRequired: true, ...change })).id;
}
/** Lets a quarter of an hour pass, and answers how many emails the organiser has. */
async function later(): Promise<number> {
  server.later(quarter);
  await server.app.eventBroadcasts.sendDue();
  return (await server.emails(organiser.email)).length;
}

describe('EVT-14 organisers hear of requests', () => {
  it('once in a quarter of an hour, of all who wait for an answer by then', async () => {
    const id = await asked();
    const [ada, bob] = [await member('Ada'), await member('Bob')];
    const [eva, fay] = [await member('Eva'), await member('Fay')];
    for (const who of [ada, bob]) await acts.join(id, who);
    await server.app.eventBroadcasts.sendDue();
    expect(await server.emails(organiser.email)).toEqual([]);
    await later();
    const first = await server.emailTo(organiser.email);
    expect(first.subject).toBe('2 requests to join “Breakfast”');
    expect(first.text).toContain('Ada Long and Bob Long are waiting for your answer.');
    expect(first.text).toContain(`/event/${id}`);
    expect(await later()).toBe(1);
    await acts.decide('approve', id, ada, organiser);
    for (const who of [eva, fay]) await acts.join(id, who);
    await later();
    const second = await server.emailTo(organiser.email, 2);
    expect(second.text).toContain('Bob Long, Eva Long and Fay Long are waiting for your answer.');
    // Ada's own emails: requested and confirmed. Nobody else gets emails about others.
    expect(await server.emails(ada.email)).toHaveLength(2);
  });

  it('not of who was answered meanwhile, of an event that is off, or where joining is no question', async () => {
    const mia = await member('Mia');
    const answered = await asked();
    await acts.join(answered, mia);
    await acts.decide('reject', answered, mia, organiser);
    expect(await later()).toBe(0);
    const off = await asked();
    await acts.join(off, mia);
    await acts.callOff(off, organiser);
    expect(await later()).toBe(0);
    const paid = await asked({
      approvalRequired: false,
      paid: true,
      price: 5,
      paymentLink: 'https://pay.example/7',
    });
    await acts.join(paid, mia);
    expect(await later()).toBe(0);
    const set = await asked();
    await acts.join(set, mia);
    await acts.decide('reject', set, mia, organiser);
    expect(await later()).toBe(0);
    await acts.set('PENDING', set, mia, organiser);
    expect(await later()).toBe(0);
  });

  it('all of them do, except after a block, and by their own preference', async () => {
    const id = await asked();
    const [second, silent, mia] = [await member('Second'), await member('Silent'), await member('Mia')];
    for (const who of [second, silent]) await organisesToo(server, home, { id, by: organiser, who });
    const blocked = await server.post(`/api/blocks/${mia.participantId}`, {}, as(second));
    expect(blocked.status, blocked.text).toBe(200);
    const off = await server.post(
      '/api/participant/update-notification-pref',
      { contactType: 'EMAIL', kind: 'eventRequests', disable: true },
      as(silent),
    );
    expect(off.status, off.text).toBe(200);
    await acts.join(id, mia);
    await later();
    await server.emailTo(organiser.email);
    for (const { email } of [second, silent]) {
      const told = await server.emails(email);
      expect(told.filter(({ subject }) => !subject.includes('help organise'))).toEqual([]);
    }
  });

  it('SES-04 of guests too', async () => {
    const id = await asked();
    const guest = await addPerson(server);
    await agree(server, guest, home);
    await server.post(`/api/event/${id}/guest`, { firstName: 'Gwen', lastName: 'Guest' }, as(guest));
    await acts.join(id, guest);
    await later();
    const { subject, text } = await server.emailTo(organiser.email);
    expect(subject).toBe('A request to join “Breakfast”');
    expect(text).toContain('Gwen Guest is waiting for your answer.');
  });

  it('once the last organiser has left, who manages the community does', async () => {
    const manager = await member('Max', { manager: true });
    const id = await asked();
    const left = await server.post(
      '/api/participant/leave',
      { participantId: organiser.participantId },
      as(organiser),
    );
    expect(left.status, left.text).toBe(200);
    await acts.join(id, await member('Mia'));
    await later();
    expect((await server.emailTo(manager.email)).subject).toBe('A request to join “Breakfast”');
  });
});

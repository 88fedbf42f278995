import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEvent } from '../support/events';
import { eventActs, said } from '../support/eventActs';
import { addPerson, password, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
const hour = 3600;
let server: TestServer;
let acts: ReturnType<typeof eventActs>;
let organiser: Person;
let members: [Person, Person, Person, Person, Person];
const newMember = (firstName: string) => addPerson(server, { member: home, firstName });
beforeAll(async () => {
  server = await startServer({
    communities: { [home]: { ...emailOnly, community: { ...emailOnly.community, waitingOfferHours: 2 } } },
  });
  acts = eventActs(server, home);
  organiser = await newMember('Olga');
  const names = ['Ada', 'Bob', 'Eva', 'Fay', 'Gus'];
  members = (await Promise.all(names.map(newMember))) as typeof members;
});
afterAll(() => server.stop());

/** An event that is full with Ada, and has a waiting list. */
async function fullEvent(change: object = {}): Promise<string> {
  const { id } = await createEvent(server, organiser, home, {
    maxParticipants: 1,
    waitingListEnabled: true,
    ...change,
  });
  await acts.join(id, members[0]);
  // The participation is set, whatever joining needs there.
  await acts.set('CONFIRMED', id, members[0], organiser);
  expect((await acts.seen(id, members[0])).participation?.status).toBe('CONFIRMED');
  return id;
}
/** The people with an offer, and the waiting list behind them. */
async function line(id: string) {
  const { list } = await acts.line(id, organiser);
  return list.map(({ firstName, position }) => `${firstName} ${position}`);
}
const paid = { paid: true, price: 5, paymentLink: 'https://pay.example/7' };

describe('EVT-09 the waiting list', () => {
  it('E20 POST waiting-list E22 GET waiting-list E21 DELETE waiting-list people stand in line in the order they came', async () => {
    const id = await fullEvent();
    const [ada, bob, eva, fay] = members;
    expect(said(await acts.join(id, bob))).toBe(1199);
    expect(said(await acts.wait(id, bob))).toBe(1);
    expect(said(await acts.wait(id, eva))).toBe(2);
    expect(said(await acts.wait(id, bob))).toBe(1);
    expect(said(await acts.wait(id, ada))).toBe(1207);
    expect(await line(id)).toEqual(['Bob 1', 'Eva 2']);
    expect(await acts.seen(id, eva)).toMatchObject({
      isFull: true,
      waitingListEnabled: true,
      waitingCount: 2,
      confirmedCount: 1,
      waiting: { position: 2, offeredUntil: null },
    });
    expect((await acts.seen(id, fay)).waiting).toBeNull();
    for (const round of [1, 2]) expect(said(await acts.leaveLine(id, bob)), `${round}`).toBe('OK');
    expect(await line(id)).toEqual(['Eva 1']);
    const { body } = await server.get('/api/event/upcoming', { token: eva.token, community: home });
    expect((body as { items: unknown[] }).items).toContainEqual(await acts.seen(id, eva));
  });

  it('E20 where it is switched off nobody new waits, and who waits keeps their turn', async () => {
    const id = await fullEvent();
    const [ada, bob, eva] = members;
    await acts.wait(id, bob);
    await acts.change(id, { waitingListEnabled: false }, organiser);
    expect(said(await acts.wait(id, eva))).toBe(1206);
    expect(said(await acts.wait(id, bob))).toBe(1);
    await acts.cancel(id, ada);
    expect(said(await acts.join(id, eva))).toBe(1199);
    expect(said(await acts.join(id, bob))).toBe('CONFIRMED');
  });

  it('E10 a place that is free is offered to the first, kept for them, and taken by joining', async () => {
    const id = await fullEvent();
    const [ada, bob, eva] = members;
    await acts.wait(id, bob);
    await acts.wait(id, eva);
    await acts.cancel(id, ada);
    expect(await line(id)).toEqual(['Bob 0', 'Eva 1']);
    const { waiting, isFull, placesLeft, confirmedCount } = await acts.seen(id, bob);
    expect([waiting?.position, isFull, placesLeft, confirmedCount]).toEqual([0, true, 0, 0]);
    const hours = (Date.parse(waiting!.offeredUntil!) - Date.now()) / 3_600_000;
    expect(Math.round(hours * 10)).toBe(20);
    expect(said(await acts.join(id, eva))).toBe(1199);
    expect(said(await acts.join(id, ada))).toBe(1199);
    expect(said(await acts.set('CONFIRMED', id, ada, organiser))).toBe(1204);
    expect(said(await acts.join(id, bob))).toBe('CONFIRMED');
    expect((await acts.seen(id, bob)).waiting).toBeNull();
    expect(await line(id)).toEqual(['Eva 1']);
  });

  it('an offer that runs out goes to the next: by the clock, or as soon as somebody acts', async () => {
    const id = await fullEvent();
    const [ada, bob, eva, fay] = members;
    for (const who of [bob, eva, fay]) await acts.wait(id, who);
    await acts.cancel(id, ada);
    await server.app.participation.offerDue();
    expect(await line(id)).toEqual(['Bob 0', 'Eva 1', 'Fay 2']);
    server.later(2 * hour + 1);
    for (const _ of [1, 2]) await server.app.participation.offerDue();
    expect(await line(id)).toEqual(['Eva 0', 'Fay 1']);
    expect((await acts.seen(id, bob)).waiting).toBeNull();
    server.later(2 * hour + 1);
    expect(said(await acts.join(id, eva))).toBe(1199);
    expect(said(await acts.wait(id, bob))).toBe(1);
    expect(await line(id)).toEqual(['Fay 0', 'Bob 1']);
    server.later(2 * hour + 1);
    expect(said(await acts.join(id, bob))).toBe('CONFIRMED');
  });

  it('E23 POST offer the organiser puts somebody first, who is offered the next place', async () => {
    const id = await fullEvent();
    const [ada, bob, eva, fay] = members;
    await acts.wait(id, bob);
    await acts.wait(id, eva);
    expect(said(await acts.offer(id, eva, organiser))).toBe(1);
    expect(said(await acts.offer(id, eva, organiser))).toBe(1);
    expect(said(await acts.offer(id, fay, organiser))).toBe(1208);
    await acts.cancel(id, ada);
    expect(await line(id)).toEqual(['Eva 0', 'Bob 1']);
    expect(said(await acts.offer(id, eva, organiser))).toBe('offered');
  });

  it('no place stays empty while somebody waits, whichever way it comes', async () => {
    const [ada, bob, eva] = members;
    const gone = { rejected: 'REJECTED', cancelled: 'CANCELLED', asked: 'PENDING' };
    for (const [name, status] of Object.entries(gone)) {
      const id = await fullEvent();
      await acts.wait(id, bob);
      await acts.set(status, id, ada, organiser);
      expect(await line(id), name).toEqual(['Bob 0']);
    }
    const raised = await fullEvent();
    for (const who of [bob, eva]) await acts.wait(raised, who);
    await acts.change(raised, { maxParticipants: 2 }, organiser);
    expect(await line(raised)).toEqual(['Bob 0', 'Eva 1']);
    expect(said(await acts.change(raised, { maxParticipants: 1 }, organiser))).toBe(1203);
    await acts.leaveLine(raised, bob);
    expect(await line(raised)).toEqual(['Eva 0']);
    await acts.change(raised, { maxParticipants: null }, organiser);
    // A person who waits while a seat is free gets an offer immediately.
    const free = await createEvent(server, organiser, home, { waitingListEnabled: true });
    expect(said(await acts.wait(free.id, bob))).toBe('offered');
  });

  it('A13 P19 who leaves, is deleted, removed or hidden frees the place, or their turn', async () => {
    const manager = await addPerson(server, { member: home, manager: true });
    const by = { token: manager.token, community: home };
    const goes: Record<string, (who: Person) => ReturnType<TestServer['post']>> = {
      leaves: (who) =>
        server.post(
          '/api/participant/leave',
          { participantId: who.participantId },
          { token: who.token, community: home },
        ),
      'is deleted': ({ userId, token }) =>
        server.call('DELETE', `/api/users/delete/${userId}`, { password }, { token, community: home }),
      'is removed': (who) => server.post(`/api/admin/participants/${who.participantId}/remove`, {}, by),
      'is hidden': (who) =>
        server.post(
          `/api/admin/participants/${who.participantId}/profile/toggle`,
          { shouldDisable: true },
          by,
        ),
    };
    const [, bob, eva] = members;
    for (const [name, go] of Object.entries(goes)) {
      const { id } = await createEvent(server, organiser, home, {
        maxParticipants: 1,
        waitingListEnabled: true,
      });
      const [taking, waiting] = [await newMember('Taking'), await newMember('Waiting')];
      await acts.join(id, taking);
      for (const who of [waiting, bob, eva]) await acts.wait(id, who);
      expect((await go(waiting)).status, name).toBe(200);
      expect(await line(id), name).toEqual(['Bob 1', 'Eva 2']);
      expect((await go(taking)).status, name).toBe(200);
      expect(await line(id), name).toEqual(['Bob 0', 'Eva 1']);
      expect((await acts.seen(id, organiser)).confirmedCount).toBe(0);
    }
  });

  it('of an event with approval an offer gives the right to ask, and the place is kept for the answer', async () => {
    const id = await fullEvent({ approvalRequired: true });
    const [ada, bob, eva, fay] = members;
    for (const who of [bob, eva]) await acts.wait(id, who);
    await acts.cancel(id, ada);
    expect(said(await acts.join(id, bob))).toBe('PENDING');
    server.later(3 * hour);
    await server.app.participation.offerDue();
    expect((await acts.line(id, organiser)).list[0]).toMatchObject({ firstName: 'Bob', takenUp: true });
    await acts.decide('reject', id, bob, organiser);
    expect(await line(id)).toEqual(['Eva 0']);
    expect(said(await acts.wait(id, bob))).toBe(1200);
    expect(said(await acts.join(id, eva))).toBe('PENDING');
    expect(said(await acts.decide('approve', id, eva, organiser))).toBe('CONFIRMED');
    expect(said(await acts.wait(id, fay))).toBe(1);
  });

  it('of a paid event an offer gives the right to pay, for as long again', async () => {
    const id = await fullEvent({ ...paid, approvalRequired: true });
    const [ada, bob, eva, fay] = members;
    for (const who of [bob, eva, fay]) await acts.wait(id, who);
    await acts.cancel(id, ada);
    expect(said(await acts.join(id, bob))).toBe('PENDING');
    expect(said(await acts.decide('approve', id, bob, organiser))).toBe('PENDING');
    server.later(2 * hour + 1);
    // The time to pay is over: the request stays, and the seat is offered to the next person.
    expect(said(await acts.decide('approve', id, bob, organiser))).toBe(1199);
    expect(said(await acts.wait(id, bob))).toBe(2);
    expect(await line(id)).toEqual(['Eva 0', 'Fay 1', 'Bob 2']);
    await acts.join(id, eva);
    for (const _ of ['yes', 'paid']) await acts.decide('approve', id, eva, organiser);
    expect((await acts.seen(id, eva)).participation?.status).toBe('CONFIRMED');
    await acts.set('CANCELLED', id, eva, organiser);
    await acts.leaveLine(id, fay);
    // A person with a request accepts the offer automatically.
    expect((await acts.line(id, organiser)).list).toMatchObject([{ firstName: 'Bob', takenUp: true }]);
    expect(await line(id)).toEqual(['Bob 0']);
  });
});

describe('E19 POST cancel', () => {
  it('E19 a cancelled event is seen, and nobody joins, waits, or is let in', async () => {
    const id = await fullEvent({ approvalRequired: true });
    const [ada, bob, eva] = members;
    await acts.wait(id, bob);
    for (const round of [1, 2]) {
      const { status, body } = await acts.callOff(id, organiser);
      expect([status, (body as { isCancelled: boolean }).isCancelled], `${round}`).toEqual([200, true]);
    }
    expect(await acts.seen(id, ada)).toMatchObject({
      isCancelled: true,
      waitingCount: 0,
      participation: { status: 'CONFIRMED' },
    });
    for (const who of [bob, eva]) expect(said(await acts.join(id, who))).toBe(1205);
    expect(said(await acts.wait(id, eva))).toBe(1205);
    expect(said(await acts.offer(id, bob, organiser))).toBe(1205);
    expect(said(await acts.set('CONFIRMED', id, ada, organiser))).toBe(1205);
    expect(said(await acts.decide('approve', id, eva, organiser))).toBe(1205);
    expect(said(await acts.cancel(id, ada))).toBe('CANCELLED');
    expect(await line(id)).toEqual([]);
    expect((await acts.change(id, { title: 'Off' }, organiser)).status).toBe(200);
  });

  it('E19 E20 E23 of an event that is over or deleted', async () => {
    const past = await createEvent(server, organiser, home, { date: '2026-01-10', waitingListEnabled: true });
    const [, bob] = members;
    expect(said(await acts.callOff(past.id, organiser))).toBe(1201);
    expect(said(await acts.wait(past.id, bob))).toBe(1201);
    expect(said(await acts.offer(past.id, bob, organiser))).toBe(1201);
    const gone = await fullEvent();
    await acts.wait(gone, bob);
    expect((await acts.remove(gone, organiser)).status).toBe(200);
    expect(said(await acts.leaveLine(gone, bob))).toBe(1195);
    await server.app.participation.offerDue();
  });
});

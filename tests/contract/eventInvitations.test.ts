import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Event, EventPage, EventPerson } from '../../src/generated/api/event';
import type { InvitedPeople } from '../../src/generated/api/eventInvitation';
import { limitTable } from '../../src/server/limitTable';
import { errorOf, type Answer } from '../support/client';
import { eventActs } from '../support/eventActs';
import { createEvent } from '../support/events';
import { connect } from '../support/organisers';
import { outbox } from '../support/outbox';
import { addPerson, type Person } from '../support/people';
import { startServer, type TestServer } from '../support/server';
import { emailOnly } from '../support/testCommunities';

const home = 'open.example';
let server: TestServer;
let acts: ReturnType<typeof eventActs>;
let olga: Person;
beforeAll(async () => {
  const account = { ...limitTable.account, eventInvitations: { max: 40, seconds: 86_400 } };
  server = await startServer({ communities: { [home]: emailOnly }, limits: { ...limitTable, account } });
  acts = eventActs(server, home);
});
afterAll(() => server.stop());

const as = ({ token }: Person) => ({ token, community: home });
const member = (firstName: string, more: object = {}) =>
  addPerson(server, { member: home, firstName, ...more });
/** A connection of Olga. */
async function friend(firstName = 'Fay'): Promise<Person> {
  const person = await member(firstName);
  await connect(server, home, olga, person);
  return person;
}
const create = (change: object = {}) => createEvent(server, olga, home, change);
const saidBy = (answer: Answer) => (answer.status === 200 ? 'OK' : errorOf(answer).code);
const invited = async (id: string, query = '', by = olga) =>
  (await server.get(`/api/event/${id}/invitations${query}`, as(by))).body as InvitedPeople;
/** The events in a person's list of invitations. */
const invitedTo = async (who: Person) =>
  ((await server.get('/api/event/upcoming?invited=true', as(who))).body as EventPage).items.map(
    ({ id }) => id,
  );
const organisers = async (id: string, by: Person) =>
  ((await server.get(`/api/event/${id}/responsibles`, as(by))).body as EventPerson[]).map(
    (one) => one.firstName,
  );
const statusOf = async (id: string, who: Person) => (await acts.seen(id, who)).participation?.status;
/** The emails to a person, by kind. */
const mailed = async ({ email }: Person) => {
  const rows = await server.app.db.orm
    .select({ kind: outbox.kind })
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(asc(outbox.createdAt));
  return rows.map(({ kind }) => kind);
};

describe('SAF-01 invited to take part', () => {
  beforeAll(async () => {
    olga = await member('Olga');
  });

  it('E40 POST invitations E43 POST invitation who accepts joins with the organisers’ approval, and is nothing before', async () => {
    const { id } = await create({ approvalRequired: true });
    const fay = await friend();
    for (const round of [1, 2]) expect(saidBy(await acts.inviteTo(id, fay, olga)), `${round}`).toBe('OK');
    expect(await mailed(fay)).toEqual(['eventInvited']);
    expect((await server.emailTo(fay.email)).subject).toBe('Olga Tester invites you to “Breakfast”');
    const { invitations, participation, confirmedCount } = await acts.seen(id, fay);
    expect(invitations).toMatchObject([{ invitedAs: 'PARTICIPANT', by: { firstName: 'Olga' } }]);
    expect(await invitedTo(fay)).toEqual([id]);
    expect([participation?.status, confirmedCount]).toEqual(['NOT_PARTICIPATING', 0]);
    const { body } = await acts.answerTo('PARTICIPANT', true, id, fay);
    expect((body as Event).participation).toMatchObject({ status: 'CONFIRMED', approved: true });
    expect((body as Event).invitations).toBeUndefined();
    expect(await invitedTo(fay)).toEqual([]);
    expect(saidBy(await acts.answerTo('PARTICIPANT', true, id, fay))).toBe(1301);
    expect(saidBy(await acts.inviteTo(id, fay, olga))).toBe(1303);
  });

  it('E10 an invited person who simply joins has accepted', async () => {
    const { id } = await create({ approvalRequired: true });
    const fay = await friend();
    await acts.inviteTo(id, fay, olga);
    await acts.join(id, fay);
    expect(await statusOf(id, fay)).toBe('CONFIRMED');
    expect((await invited(id)).list).toEqual([]);
  });

  it('E43 who accepts pays where there is a price, and finds no place where there is none', async () => {
    const paid = await create({
      paid: true,
      price: 5,
      paymentLink: 'https://pay.example/7',
      approvalRequired: true,
    });
    const full = await create({ maxParticipants: 1, waitingListEnabled: true, approvalRequired: true });
    const [fay, gus] = [await friend(), await friend('Gus')];
    await acts.inviteTo(paid.id, fay, olga);
    await acts.answerTo('PARTICIPANT', true, paid.id, fay);
    expect((await acts.seen(paid.id, fay)).participation).toMatchObject({
      status: 'PENDING',
      approved: true,
    });
    await acts.inviteTo(full.id, fay, olga);
    await acts.inviteTo(full.id, gus, olga);
    await acts.answerTo('PARTICIPANT', true, full.id, fay);
    expect(saidBy(await acts.answerTo('PARTICIPANT', true, full.id, gus))).toBe(1199);
    // The invitation stays valid for a seat from the waiting list.
    expect(saidBy(await acts.wait(full.id, gus))).toBe('OK');
    await acts.cancel(full.id, fay);
    expect(saidBy(await acts.answerTo('PARTICIPANT', true, full.id, gus))).toBe('OK');
    expect(await statusOf(full.id, gus)).toBe('CONFIRMED');
    expect((await acts.seen(full.id, gus)).confirmedCount).toBe(1);
  });

  it('E41 GET invitations E43 a person who declines is listed as that, and is not invited again by anybody', async () => {
    const { id } = await create();
    const manager = await member('Mona', { manager: true });
    const [fay, gus] = [await friend(), await friend('Gus')];
    await connect(server, home, manager, fay);
    for (const who of [fay, gus]) await acts.inviteTo(id, who, olga);
    await acts.answerTo('PARTICIPANT', false, id, fay);
    expect(
      (await invited(id)).list.map(({ firstName, isDeclined, invitedBy }) => [
        firstName,
        isDeclined,
        invitedBy,
      ]),
    ).toEqual([
      ['Gus', false, 'Olga Tester'],
      ['Fay', true, 'Olga Tester'],
    ]);
    for (const by of [olga, manager]) expect(saidBy(await acts.inviteTo(id, fay, by))).toBe(1302);
    expect(await statusOf(id, fay)).toBe('NOT_PARTICIPATING');
    expect(await mailed(fay)).toEqual(['eventInvited']);
    expect(errorOf(await server.get(`/api/event/${id}/invitations`, as(gus))).code).toBe(1109);
    // A person who declined may still come by themselves.
    await acts.join(id, fay);
    expect(await statusOf(id, fay)).toBe('CONFIRMED');
  });

  it('E42 DELETE invitations one that is withdrawn is not answered, and asked again it sends no second email', async () => {
    const { id } = await create();
    const fay = await friend();
    for (let round = 0; round < 3; round += 1) {
      expect(saidBy(await acts.inviteTo(id, fay, olga))).toBe('OK');
      expect(saidBy(await acts.withdraw('PARTICIPANT', id, fay, olga))).toBe('OK');
      expect(saidBy(await acts.withdraw('PARTICIPANT', id, fay, olga))).toBe(1301);
    }
    expect(saidBy(await acts.answerTo('PARTICIPANT', true, id, fay))).toBe(1301);
    expect((await acts.seen(id, fay)).invitations).toBeUndefined();
    expect(await mailed(fay)).toEqual(['eventInvited']);
  });

  it('E33 E40 an organiser without contacts may invite only managers of the community', async () => {
    const [nora, fay] = [await member('Nora'), await member('Fay')];
    const mona = await member('Monika', { manager: true });
    const { id } = await createEvent(server, nora, home);
    const found = async (search: string) => {
      const path = `/api/event/${id}/organiser-candidates?invitedAs=PARTICIPANT&search=${search}`;
      return ((await server.get(path, as(nora))).body as EventPerson[]).map(({ firstName }) => firstName);
    };
    expect([await found('fay'), await found('monika')]).toEqual([[], ['Monika']]);
    expect(saidBy(await acts.inviteTo(id, fay, nora))).toBe(1300);
    expect(saidBy(await acts.inviteTo(id, mona, nora))).toBe('OK');
    expect(await found('monika')).toEqual([]);
  });

  it('E40 to an event that is over, off or deleted nobody is invited, and nobody accepts', async () => {
    const fay = await friend();
    const over = await create({ date: '2026-01-10' });
    expect(saidBy(await acts.inviteTo(over.id, fay, olga))).toBe(1201);
    const [off, gone] = [await create(), await create()];
    for (const { id } of [off, gone]) await acts.inviteTo(id, fay, olga);
    await acts.callOff(off.id, olga);
    await acts.remove(gone.id, olga);
    expect(saidBy(await acts.inviteTo(off.id, await friend(), olga))).toBe(1205);
    expect(saidBy(await acts.answerTo('PARTICIPANT', true, off.id, fay))).toBe(1205);
    expect(saidBy(await acts.answerTo('PARTICIPANT', true, gone.id, fay))).toBe(1195);
  });

  it.each<[string, (fay: Person) => Promise<Answer>]>([
    [
      'the organiser blocks them',
      (fay) => server.post(`/api/blocks/${fay.participantId}`, undefined, as(olga)),
    ],
    [
      'they block the organiser',
      (fay) => server.post(`/api/blocks/${olga.participantId}`, undefined, as(fay)),
    ],
    [
      'a manager hid them for a while',
      async (fay) => {
        const mona = await member('Mona', { manager: true });
        const toggle = `/api/admin/participants/${fay.participantId}/profile/toggle`;
        await server.post(toggle, { shouldDisable: true }, as(mona));
        return server.post(toggle, { shouldDisable: false }, as(mona));
      },
    ],
  ])('E43 an invitation ends once %s', async (_, happens) => {
    olga = await member('Olga');
    const { id } = await create();
    const fay = await friend();
    await acts.inviteTo(id, fay, olga);
    expect((await happens(fay)).status).toBe(200);
    expect((await acts.seen(id, fay)).invitations).toBeUndefined();
    expect(saidBy(await acts.answerTo('PARTICIPANT', true, id, fay))).toBe(1301);
    expect((await invited(id)).list).toEqual([]);
  });

  it('E40 one organiser invites so many in a day', async () => {
    olga = await member('Olga');
    const { id } = await create();
    const fay = await friend();
    for (let count = 0; count < 40; count += 1) await acts.inviteTo(id, fay, olga);
    expect(saidBy(await acts.inviteTo(id, await friend(), olga))).toBe(1104);
  });
});

describe('SAF-01 EVT-06 invited to organise', () => {
  beforeAll(async () => {
    olga = await member('Olga');
  });

  it('E17 E43 is an organiser from their acceptance on, for visitors too', async () => {
    const { id } = await create();
    const fay = await friend();
    expect(saidBy(await acts.inviteToOrganise(id, fay, olga))).toBe('OK');
    expect(await mailed(fay)).toEqual(['organiserInvited']);
    expect((await server.emailTo(fay.email)).subject).toBe(
      'Olga Tester asks you to help organise “Breakfast”',
    );
    expect(await organisers(id, fay)).toEqual(['Olga']);
    expect((await acts.seen(id, fay)).mayEdit).toBe(false);
    expect((await invited(id, '?invitedAs=ORGANISER')).list).toMatchObject([{ firstName: 'Fay' }]);
    expect((await invited(id, '?invitedAs=PARTICIPANT')).list).toEqual([]);
    expect((await acts.seen(id, fay)).invitations).toMatchObject([{ invitedAs: 'ORGANISER' }]);
    const { body } = await acts.answerTo('ORGANISER', true, id, fay);
    expect((body as Event).mayEdit).toBe(true);
    expect(await organisers(id, fay)).toEqual(['Olga', 'Fay']);
    expect((await invited(id)).list).toEqual([]);
  });

  it('E18 E43 who declines is not asked again; who stepped down may be', async () => {
    const { id } = await create();
    const [fay, gus] = [await friend(), await friend('Gus')];
    for (const who of [fay, gus]) await acts.inviteToOrganise(id, who, olga);
    await acts.answerTo('ORGANISER', false, id, fay);
    expect(saidBy(await acts.inviteToOrganise(id, fay, olga))).toBe(1302);
    await acts.answerTo('ORGANISER', true, id, gus);
    const down = (who: Person) =>
      server.delete(`/api/event/${id}/responsibles/${who.participantId}`, as(who));
    expect(saidBy(await down(gus))).toBe('OK');
    expect(await organisers(id, gus)).toEqual(['Olga']);
    expect(saidBy(await down(olga))).toBe(1198);
    expect(saidBy(await acts.inviteToOrganise(id, gus, olga))).toBe('OK');
    expect(await organisers(id, gus)).toEqual(['Olga']);
    await acts.answerTo('ORGANISER', true, id, gus);
    expect(await organisers(id, gus)).toEqual(['Olga', 'Gus']);
  });

  it('E18 invitations by a former organiser end', async () => {
    const { id } = await create();
    const [fay, gus] = [await friend(), await friend('Gus')];
    await acts.inviteToOrganise(id, fay, olga);
    await acts.answerTo('ORGANISER', true, id, fay);
    await connect(server, home, fay, gus);
    await acts.inviteTo(id, gus, fay);
    await server.delete(`/api/event/${id}/responsibles/${fay.participantId}`, as(olga));
    expect(saidBy(await acts.answerTo('PARTICIPANT', true, id, gus))).toBe(1301);
  });

  it('E17 who manages the community makes themself one, and who takes part can be asked', async () => {
    const mona = await member('Mona', { manager: true });
    const { id } = await create();
    const pat = await member('Pat');
    expect(saidBy(await acts.inviteToOrganise(id, pat, mona))).toBe(1196);
    await acts.join(id, pat);
    expect(saidBy(await acts.inviteToOrganise(id, pat, mona))).toBe('OK');
    expect(saidBy(await acts.inviteToOrganise(id, mona, mona))).toBe('OK');
    expect(await organisers(id, pat)).toEqual(['Olga', 'Mona']);
  });
});

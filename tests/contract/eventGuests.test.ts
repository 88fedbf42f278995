import { parse } from 'csv-parse/sync';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Applicants } from '../../src/generated/api/admission';
import type { Init } from '../../src/generated/api/currentUser';
import type { Event, EventPeople } from '../../src/generated/api/event';
import type { EventParticipants } from '../../src/generated/api/organiser';
import { participants } from '../../src/server/db/schema';
import { errorOf } from '../support/client';
import { eventActs, said } from '../support/eventActs';
import { createEvent } from '../support/events';
import { agree, join } from '../support/newcomers';
import { addPerson, newEmail, password, type Person } from '../support/people';
import { codeIn, startServer, type TestServer } from '../support/server';
import { nothingAsked, type TestCommunity } from '../support/testCommunities';

const admitting = (admission: string): TestCommunity => ({
  ...nothingAsked,
  auth: [{ authType: 'EMAIL' }, { authType: 'OTP' }],
  community: { admission },
});
const homes = ['open', 'approval', 'invitation', 'closed'] as const;
type Home = (typeof homes)[number];
const domain = (home: Home) => `${home}.guests.example`;

let server: TestServer;
const managers = {} as Record<Home, Person>;
beforeAll(async () => {
  const communities = Object.fromEntries(homes.map((home) => [domain(home), admitting(home)]));
  server = await startServer({ emailsAtOnce: true, communities });
  for (const home of homes) {
    managers[home] = await addPerson(server, { member: domain(home), manager: true, firstName: 'Olga' });
  }
});
afterAll(() => server.stop());

const acts = (home: Home) => eventActs(server, domain(home));
const as = ({ token }: Person, home: Home) => ({ token, community: domain(home) });
const create = (home: Home, change: object = {}) => createEvent(server, managers[home], domain(home), change);
const name = { firstName: ' Gwen ', lastName: 'Guest' };
const come = async (home: Home, id: string, who: Person, body: object = name) => {
  await agree(server, who, domain(home));
  return server.post(`/api/event/${id}/guest`, body, as(who, home));
};
const rowOf = async (home: Home, { userId }: Person) => {
  const own = and(eq(participants.communityId, domain(home)), eq(participants.userId, userId));
  const [row] = await server.app.db.orm.select().from(participants).where(own);
  return row;
};

/** A person who is a guest of an event. */
async function guest(home: Home, id: string, body?: object): Promise<Person> {
  const person = await addPerson(server);
  expect((await come(home, id, person, body)).status).toBe(200);
  return { ...person, participantId: (await rowOf(home, person))!.id };
}
const init = async (home: Home, who: Person) =>
  (await server.post('/api/init', undefined, as(who, home))).body as Init;

describe('SES-04 CFG-12 E39 POST /api/event/{id}/guest', () => {
  it.each(['open', 'approval', 'invitation'] as const)(
    'lets in to one event alone, where admission is %s',
    async (home) => {
      const [{ id }, other] = [await create(home), await create(home)];
      const gwen = await addPerson(server);
      const answer = await come(home, id, gwen);
      const seen = answer.body as Event;
      expect(seen).toMatchObject({ organizerContact: '@ada_organises', onlineMeetingLink: null });
      expect(seen.participation?.status).toBe('NOT_PARTICIPATING');
      expect(seen.mayEdit).toBe(false);
      expect(said(await acts(home).join(id, gwen))).toBe('CONFIRMED');
      expect((await acts(home).seen(id, gwen)).onlineMeetingLink).toBe('https://meet.example/farlink');
      const ticket = await server.get(`/api/event/${id}/ticket`, as(gwen, home));
      expect(ticket.body).toMatchObject({ code: expect.stringContaining(seen.participation!.participantId) });

      expect(said(await acts(home).join(other.id, gwen))).toBe(1109);
      const asVisitor = await acts(home).seen(other.id, gwen);
      expect(asVisitor).toMatchObject({ organizerContact: null, participation: null });
      expect((await server.get(`/api/event/${other.id}/ticket`, as(gwen, home))).status).toBe(403);
      expect((await server.get('/api/event/feed', as(gwen, home))).status).toBe(403);
    },
  );

  it('is no member for anybody, and no applicant', async () => {
    const { id } = await create('approval');
    const gwen = await guest('approval', id);
    const { token, participantId = '' } = gwen;
    const manager = as(managers.approval, 'approval');
    const at = `/api/community/${domain('approval')}`;
    const me = await init('approval', gwen);
    expect(me).toMatchObject({ participant: null, invitationId: null, user: { connectedParticipants: [] } });
    expect([me.notIn, me.needsInvitation]).toEqual([undefined, undefined]);
    expect(me.guestName).toEqual({ firstName: 'Gwen', lastName: 'Guest' });
    const waiting = await server.get(`/api/admin/${domain('approval')}/admissions`, manager);
    expect((waiting.body as Applicants).total).toBe(0);
    const decided = await server.post(
      `/api/admin/${domain('approval')}/admissions/decide`,
      { admit: true, decisions: [{ participantId, version: 1 }] },
      manager,
    );
    expect(decided.body).toMatchObject({ done: [], left: [{ participantId, code: 1110 }] });
    for (const path of [
      `/api/admin/${domain('approval')}/participants/${participantId}`,
      `/api/participant/profile/${(await rowOf('approval', gwen))!.slug}`,
    ]) {
      expect([path, (await server.get(path, manager)).status]).toEqual([path, 404]);
    }
    const members = await server.get(`${at}/participants-list`, manager);
    expect(members.text).not.toContain(participantId);
    expect(
      (await server.get(`${at}/participants-list`, { token, community: domain('approval') })).status,
    ).toBe(403);
  });

  it('E27 shows to organisers and to who goes', async () => {
    const { id } = await create('invitation', { approvalRequired: true });
    const gwen = await guest('invitation', id);
    const olga = managers.invitation;
    expect(said(await acts('invitation').join(id, gwen))).toBe('PENDING');
    const asks = await server.get(`/api/event/${id}/participants`, as(olga, 'invitation'));
    expect((asks.body as EventParticipants).list).toMatchObject([
      { id: gwen.participantId, firstName: 'Gwen', lastName: 'Guest', status: 'PENDING' },
    ]);
    expect(said(await acts('invitation').decide('approve', id, gwen, olga))).toBe('CONFIRMED');
    const going = await server.get(`/api/event/${id}/participants/confirmed`, {
      community: domain('invitation'),
    });
    expect((going.body as EventPeople).list).toMatchObject([
      { slug: null, firstName: 'Gwen', lastName: 'Guest' },
    ]);
    expect((await acts('invitation').seen(id, gwen)).faces).toHaveLength(1);
    await acts('invitation').join(id, olga);
    const file = await server.get(`/api/event/${id}/participants.csv`, as(olga, 'invitation'));
    const marks = (parse(file.text, { bom: true, columns: true }) as Record<string, string>[]).map((row) => [
      row['first name'],
      row.guest,
    ]);
    expect(marks.toSorted()).toEqual([
      ['Gwen', 'true'],
      ['Olga', 'false'],
    ]);
    const email = await server.emailTo(gwen.email, 2);
    expect(email.subject).toBe('You’re going to “Breakfast”');
  });

  it('waits in line as members do', async () => {
    const { id } = await create('open', { maxParticipants: 1, waitingListEnabled: true });
    const [first, second] = [await guest('open', id), await guest('open', id)];
    expect(said(await acts('open').join(id, first))).toBe('CONFIRMED');
    expect(said(await acts('open').join(id, second))).toBe(1199);
    expect(said(await acts('open').wait(id, second))).toBe(1);
    expect(said(await acts('open').cancel(id, first))).toBe('CANCELLED');
    expect(said(await acts('open').join(id, second))).toBe('CONFIRMED');
  });

  it('refuses what is not open to guests', async () => {
    const gwen = await addPerson(server);
    const code = async (home: Home, id: string, who = gwen, body: object = name) =>
      errorOf(await come(home, id, who, body)).code;
    const open = await create('open');
    const hidden = await create('open', { visibility: 'PRIVATE' });
    expect(await code('open', hidden.id)).toBe(1195);
    expect(await code('open', 'unknown')).toBe(1195);
    expect(await code('approval', open.id)).toBe(1195);
    expect(await code('closed', (await create('closed')).id)).toBe(1130);
    expect(await code('open', open.id, await addPerson(server, { confirmed: false }))).toBe(1146);
    expect(await code('open', open.id, gwen, { firstName: ' ', lastName: '' })).toBe(1100);
    await acts('open').callOff(open.id, managers.open);
    expect(await code('open', open.id)).toBe(1205);
    expect(await rowOf('open', gwen)).toBeUndefined();
    for (const change of [{ refusedAt: new Date() }, { removedAt: new Date() }, { profileEnabled: false }]) {
      const out = await addPerson(server, { member: domain('open'), enabled: false, participant: change });
      expect(await code('open', (await create('open')).id, out)).toBe(1109);
    }
  });

  it('changes nothing said again, at once, or by a member', async () => {
    const { id } = await create('open');
    const gwen = await addPerson(server);
    const answers = await Promise.all([1, 2, 3].map(() => come('open', id, gwen)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rowOf('open', gwen)).toMatchObject({ isGuest: true, enabled: false, guestOf: [id] });
    const member = await addPerson(server, { member: domain('open') });
    expect((await come('open', id, member)).status).toBe(200);
    expect(await rowOf('open', member)).toMatchObject({ isGuest: false, guestOf: [], firstName: 'Ada' });
  });
});

describe('SES-04 signing up on the way to an event, where members are invited', () => {
  const at = { community: domain('invitation') };
  async function byCode(backTo: string) {
    const email = newEmail('gwen');
    await server.post('/api/auth/otp/challenge', { email }, at);
    const code = codeIn(await server.emailTo(email));
    return server.post('/api/auth/otp/validate', { login: email, password: code, backTo }, at);
  }
  const byPassword = (backTo?: string) =>
    server.post('/api/auth/register-user', { email: newEmail('gwen'), password, backTo }, at);

  it('A04 A11 makes an account by the way back to a public event, and to nothing else', async () => {
    const { id } = await create('invitation');
    const way = `/event/${id}?from=poster#map`;
    const signedIn = await byCode(way);
    expect(signedIn.body).toMatchObject({ token: expect.any(String), backTo: way });
    expect((await byPassword(way)).text).toBe('OK');

    const hidden = await create('invitation', { visibility: 'PRIVATE' });
    const off = await create('invitation');
    await acts('invitation').callOff(off.id, managers.invitation);
    const elsewhere = await create('open');
    const ways = [hidden.id, off.id, elsewhere.id, 'unknown'].map((event) => `/event/${event}`);
    for (const other of [...ways, `/event/${id}/edit`, `//evil.example/event/${id}`, '/', undefined]) {
      expect([other, errorOf(await byPassword(other)).code]).toEqual([other, 1107]);
    }
    expect(errorOf(await byCode('/event/unknown')).code).toBe(1107);
  });
});

describe('SES-04 P01 POST /api/participant/create by a guest', () => {
  it('makes a member where anybody may join, with the place they have', async () => {
    const { id } = await create('open');
    const gwen = await guest('open', id);
    await acts('open').join(id, gwen);
    const joined = await join(server, gwen, domain('open'), {});
    expect(joined.body).toMatchObject({ id: gwen.participantId, firstName: 'Gwen', enabled: true });
    expect(await rowOf('open', gwen)).toMatchObject({ isGuest: false, enabled: true, guestOf: [] });
    expect((await acts('open').seen(id, gwen)).participation?.status).toBe('CONFIRMED');
  });

  it('makes an applicant where managers let people in, who goes on being a guest meanwhile', async () => {
    const { id } = await create('approval');
    const gwen = await guest('approval', id);
    await acts('approval').join(id, gwen);
    const joined = await join(server, gwen, domain('approval'), {});
    expect(joined.body).toMatchObject({ enabled: false });
    expect((await init('approval', gwen)).notIn).toEqual({ because: 'WAITING' });
    expect((await acts('approval').seen(id, gwen)).participation?.status).toBe('CONFIRMED');
    const another = await create('approval');
    expect(said(await acts('approval').join(another.id, gwen))).toBe(1109);
    expect((await come('approval', another.id, gwen)).status).toBe(200);
    expect(said(await acts('approval').join(another.id, gwen))).toBe('CONFIRMED');

    const remove = await server.post(
      `/api/admin/participants/${gwen.participantId}/remove`,
      { text: 'No.', version: 1 },
      as(managers.approval, 'approval'),
    );
    expect(remove.status).toBe(200);
    expect((await acts('approval').seen(id, gwen)).participation).toBeNull();
    expect(said(await acts('approval').join(id, gwen))).toBe(1109);
    expect((await acts('approval').seen(id, managers.approval)).confirmedCount).toBe(0);
  });

  it('needs an invitation where members are invited, and keeps the guest without one', async () => {
    const { id } = await create('invitation');
    const gwen = await guest('invitation', id);
    expect((await init('invitation', gwen)).needsInvitation).toBe(true);
    expect(errorOf(await join(server, gwen, domain('invitation'), {})).code).toBe(1107);
    expect(await rowOf('invitation', gwen)).toMatchObject({ isGuest: true, guestOf: [id] });
    expect(said(await acts('invitation').join(id, gwen))).toBe('CONFIRMED');
  });
});

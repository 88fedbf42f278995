import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Init } from '../../src/generated/api/currentUser';
import type { ContactPage, IntroductionPage } from '../../src/generated/api/introduction';
import { blocks, interestCredits, invitationAcceptances, participants } from '../../src/server/db/schema';
import { outbox } from '../support/outbox';
import { addPerson, type Person, type PersonOptions } from '../support/people';
import { join, joining } from '../support/newcomers';
import { startServer, type TestServer } from '../support/server';

const home = 'open.example';
const checked = 'checked.example';
const far = 'far.example';
let server: TestServer;
beforeAll(async () => {
  const auth = [{ authType: 'EMAIL' }];
  server = await startServer({
    emailsAtOnce: true,
    communities: {
      // Members do not see each other.
      [home]: { auth, community: { transparent: false } },
      [checked]: { auth, community: { admission: 'approval' } },
      [far]: { auth },
    },
  });
});
afterAll(() => server.stop());

const idOf = ({ participantId = '' }: Person) => participantId;
const as = ({ token }: Person, community = home) => ({ token, community });
const member = (firstName: string, more: PersonOptions = {}) =>
  addPerson(server, { member: home, firstName, ...more });
const invitationOf = async (person: Person, community = home) =>
  ((await server.post('/api/init', undefined, as(person, community))).body as Init).invitationId ?? '';
const accept = async (person: Person, invitation: string) => {
  const answer = await server.post(`/api/invitation/${invitation}`, undefined, { token: person.token });
  expect(answer.status, answer.text).toBe(200);
};
/** A new user who joins, and their participant. */
async function joined(person: Person, invitedBy?: string, community = home): Promise<Person> {
  const answer = await join(server, person, community, { ...joining, invitedBy });
  expect(answer.status, answer.text).toBe(200);
  return { ...person, participantId: (answer.body as { id: string }).id };
}
const newcomer = async (invitedBy?: string, community = home) =>
  joined(await addPerson(server, { firstName: 'Newt' }), invitedBy, community);
const waitingFor = async (person: Person, community = home) =>
  ((await server.get('/api/matching/requests', as(person, community))).body as IntroductionPage).items;
const change = ({ participantId = '' }: Person, set: Partial<typeof participants.$inferInsert>) =>
  server.app.db.orm.update(participants).set(set).where(eq(participants.id, participantId));

describe('the inviter of a newcomer', () => {
  it('AUT-07 M05 B05 P01 waits to be accepted from the first minute, and both are connected then', async () => {
    const hedy = await member('Hedy', { participant: { about: 'I teach pottery.' } });
    const newt = await newcomer(await invitationOf(hedy));
    expect(await waitingFor(newt)).toMatchObject([
      { subject: { id: idOf(hedy), firstName: 'Hedy' }, invited: true, introMessage: null },
    ]);
    // Members do not see each other here: these two do.
    const page = (of: Person, by: Person) => server.get(`/api/participant/profile/${idOf(of)}`, as(by));
    expect((await page(hedy, newt)).body).toMatchObject({ about: 'I teach pottery.' });
    expect((await page(hedy, await member('Otto'))).status).toBe(404);
    // Nobody is emailed about it, and it costs nothing.
    const { orm } = server.app.db;
    expect(await orm.$count(outbox, eq(outbox.kind, 'introduced'))).toBe(0);
    expect(await orm.$count(interestCredits, eq(interestCredits.participantId, idOf(hedy)))).toBe(0);
    const yes = { subjectId: idOf(hedy), relationType: 'LIKE' };
    expect((await server.post('/api/relations', yes, as(newt))).body).toMatchObject({
      relation: 'CONNECTED',
    });
    const contacts = (await server.get('/api/relations?list=CONNECTED', as(hedy))).body as ContactPage;
    expect(contacts.items).toMatchObject([{ subject: { id: idOf(newt) } }]);
    expect((await server.emailTo(hedy.email)).subject).toContain('connected');
    expect(await waitingFor(newt)).toEqual([]);
  });

  it('A12 AUT-07 SES-02 is the one of the server’s record: an invitation accepted before, and no made-up one', async () => {
    const [hedy, ivan] = [await member('Hedy'), await member('Ivan')];
    const user = await addPerson(server, { firstName: 'Newt' });
    await accept(user, await invitationOf(hedy));
    // The first one counts.
    const newt = await joined(user, await invitationOf(ivan));
    expect((await waitingFor(newt)).map(({ subject }) => subject.firstName)).toEqual(['Hedy']);
    expect(await waitingFor(await newcomer())).toEqual([]);
    const elsewhere = await addPerson(server, { member: far, firstName: 'Fay' });
    for (const invitation of ['made-up', idOf(hedy), await invitationOf(elsewhere, far)]) {
      expect(await waitingFor(await newcomer(invitation))).toEqual([]);
    }
    expect(await waitingFor(await newcomer(await invitationOf(hedy), far), far)).toEqual([]);
  });

  it('ADM-09 D41 AUT-07 waits for an applicant once managers have admitted them', async () => {
    const hedy = await addPerson(server, { member: checked, firstName: 'Hedy' });
    const mona = await addPerson(server, { member: checked, manager: true, firstName: 'Mona' });
    const newt = await newcomer(await invitationOf(hedy, checked), checked);
    const sent = () =>
      server.get('/api/relations?list=INTERESTED', as(hedy, checked)).then(({ body }) => body as ContactPage);
    expect((await sent()).items).toEqual([]);
    const [stored] = await server.app.db.orm
      .select({ version: participants.managedVersion })
      .from(participants)
      .where(eq(participants.id, idOf(newt)));
    const decisions = [{ participantId: idOf(newt), version: stored?.version }];
    const answer = await server.post(
      `/api/admin/${checked}/admissions/decide`,
      { decisions, admit: true },
      as(mona, checked),
    );
    expect(answer.status, answer.text).toBe(200);
    expect((await waitingFor(newt, checked)).map(({ subject }) => subject.id)).toEqual([idOf(hedy)]);
  });

  it.each<[string, (hedy: Person) => Promise<unknown>]>([
    ['is hidden', (hedy) => change(hedy, { profileEnabled: false })],
    ['was removed', (hedy) => change(hedy, { enabled: false, removedAt: new Date() })],
    ['has switched introductions off', (hedy) => change(hedy, { networkingEnabled: false })],
    ['has left', (hedy) => server.post('/api/participant/leave', { participantId: idOf(hedy) }, as(hedy))],
  ])('AUT-07 M05 is nobody to meet if they %s', async (_, end) => {
    const hedy = await member('Hedy');
    const user = await addPerson(server, { firstName: 'Newt' });
    await accept(user, await invitationOf(hedy));
    await end(hedy);
    const newt = await joined(user);
    expect(await waitingFor(newt)).toEqual([]);
    // Also not once they are back: nothing was stored.
    await change(hedy, { profileEnabled: true, enabled: true, removedAt: null, networkingEnabled: true });
    expect(await waitingFor(newt)).toEqual([]);
  });

  it('AUT-07 M05 P24 is there although they have paused introductions: the newcomer is no stranger', async () => {
    const hedy = await member('Hedy');
    const pause = { participantId: idOf(hedy), weeks: 2 };
    expect((await server.post('/api/participant/pause', pause, as(hedy))).status).toBe(200);
    const newt = await newcomer(await invitationOf(hedy));
    expect((await waitingFor(newt)).map(({ subject }) => subject.id)).toEqual([idOf(hedy)]);
  });

  it('AUT-07 M05 SAF-01 is nobody to meet where one has blocked the other, or hides them', async () => {
    const [hedy, ivan] = [await member('Hedy'), await member('Ivan')];
    for (const [inviter, end] of [
      [hedy, (by: Person) => server.post(`/api/blocks/${idOf(hedy)}`, undefined, as(by))],
      [
        ivan,
        (by: Person) =>
          server.post(
            '/api/relations',
            { subjectId: idOf(ivan), relationType: 'DISLIKE', note: 'ALREADY_KNOW' },
            as(by),
          ),
      ],
    ] as const) {
      const newt = await newcomer(await invitationOf(inviter));
      expect(await waitingFor(newt)).toHaveLength(1);
      expect((await end(newt)).status).toBe(200);
      expect(await waitingFor(newt)).toEqual([]);
      // They leave, and come back by the same invitation.
      const { orm } = server.app.db;
      await server.post('/api/participant/leave', { participantId: idOf(newt) }, as(newt));
      const { token } = await server.app.sessions.open(orm, {
        userId: newt.userId,
        communityId: home,
        userAgent: 'test',
        method: 'EMAIL',
      });
      const back = await joined({ ...newt, token }, await invitationOf(inviter));
      const accepted = eq(invitationAcceptances.userId, newt.userId);
      expect(await orm.$count(invitationAcceptances, accepted)).toBe(1);
      expect(await waitingFor(back)).toEqual([]);
    }
    expect(await server.app.db.orm.$count(blocks, eq(blocks.subjectId, idOf(hedy)))).toBe(1);
  });

  it('A17 who is hidden invites nobody: the link says no name', async () => {
    const hedy = await member('Hedy');
    const invitation = await invitationOf(hedy);
    expect((await server.get(`/api/invitation/${invitation}`)).status).toBe(200);
    await change(hedy, { profileEnabled: false });
    const answer = await server.get(`/api/invitation/${invitation}`);
    expect([answer.status, answer.text.includes('Hedy')]).toEqual([404, false]);
  });
});

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignInResult } from '../../src/generated/api/auth';
import type { CurrentUser, Init } from '../../src/generated/api/currentUser';
import type { InvitePreview, InviteResult } from '../../src/generated/api/memberInvite';
import { memberInvites, users } from '../../src/server/db/schema';
import { memberInviteRelevance } from '../../src/server/modules/memberInvite/relevance';
import type { Queued } from '../../src/server/notifications/deliveries/deliveries';
import { errorOf } from '../support/client';
import { join } from '../support/newcomers';
import { outbox } from '../support/outbox';
import { addPerson, newEmail, password, type Person } from '../support/people';
import { linkParameter, startServer, type TestServer } from '../support/server';
import { nothingAsked } from '../support/testCommunities';

const home = 'approving.example';
const elsewhere = 'inviting.example';
let server: TestServer;
let manager: Person;

beforeAll(async () => {
  server = await startServer({
    emailsAtOnce: true,
    communities: {
      [home]: { ...nothingAsked, community: { admission: 'approval' } },
      [elsewhere]: { ...nothingAsked, community: { admission: 'invitation' } },
    },
  });
  manager = await addPerson(server, { member: home, manager: true, firstName: 'Tobias' });
});
afterAll(() => server.stop());

const preview = (csv: string) =>
  server.post(`/api/admin/${home}/invites/preview`, { csv }, { token: manager.token, community: home });
const person = (email: string, firstName = 'Ann') => ({ email, firstName, lastName: 'Lee' });
const send = (people: object[], { token } = manager, community = home) =>
  server.post(`/api/admin/${community}/invites`, { people }, { token, community });
const known = async (email: string) =>
  (await server.app.db.orm.select().from(users).where(eq(users.email, email))).length > 0;
const init = async ({ token }: Pick<Person, 'token'>) =>
  (await server.post('/api/init', undefined, { token, community: home })).body as Init;

describe('inviting people by a list', () => {
  it('ADM-08 D33 POST /api/admin/{id}/invites/preview lists the problem of each row, and sends nothing', async () => {
    const member = await addPerson(server, { member: home });
    const [fresh, again] = [newEmail('fresh'), newEmail('again')];
    await send([person(again)]);
    const csv = ['email,first name', fresh, 'not an address', fresh.toUpperCase(), member.email, again].join(
      '\n',
    );
    const { rows } = (await preview(csv)).body as InvitePreview;
    expect(rows.map(({ line, issue }) => [line, issue])).toEqual([
      [2, null],
      [3, 'EMAIL'],
      [4, 'DUPLICATE'],
      [5, 'MEMBER'],
      [6, 'INVITED'],
    ]);
    expect(await server.emails(fresh)).toEqual([]);
    expect(errorOf(await preview('')).code).toBe(1100);
  });

  it('ADM-08 D34 POST /api/admin/{id}/invites writes to who can be invited, and makes no account', async () => {
    const email = newEmail('invited');
    const answer = await send([person(email), person(manager.email)]);
    expect(answer.body as InviteResult).toEqual({
      invited: 1,
      passedOver: [{ email: manager.email, issue: 'MEMBER' }],
    });
    const { text } = await server.emailTo(email);
    expect(text).toContain('/invite?id=');
    expect(await known(email)).toBe(false);
    expect((await send([person(email)])).body).toMatchObject({
      invited: 0,
      passedOver: [{ issue: 'INVITED' }],
    });
  });

  it('ADM-08 ADM-09 D34 an invited person with a confirmed address is admitted by joining', async () => {
    const email = newEmail('proved');
    await send([person(email)]);
    const guest = await addPerson(server);
    await server.app.db.orm.update(users).set({ email }).where(eq(users.id, guest.userId));
    const joined = await join(server, guest, home, { profile: { firstName: 'Ann' } });
    expect(joined.body).toMatchObject({ enabled: true });
    const stranger = await addPerson(server);
    const waits = await join(server, stranger, home, { profile: { firstName: 'Bea' } });
    expect(waits.body).toMatchObject({ enabled: false });
  });

  it('ADM-08 AUT-07 D34 who joined before that is let in once the address is confirmed, and not before', async () => {
    const email = newEmail('later');
    await send([person(email)]);
    const consent = { agreed: true };
    await server.post('/api/auth/register-user', { email, password, consent }, { community: home });
    const body = { authType: 'EMAIL', email, password };
    const login = await server.post('/api/auth/login', body, { community: home });
    const token = (login.body as SignInResult).token ?? '';
    const { userId } = (await server.get('/api/current-user', { token, community: home }))
      .body as CurrentUser;
    const joined = await join(server, { userId, token, email }, home, { profile: { firstName: 'Cleo' } });
    expect(joined.body).toMatchObject({ enabled: false });
    expect((await init({ token })).user.enabled).toBe(false);
    const code = linkParameter(await server.emailTo(email, 2), 'code');
    await server.post('/api/auth/confirm-email', { code }, { token, community: home });
    expect((await init({ token })).user.enabled).toBe(true);
  });

  it('ADM-08 ADM-10 D34 stands in the audit by number, and is erased with the address alone', async () => {
    const email = newEmail('kept');
    await send([person(email)]);
    const { orm } = server.app.db;
    const own = and(eq(memberInvites.communityId, home), eq(memberInvites.email, email));
    expect(await orm.select().from(memberInvites).where(own)).toHaveLength(1);
    const { body } = await server.get(`/api/admin/${home}/audit?act=members.invite`, {
      token: manager.token,
      community: home,
    });
    expect(JSON.stringify(body)).toContain('"invited":1');
    expect(JSON.stringify(body)).not.toContain(email);
  });

  it('ADM-08 P01 D34 an invitation opens a community that is by invitation, for sixty days', async () => {
    const host = await addPerson(server, { member: elsewhere, manager: true });
    const [soon, late] = [newEmail('soon'), newEmail('late')];
    await send([person(soon), person(late)], host, elsewhere);
    const come = async (email: string) => {
      const guest = await addPerson(server);
      await server.app.db.orm.update(users).set({ email }).where(eq(users.id, guest.userId));
      return join(server, guest, elsewhere, { profile: { firstName: 'Dan' } });
    };
    expect((await come(soon)).status).toBe(200);
    // Waiting invitations are not sent to people who have joined.
    const isRelevant = memberInviteRelevance(server.app.db).get('memberInvite')!;
    const causes = await server.app.db.orm
      .select({ kind: outbox.kind, cause: outbox.cause })
      .from(outbox)
      .where(and(eq(outbox.kind, 'memberInvite'), eq(outbox.communityId, elsewhere)))
      .orderBy(outbox.number);
    const relevant = await Promise.all(causes.map((each) => isRelevant(each as Queued)));
    expect(relevant.slice(-2)).toEqual([false, true]);
    server.later(61 * 86_400);
    expect(errorOf(await come(late)).code).toBe(1107);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignInResult } from '../../src/generated/api/auth';
import type { Init } from '../../src/generated/api/currentUser';
import { invitationAcceptances, invitations, participants } from '../../src/server/db/schema';
import { randomId } from '../../src/server/tokens';
import { errorOf } from '../support/client';
import { startGoogle, type FakeGoogle } from '../support/google';
import { addPerson, newEmail, password, type Person } from '../support/people';
import { codeIn, linkParameter, startServer, type TestServer } from '../support/server';

const closed = 'invited.example';
const methods = ['EMAIL', 'OTP', 'MAGIC', 'GOOGLE'].map((authType) => ({ authType }));
let google: FakeGoogle;
let server: TestServer;
let member: Person;
let invitation: string;
let elsewhere: string;

const ownInvitation = async ({ token }: Person, community: string) =>
  ((await server.post('/api/init', undefined, { token, community })).body as Init).invitationId ?? '';

beforeAll(async () => {
  google = await startGoogle();
  server = await startServer({
    env: google.env,
    communities: {
      [closed]: { community: { admission: 'invitation', title: 'The Closed Circle' }, auth: methods },
    },
  });
  member = await addPerson(server, { member: closed, firstName: 'Hedy' });
  invitation = await ownInvitation(member, closed);
  elsewhere = await ownInvitation(await addPerson(server, { member: 'open.example' }), 'open.example');
});
afterAll(async () => {
  await server.stop();
  await google.stop();
});

const at = { community: closed };
const acceptances = (userId: string) =>
  server.app.db.orm.select().from(invitationAcceptances).where(eq(invitationAcceptances.userId, userId));

describe('invitations', () => {
  it('U04 every member has one, the same each time', async () => {
    expect(invitation).toMatch(/^[\w-]{22}$/);
    expect(await ownInvitation(member, closed)).toBe(invitation);
  });

  it("A17 GET /api/invitation/{id} tells a visitor the inviter's first name and the community, and nothing more", async () => {
    const answer = await server.get(`/api/invitation/${invitation}`);
    expect(answer.body).toEqual({ inviterFirstName: 'Hedy', communityTitle: 'The Closed Circle' });
  });

  it('A12 POST /api/invitation/{id} accepts, once however often, and not from oneself', async () => {
    const { token, userId } = await addPerson(server);
    for (let n = 0; n < 3; n += 1) {
      const answer = await server.post(`/api/invitation/${invitation}`, undefined, { token });
      expect(answer.body).toEqual({ communityId: closed, inviterFirstName: 'Hedy' });
    }
    expect(await acceptances(userId)).toMatchObject([{ inviterId: member.participantId }]);
    await server.post(`/api/invitation/${invitation}`, undefined, { token: member.token });
    expect(await acceptances(member.userId)).toEqual([]);
  });

  it('A18 POST /api/current-user/invitation renews: the link given out so far stops working', async () => {
    const { token } = await addPerson(server, { member: closed });
    const renew = (community: string) =>
      server.post('/api/current-user/invitation', undefined, { token, community });
    const before = await ownInvitation({ token } as Person, closed);
    const { invitationId } = (await renew(closed)).body as { invitationId: string };
    expect(invitationId).not.toBe(before);
    expect(await ownInvitation({ token } as Person, closed)).toBe(invitationId);
    expect(errorOf(await server.get(`/api/invitation/${before}`)).code).toBe(1108);
    expect((await server.get(`/api/invitation/${invitationId}`)).status).toBe(200);
    expect(errorOf(await renew('open.example')).code).toBe(1110);
  });

  it('A12 an invitation that is unknown, renewed, or of a member no longer admitted says so', async () => {
    const { token } = await addPerson(server);
    const shutOut = await addPerson(server, { member: closed });
    const theirs = await ownInvitation(shutOut, closed);
    const { orm } = server.app.db;
    await orm
      .update(participants)
      .set({ enabled: false })
      .where(eq(participants.id, shutOut.participantId ?? ''));
    const renewer = await addPerson(server, { member: closed });
    const old = await ownInvitation(renewer, closed);
    await orm
      .update(invitations)
      .set({ id: 'renewed' })
      .where(eq(invitations.participantId, renewer.participantId ?? ''));
    for (const id of ['unknown', theirs, old]) {
      for (const answer of [
        await server.get(`/api/invitation/${id}`),
        await server.post(`/api/invitation/${id}`, undefined, { token }),
      ]) {
        expect(answer.status).toBe(404);
        expect(errorOf(answer).code).toBe(1108);
      }
    }
  });
});

describe('admission by invitation', () => {
  /** Every way to sign up, with the invitation given. */
  const ways: Record<string, (invitedBy?: string) => Promise<{ status: number; code?: number }>> = {
    'A04 with a password': async (invitedBy) => {
      const answer = await server.post(
        '/api/auth/register-user',
        { email: newEmail(), password, invitedBy },
        at,
      );
      return { status: answer.status, code: errorOf(answer).code };
    },
    'A11 with a code': async (invitedBy) => {
      const email = newEmail();
      await server.post('/api/auth/otp/challenge', { email }, at);
      const code = codeIn(await server.emailTo(email));
      const answer = await server.post(
        '/api/auth/otp/validate',
        { login: email, password: code, invitedBy },
        at,
      );
      return { status: answer.status, code: errorOf(answer).code };
    },
    'A08 with a link': async (invitedBy) => {
      const email = newEmail();
      await server.post('/api/auth/login', { authType: 'MAGIC', email }, at);
      const url_auth_token = linkParameter(await server.emailTo(email), 'url_auth_token');
      const answer = await server.post('/api/auth/auth-magic', { url_auth_token, invitedBy }, at);
      return { status: answer.status, code: errorOf(answer).code };
    },
    'A02 with Google': async (invitedBy) => {
      const email = newEmail();
      const token = await google.idToken({ sub: email, email, email_verified: true });
      const answer = await server.post('/api/auth/login/google', { token, invitedBy }, at);
      return { status: answer.status, code: errorOf(answer).code };
    },
  };

  it.each(Object.entries(ways))('%s needs an invitation into this community', async (_name, signUp) => {
    expect(await signUp()).toEqual({ status: 403, code: 1107 });
    expect(await signUp('unknown')).toEqual({ status: 404, code: 1108 });
    expect(await signUp(elsewhere)).toEqual({ status: 404, code: 1108 });
    expect((await signUp(invitation)).status).toBe(200);
  });

  it('A11 the refusal leaves the code valid, for a later try with an invitation', async () => {
    const email = newEmail();
    await server.post('/api/auth/otp/challenge', { email }, at);
    const body = { login: email, password: codeIn(await server.emailTo(email)) };
    expect(errorOf(await server.post('/api/auth/otp/validate', body, at)).code).toBe(1107);
    const answer = await server.post('/api/auth/otp/validate', { ...body, invitedBy: invitation }, at);
    expect(answer.status).toBe(200);
  });

  it('A04 signing up stores the inviter', async () => {
    const email = newEmail();
    await server.post('/api/auth/register-user', { email, password, invitedBy: invitation }, at);
    const account = await server.app.accounts.byEmail(server.app.db.orm, email);
    expect(await acceptances(account?.id ?? '')).toMatchObject([{ inviterId: member.participantId }]);
  });

  it('A01 a user with an account signs in without one', async () => {
    const { email } = await addPerson(server);
    const answer = await server.post('/api/auth/login', { authType: 'EMAIL', email, password }, at);
    expect((answer.body as SignInResult).token).toBeTruthy();
  });

  it('A04 elsewhere an invitation that does not hold is passed over', async () => {
    const body = { email: newEmail(), password, invitedBy: 'unknown' };
    expect((await server.post('/api/auth/register-user', body, { community: 'open.example' })).status).toBe(
      200,
    );
  });
});

describe('a member whose address is not confirmed', () => {
  it('U04 A18 A17 invites nobody until it is, and goes on with the own profile', async () => {
    const unconfirmed = await addPerson(server, { member: closed, confirmed: false });
    const { token, userId, participantId } = unconfirmed;
    const options = { token, community: closed };
    expect(await ownInvitation(unconfirmed, closed)).toBe('');
    const renew = () => server.post('/api/current-user/invitation', undefined, options);
    const refused = await renew();
    expect([refused.status, errorOf(refused)]).toEqual([
      403,
      { code: 1146, message: 'Confirm your email first.' },
    ]);
    const own = await server.get(`/api/participant/profile?participantId=${participantId}`, options);
    expect(own.status).toBe(200);
    const saved = { participantId, profile: { position: 'Analyst' } };
    expect((await server.post('/api/participant/update-profile', saved, options)).status).toBe(200);

    await server.app.db.transaction((tx) => server.app.accounts.confirmEmail(tx, userId));
    expect(await ownInvitation(unconfirmed, closed)).toMatch(/^[\w-]{22}$/);
    expect((await renew()).status).toBe(200);
  });

  it('A12 A17 one made before opens nothing', async () => {
    const unconfirmed = await addPerson(server, { member: closed, confirmed: false });
    const { id, participantId } = { id: randomId(), participantId: unconfirmed.participantId! };
    await server.app.db.orm
      .insert(invitations)
      .values({ id, participantId, communityId: closed, createdAt: new Date() });
    expect(errorOf(await server.get(`/api/invitation/${id}`)).code).toBe(1108);
    const body = { email: newEmail(), password, invitedBy: id };
    expect(errorOf(await server.post('/api/auth/register-user', body, at)).code).toBe(1108);
  });

  it('U01 U06 is no member to see others, and no manager', async () => {
    const { token } = await addPerson(server, { member: closed, confirmed: false, manager: true });
    const { body } = await server.get('/api/permission/my', { token, community: closed });
    expect(body).toMatchObject({ role: 'ROLE_USER', permissions: ['PROFILE'] });
  });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join as pathOf } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Decided } from '../../src/generated/api/admission';
import type { SignInResult } from '../../src/generated/api/auth';
import type { Init } from '../../src/generated/api/currentUser';
import { participants, users } from '../../src/server/db/schema';
import { errorOf, type Answer } from '../support/client';
import { createEvent } from '../support/events';
import { signInExternally } from '../support/externalSignIn';
import { startGoogle, type FakeGoogle } from '../support/google';
import { agree, joinAsTheyAre } from '../support/newcomers';
import { startOidc, type FakeProvider } from '../support/oidc';
import { addPerson, newEmail, password, type Person } from '../support/people';
import { codeIn, linkParameter, startServer, type TestServer } from '../support/server';
import { nothingAsked } from '../support/testCommunities';

const [open, invited, approval, bare] = ['open.first', 'invited.first', 'approval.first', 'bare.first'].map(
  (name) => `${name}.example`,
) as [string, string, string, string];
const profile = { firstName: 'Ada' };

let google: FakeGoogle;
let provider: FakeProvider;
let server: TestServer;
const managers: Record<string, Person> = {};
beforeAll(async () => {
  [google, provider] = await Promise.all([startGoogle(), startOidc()]);
  const auth = [
    ...['EMAIL', 'OTP', 'MAGIC', 'GOOGLE'].map((authType) => ({ authType })),
    { authType: 'OAUTH2', externalContent: { codeUrl: provider.codeUrl } },
  ];
  const legal = { termsUrl: 'assets/terms.html' };
  const admitting = (admission: string) => ({ ...nothingAsked, auth, community: { legal, admission } });
  server = await startServer({
    env: google.env,
    secrets: { [open]: { oauth2: provider.secrets } },
    communities: {
      [open]: admitting('open'),
      [invited]: admitting('invitation'),
      [approval]: admitting('approval'),
      [bare]: { ...nothingAsked, auth },
    },
  });
  for (const community of [open, invited, approval]) {
    publish('<h1>Terms</h1>');
    managers[community] = await addPerson(server, { member: community, manager: true });
  }
});
afterAll(async () => {
  await server.stop();
  await Promise.all([google.stop(), provider.stop()]);
});

/** Publishes the terms of every community. */
function publish(text: string): void {
  for (const community of [open, invited, approval]) {
    const folder = pathOf(server.communitiesDir, community, 'assets');
    mkdirSync(folder, { recursive: true });
    writeFileSync(pathOf(folder, 'terms.html'), text);
  }
  // By then the cached text has expired.
  server.later(11);
}
beforeEach(() => publish('<h1>Terms</h1>'));

const at = (community: string, { token }: Pick<Person, 'token'>) => ({ token, community });
const tokenOf = (answer: Answer) => (answer.body as SignInResult).token ?? '';
const initOf = async (community: string, token: string) =>
  (await server.post('/api/init', undefined, { token, community })).body as Init;

/** A user who has just signed in, possibly without consent. */
async function signedIn(community: string, token: string, email: string): Promise<Person> {
  return { token, email, userId: (await initOf(community, token)).user.userId };
}

async function enabledRows({ userId }: Pick<Person, 'userId'>, community: string): Promise<number> {
  const own = and(eq(participants.userId, userId), eq(participants.communityId, community));
  const rows = await server.app.db.orm.select().from(participants).where(own);
  return rows.filter(({ enabled }) => enabled).length;
}

async function byPassword(community: string): Promise<Person> {
  const email = newEmail('password');
  await server.post('/api/auth/register-user', { email, password }, { community });
  const login = await server.post('/api/auth/login', { authType: 'EMAIL', email, password }, { community });
  return signedIn(community, tokenOf(login), email);
}

async function byCode(community: string, email = newEmail('code')): Promise<Person> {
  await server.post('/api/auth/otp/challenge', { email }, { community });
  const code = codeIn(await server.emailTo(email));
  const body = { login: email, password: code };
  return signedIn(
    community,
    tokenOf(await server.post('/api/auth/otp/validate', body, { community })),
    email,
  );
}

async function byLink(community: string): Promise<Person> {
  const email = newEmail('link');
  await server.post('/api/auth/login', { authType: 'MAGIC', email }, { community });
  const link = linkParameter(await server.emailTo(email), 'url_auth_token');
  const answer = await server.post('/api/auth/auth-magic', { url_auth_token: link }, { community });
  return signedIn(community, tokenOf(answer), email);
}

/** Agreed to the text of then, as an account of an external sign-in must; it has changed since. */
async function byGoogle(community: string): Promise<Person> {
  const email = newEmail('google');
  const token = await google.idToken({ sub: email, email, email_verified: true });
  const body = { token, consent: { agreed: true } };
  const answer = await server.post('/api/auth/login/google', body, { community });
  publish('<h1>Other terms</h1>');
  return signedIn(community, tokenOf(answer), email);
}

async function byProvider(community: string): Promise<Person> {
  const email = newEmail('provider');
  provider.people.set(email, { email, email_verified: true });
  const answer = await signInExternally(server, provider, community, email);
  publish('<h1>Other terms</h1>');
  return signedIn(community, tokenOf(answer), email);
}

/** Has an account elsewhere, and comes here by an invitation of a member. */
async function byInvitation(community: string): Promise<Person> {
  const { invitationId } = await initOf(community, managers[community]!.token);
  const person = await addPerson(server);
  await server.post(`/api/invitation/${invitationId}`, undefined, at(community, person));
  return person;
}

async function byManagersInvite(community: string): Promise<Person> {
  const email = newEmail('csv');
  const people = [{ email, firstName: 'Ann', lastName: '' }];
  await server.post(`/api/admin/${community}/invites`, { people }, at(community, managers[community]!));
  const person = await byCode(community, newEmail('other'));
  await server.app.db.orm.update(users).set({ email }).where(eq(users.id, person.userId));
  return { ...person, email };
}

/** A former member who agreed to an earlier text. */
async function byLeaving(community: string): Promise<Person> {
  const person = await addPerson(server);
  await agree(server, person, community);
  const joined = await joinAsTheyAre(server, person, community, { profile });
  const { id: participantId } = joined.body as { id: string };
  const left = await server.post('/api/participant/leave', { participantId }, at(community, person));
  expect(left.text).toBe('OK');
  publish('<h1>Other terms</h1>');
  return person;
}

describe('P01 AUT-10 nobody becomes a member before their consent is recorded', () => {
  const ways: [string, string, (community: string) => Promise<Person>][] = [
    ['a password', open, byPassword],
    ['a mailed code', open, byCode],
    ['a mailed link', open, byLink],
    ['Google', open, byGoogle],
    ['an external provider', open, byProvider],
    ['an account that another community has', open, () => addPerson(server)],
    ['a member’s invitation', invited, byInvitation],
    ['an invitation of managers', approval, byManagersInvite],
    ['leaving and coming back', open, byLeaving],
    ['an administrator’s account', open, () => addPerson(server, { admin: true })],
  ];
  it.each(ways)('A04 A09 by %s', async (_way, community, come) => {
    const person = await come(community);
    expect(errorOf(await joinAsTheyAre(server, person, community, { profile })).code).toBe(1350);
    expect(await enabledRows(person, community)).toBe(0);

    expect((await agree(server, person, community)).status).toBe(200);
    const joined = await joinAsTheyAre(server, person, community, { profile });
    expect([joined.status, await enabledRows(person, community)]).toEqual([200, 1]);
  });

  it('changed texts need consent again before joining, also from applicants', async () => {
    const ada = await byCode(approval);
    await agree(server, ada, approval);
    publish('<h1>Other terms</h1>');
    expect(errorOf(await joinAsTheyAre(server, ada, approval, { profile })).code).toBe(1350);
    expect((await initOf(approval, ada.token)).consentDue).toBe('FIRST');
    await agree(server, ada, approval);
    expect((await joinAsTheyAre(server, ada, approval, { profile })).status).toBe(200);
    publish('<h1>Third terms</h1>');
    expect((await initOf(approval, ada.token)).consentDue).toBe('FIRST');
  });

  it('members stay in while a changed text waits for them', async () => {
    const ada = await byCode(open);
    await agree(server, ada, open);
    await joinAsTheyAre(server, ada, open, { profile });
    publish('<h1>Other terms</h1>');
    expect((await initOf(open, ada.token)).consentDue).toBe('CHANGED');
    expect((await joinAsTheyAre(server, ada, open, { profile })).status).toBe(200);
    expect(await enabledRows(ada, open)).toBe(1);
  });

  it('the consent of one community is none of another', async () => {
    const ada = await byCode(open);
    await agree(server, ada, open);
    expect(errorOf(await joinAsTheyAre(server, ada, bare, { profile })).code).toBe(1350);
    await agree(server, ada, bare);
    expect((await joinAsTheyAre(server, ada, bare, { profile })).status).toBe(200);
  });
});

describe('E39 AUT-10 a guest of an event', () => {
  it('E39 comes once they have agreed', async () => {
    const { id } = await createEvent(server, managers[open]!, open);
    const gwen = await byCode(open);
    const come = () =>
      server.post(`/api/event/${id}/guest`, { firstName: 'Gwen', lastName: '' }, at(open, gwen));
    expect(errorOf(await come()).code).toBe(1350);
    await agree(server, gwen, open);
    expect((await come()).status).toBe(200);
  });
});

describe('AUT-10 people whom others admit', () => {
  const admin = ({ participantId }: Person) => `/api/admin/participants/${participantId}`;
  const versionOf = async ({ participantId = '' }: Person) => {
    const own = eq(participants.id, participantId);
    const [row] = await server.app.db.orm.select().from(participants).where(own);
    return row!.managedVersion;
  };
  const decide = async (person: Person): Promise<Decided> => {
    const decisions = [{ participantId: person.participantId, version: await versionOf(person) }];
    const path = `/api/admin/${approval}/admissions/decide`;
    const manager = at(approval, managers[approval]!);
    return (await server.post(path, { admit: true, decisions }, manager)).body as Decided;
  };
  const restore = async (person: Person) =>
    server.post(
      `${admin(person)}/restore`,
      { version: await versionOf(person) },
      at(approval, managers[approval]!),
    );

  it('D41 an applicant is let in once they have agreed', async () => {
    const ada = await addPerson(server, { member: approval, enabled: false, agreed: false });
    expect(await decide(ada)).toEqual({
      done: [],
      left: [{ participantId: ada.participantId, code: 1351 }],
    });
    expect(await enabledRows(ada, approval)).toBe(0);
    expect((await initOf(approval, ada.token)).consentDue).toBe('FIRST');
    await agree(server, ada, approval);
    expect((await decide(ada)).done).toEqual([ada.participantId]);
    expect(await enabledRows(ada, approval)).toBe(1);
  });

  it('D22 so is somebody who was taken out', async () => {
    const ada = await addPerson(server, {
      member: approval,
      enabled: false,
      agreed: false,
      participant: { removedAt: new Date() },
    });
    expect(errorOf(await restore(ada)).code).toBe(1351);
    expect(await enabledRows(ada, approval)).toBe(0);
    await agree(server, ada, approval);
    expect((await restore(ada)).status).toBe(200);
    expect(await enabledRows(ada, approval)).toBe(1);
  });

  it('A07 D34 a person invited by address is admitted by agreeing, once the address is confirmed', async () => {
    const email = newEmail('later');
    const people = [{ email, firstName: 'Ann', lastName: '' }];
    await server.post(`/api/admin/${approval}/invites`, { people }, at(approval, managers[approval]!));
    const ada = await addPerson(server, { member: approval, enabled: false, agreed: false });
    await server.app.db.orm.update(users).set({ email }).where(eq(users.id, ada.userId));
    await server.app.db.transaction((tx) => server.app.memberInvites.letIn(tx, ada.userId));
    expect(await enabledRows(ada, approval)).toBe(0);
    await agree(server, ada, approval);
    expect(await enabledRows(ada, approval)).toBe(1);
  });
});

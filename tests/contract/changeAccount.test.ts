import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SignInResult } from '../../src/generated/api/auth';
import type { Init } from '../../src/generated/api/currentUser';
import { codes, identities } from '../../src/server/db/schema';
import { errorOf } from '../support/client';
import { outbox } from '../support/outbox';
import { addPerson, newEmail, password, type Person } from '../support/people';
import { codeIn, linkParameter, startServer, type TestServer } from '../support/server';

const open = 'open.example';
const both = { auth: [{ authType: 'EMAIL' }, { authType: 'OTP' }] };
const other = 'another long password';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    communities: { 'codes.example': { auth: [{ authType: 'OTP' }] }, 'both.example': both },
  });
});
afterAll(() => server.stop());

interface Caller {
  token: string;
  community?: string;
}
const send =
  (path: string) =>
  (body: unknown, { token, community = open }: Caller) =>
    server.post(path, body, { token, community });
const mailCode = send('/api/users/code');
const ask = send('/api/users/email');
const confirm = send('/api/users/email/confirm');
const setPassword = send('/api/users/password');
const login = (email: string, secret = password) =>
  server.post('/api/auth/login', { authType: 'EMAIL', email, password: secret }, { community: open });
const secondToken = async ({ email }: Person) => ((await login(email)).body as SignInResult).token ?? '';
const init = async (token: string, community = open) =>
  (await server.post('/api/init', undefined, { token, community })).body as Init;
const isOpen = async (token: string) =>
  (await server.get('/api/current-user', { token, community: open })).status === 200;

/** Signed in by a code, without a password. */
async function addPasswordless(): Promise<Person> {
  const person = await addPerson(server, { member: 'both.example', madeBy: { method: 'OTP' } });
  await server.app.accounts.setPassword(server.app.db.orm, person.userId, null);
  return person;
}

/** Takes the address, by the password. */
async function change(person: Person, email: string): Promise<void> {
  expect((await ask({ email, password }, person)).status).toBe(200);
  const code = codeIn(await server.emailTo(email));
  expect((await confirm({ email, code }, person)).text).toBe('OK');
}

describe('A21 A22 A23 another email', () => {
  it('AUT-11 a mistyped one is corrected before it was ever confirmed: the code confirms the right one', async () => {
    const [wrong, right] = [newEmail('adda'), newEmail('ada')];
    await server.post('/api/auth/register-user', { email: wrong, password }, { community: open });
    const confirmation = linkParameter(await server.emailTo(wrong), 'code');
    await server.post('/api/auth/recovery', { email: wrong }, { community: open });
    const recovery = linkParameter(await server.emailTo(wrong, 2), 'code');
    const token = ((await login(wrong)).body as SignInResult).token ?? '';
    expect(await init(token)).toMatchObject({ emailConfirmed: false, user: { email: wrong } });

    const asked = await ask({ email: ` ${right.toUpperCase()}`, password }, { token });
    expect(asked.body).toEqual({ sent: true, resendAfter: 60, expiresIn: 600 });
    expect(await init(token)).toMatchObject({ emailConfirmed: false, user: { email: wrong } });
    const code = codeIn(await server.emailTo(right));
    expect((await confirm({ email: right, code }, { token })).text).toBe('OK');

    expect(await init(token)).toMatchObject({ emailConfirmed: true, user: { email: right } });
    expect((await login(right)).status).toBe(200);
    expect(errorOf(await login(wrong)).code).toBe(1005);
    // The owner of the wrong address got links to it: they are invalid now, and no email reveals the right address.
    const opened = await server.post(
      '/api/auth/confirm-recovery',
      { code: recovery, password: other },
      { community: open },
    );
    expect(errorOf(opened).code).toBe(1105);
    const again = await server.post('/api/auth/confirm-email', { code: confirmation }, { token });
    expect(errorOf(again).code).toBe(1105);
    expect(await server.emails(wrong)).toEqual([]);
  });

  it('AUT-11 the owner of a confirmed address is notified there, other sessions end, and the old address is deleted', async () => {
    const ada = await addPerson(server, { member: open });
    const elsewhere = await secondToken(ada);
    const email = newEmail('new');
    await change(ada, email);
    expect([await isOpen(ada.token), await isOpen(elsewhere)]).toEqual([true, false]);
    const told = await server.emailTo(ada.email);
    expect(told.subject).toBe('Your email at open.example was changed');
    expect(told.text).toContain('n…@people.example');
    expect(told.text).not.toContain(email);
    const toIt = eq(outbox.recipient, ada.email);
    await vi.waitFor(async () => expect(await server.app.db.orm.$count(outbox, toIt)).toBe(0));
    expect(await init(ada.token)).toMatchObject({ emailConfirmed: true, user: { email } });
  });

  it('AUT-11 asks for the password, and tells of no wrong one by email', async () => {
    const ada = await addPerson(server, { member: open });
    const email = newEmail();
    for (const body of [{ email }, { email, password: other }, { email, code: '123456' }]) {
      expect(errorOf(await ask(body, ada)).code).toBe(1014);
    }
    expect(errorOf(await mailCode({ purpose: 'EMAIL' }, ada)).code).toBe(1100);
    expect(await server.emails(email)).toEqual([]);
    expect((await ask({ email, password }, { token: 'no.token' })).status).toBe(401);
  });

  it('AUT-11 without a password a code sent to the current address replaces it', async () => {
    const ada = await addPasswordless();
    const at = { ...ada, community: 'both.example' };
    const email = newEmail('new');
    await server.app.db.orm.insert(identities).values({
      issuer: 'https://id.example',
      subject: ada.userId,
      userId: ada.userId,
      provider: 'OAUTH2',
      linkedBy: 'NEW_ACCOUNT',
      createdAt: new Date(),
    });
    expect(errorOf(await ask({ email, password }, at)).code).toBe(1102);
    expect((await mailCode({ purpose: 'EMAIL' }, at)).text).toBe('OK');
    expect(errorOf(await mailCode({ purpose: 'EMAIL' }, at)).code).toBe(1103);
    const own = codeIn(await server.emailTo(ada.email));
    expect((await ask({ email, code: own }, at)).status).toBe(200);
    const code = codeIn(await server.emailTo(email));
    expect(errorOf(await confirm({ email, code: own }, at)).code).toBe(1102);
    expect((await confirm({ email, code }, at)).text).toBe('OK');
    expect((await init(ada.token, at.community)).user.email).toBe(email);
    // The external account that created the account still signs in to it, and creates no second one.
    const links = await server.app.db.orm.select().from(identities).where(eq(identities.userId, ada.userId));
    expect(links).toMatchObject([{ linkedBy: 'CODE' }]);
  });

  it('AUT-11 another code to the same address needs no second proof, one to a third does', async () => {
    const ada = await addPasswordless();
    const at = { ...ada, community: 'both.example' };
    const email = newEmail('new');
    await mailCode({ purpose: 'EMAIL' }, at);
    const own = codeIn(await server.emailTo(ada.email));
    await ask({ email, code: own }, at);
    await server.emailTo(email);
    expect(errorOf(await ask({ email }, at)).code).toBe(1103);
    server.later(61);
    expect((await ask({ email }, at)).status).toBe(200);
    const code = codeIn(await server.emailTo(email, 2));
    expect(errorOf(await ask({ email: newEmail('third'), code: own }, at)).code).toBe(1102);
    expect((await confirm({ email, code }, at)).text).toBe('OK');
  });

  it('AUT-11 tells nobody whose address it is but its owner', async () => {
    const [ada, bob] = [await addPerson(server, { member: open }), await addPerson(server, { member: open })];
    const free = await ask({ email: newEmail(), password }, ada);
    const taken = await ask({ email: bob.email, password }, ada);
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const told = await server.emailTo(bob.email);
    expect(told.subject).toBe('You already have an account with this email at open.example');
    expect(codeIn(told)).toBe('');
    expect(told.text).not.toContain(ada.email);
    expect(errorOf(await confirm({ email: bob.email, code: '123456' }, ada)).code).toBe(1102);
    const { text } = await server.get('/api/users/export', { token: bob.token });
    for (const trace of [ada.userId, ada.email]) expect(text).not.toContain(trace);
  });

  it('AUT-11 who comes second to an address hears so once it is known to be theirs', async () => {
    const ada = await addPerson(server, { member: open });
    const email = newEmail();
    await ask({ email, password }, ada);
    const code = codeIn(await server.emailTo(email));
    await server.app.db.transaction((tx) => server.app.accounts.create(tx, { email, confirmed: true }));
    expect(errorOf(await confirm({ email, code }, ada))).toMatchObject({
      code: 1101,
      message: 'Duplicate email',
    });
    expect((await init(ada.token)).user.email).toBe(ada.email);
  });

  it('AUT-11 a code is valid only for the user who asked for it, once, and for few tries', async () => {
    const [ada, bob] = [await addPerson(server, { member: open }), await addPerson(server, { member: open })];
    const email = newEmail();
    await ask({ email, password }, ada);
    const code = codeIn(await server.emailTo(email));
    // Somebody else asks for the same: neither waits for the other, uses up its tries, or takes its code.
    expect((await ask({ email, password }, bob)).status).toBe(200);
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await confirm({ email, code }, bob)).toMatchObject({ status: 400, body: { code: 1102 } });
    }
    expect((await confirm({ email, code }, ada)).text).toBe('OK');
    expect(errorOf(await confirm({ email, code }, ada)).code).toBe(1102);
  });

  it('AUT-11 of two changes at once both end, and one address holds', async () => {
    const ada = await addPerson(server, { member: open });
    const wanted = [newEmail('one'), newEmail('two')];
    const found = [];
    for (const email of wanted) {
      await ask({ email, password }, ada);
      found.push({ email, code: codeIn(await server.emailTo(email)) });
    }
    const answers = await Promise.all(found.map((body) => confirm(body, ada)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(wanted).toContain((await init(ada.token)).user.email);
  });

  it('AUT-11 refuses the address of now and what is none', async () => {
    const ada = await addPerson(server, { member: open });
    expect(errorOf(await ask({ email: ada.email, password }, ada))).toMatchObject({
      code: 1100,
      details: [{ path: 'email', message: 'This is already your email' }],
    });
    expect(errorOf(await ask({ email: 'ada@', password }, ada)).code).toBe(1100);
  });

  it('AUT-11 writes to few addresses', async () => {
    const ada = await addPerson(server, { member: open });
    for (let count = 0; count < 5; count += 1) {
      expect((await ask({ email: newEmail(), password }, ada)).status).toBe(200);
    }
    const email = newEmail();
    expect(errorOf(await ask({ email, password }, ada)).code).toBe(1104);
    const rows = await server.app.db.orm.select().from(codes).where(eq(codes.email, email));
    expect(rows).toEqual([]);
  });
});

describe('A21 A24 another password', () => {
  it('AUT-11 with the old one: the other sessions and open links end, and the address is notified', async () => {
    const ada = await addPerson(server, { member: open });
    const elsewhere = await secondToken(ada);
    await server.post('/api/auth/recovery', { email: ada.email }, { community: open });
    const link = linkParameter(await server.emailTo(ada.email), 'code');
    expect((await setPassword({ password: other, current: password }, ada)).text).toBe('OK');
    expect([await isOpen(ada.token), await isOpen(elsewhere)]).toEqual([true, false]);
    expect(errorOf(await login(ada.email)).code).toBe(1011);
    expect((await login(ada.email, other)).status).toBe(200);
    expect((await server.emailTo(ada.email, 2)).subject).toBe('Your password at open.example was changed');
    const late = await server.post(
      '/api/auth/confirm-recovery',
      { code: link, password },
      { community: open },
    );
    expect(errorOf(late).code).toBe(1105);
  });

  it('AUT-11 a wrong one, none, and one that is easily guessed change nothing', async () => {
    const ada = await addPerson(server, { member: open });
    expect(errorOf(await setPassword({ password: other, current: other }, ada)).code).toBe(1014);
    expect(errorOf(await setPassword({ password: other }, ada)).code).toBe(1014);
    expect(errorOf(await setPassword({ password: 'password1', current: password }, ada)).code).toBe(1100);
    expect(errorOf(await mailCode({ purpose: 'PASSWORD' }, ada)).code).toBe(1100);
    expect((await login(ada.email)).status).toBe(200);
  });

  it('AUT-11 the first one by a mailed code, which is good for nothing else', async () => {
    const ada = await addPasswordless();
    const at = { ...ada, community: 'both.example' };
    await mailCode({ purpose: 'EMAIL' }, at);
    const forEmail = codeIn(await server.emailTo(ada.email));
    expect(errorOf(await setPassword({ password, code: forEmail }, at)).code).toBe(1102);
    expect((await mailCode({ purpose: 'PASSWORD' }, at)).text).toBe('OK');
    const code = codeIn(await server.emailTo(ada.email, 2));
    expect((await setPassword({ password, code }, at)).text).toBe('OK');
    expect((await server.emailTo(ada.email, 3)).subject).toBe(
      'Your account at both.example now has a password',
    );
    expect((await init(ada.token, at.community)).providers).toEqual(['PASSWORD']);
    expect((await login(ada.email)).status).toBe(200);
  });

  it('AUT-11 is not offered where nobody signs in by one', async () => {
    const ada = await addPerson(server, { member: 'codes.example', madeBy: { method: 'OTP' } });
    const at = { ...ada, community: 'codes.example' };
    expect(errorOf(await setPassword({ password: other, current: password }, at)).code).toBe(1106);
  });

  it('AUT-11 an unconfirmed address gets no email', async () => {
    const ada = await addPerson(server, { member: open, confirmed: false });
    expect((await setPassword({ password: other, current: password }, ada)).text).toBe('OK');
    const rows = await server.app.db.orm.select().from(outbox).where(eq(outbox.recipient, ada.email));
    expect(rows).toEqual([]);
  });

  it('AUT-11 guessing the password of somebody signed in ends after a few tries, wherever it is asked for', async () => {
    const ada = await addPerson(server, { member: open });
    for (let tries = 0; tries < 5; tries += 1) {
      expect(errorOf(await setPassword({ password: other, current: other }, ada)).code).toBe(1014);
      expect(errorOf(await ask({ email: newEmail(), password: other }, ada)).code).toBe(1014);
    }
    const answer = await server.call(
      'DELETE',
      `/api/users/delete/${ada.userId}`,
      { password },
      { token: ada.token, community: open },
    );
    expect(errorOf(answer).code).toBe(1104);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignInResult } from '../../src/generated/api/auth';
import { sessionEnds, type SessionEnd } from '../../src/lib/sessionEnds';
import { errorOf } from '../support/client';
import { addPerson, newEmail, password, type Person } from '../support/people';
import { codeIn, linkParameter, startServer, type TestServer } from '../support/server';

const community = 'open.example';
const other = 'another long password';
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const post = (path: string, body: unknown, token?: string) => server.post(path, body, { token, community });
/** Somebody signed in on two devices. */
async function onTwoDevices(): Promise<Person & { elsewhere: string }> {
  const person = await addPerson(server, { member: community });
  const answer = await post('/api/auth/login', { authType: 'EMAIL', email: person.email, password });
  return { ...person, elsewhere: (answer.body as SignInResult).token ?? '' };
}
const refused = async (token: string, lang: 'en' | 'ru' = 'en') => {
  const answer = await server.post('/api/init', undefined, { token, community, lang });
  expect(answer.status).toBe(401);
  return errorOf(answer);
};
const because = (reason: SessionEnd, lang: 'en' | 'ru' = 'en') => {
  const message = sessionEnds[reason][lang];
  return { code: 405, message, details: [{ path: 'session', message }] };
};
const plain = { code: 405, message: 'Your session has ended. Sign in again.' };
const endSession = (id: string, token: string) =>
  server.call('DELETE', `/api/current-user/sessions/${id}`, undefined, { token, community });

describe('a request with the token of an ended session', () => {
  it('SES-06 U09 hears that it was ended from another device, in their language', async () => {
    const { token, elsewhere } = await onTwoDevices();
    expect((await endSession(elsewhere.split('.')[0] ?? '', token)).text).toBe('OK');
    expect(await refused(elsewhere)).toEqual(because('ELSEWHERE'));
    expect(await refused(elsewhere, 'ru')).toEqual(because('ELSEWHERE', 'ru'));
  });

  it('SES-05 U09 hears nothing where they signed out themselves', async () => {
    const { token } = await onTwoDevices();
    await endSession(token.split('.')[0] ?? '', token);
    expect(await refused(token)).toEqual(plain);
  });

  it('SES-06 A24 A06 hears that the password was changed', async () => {
    const { email, token, elsewhere } = await onTwoDevices();
    await post('/api/users/password', { password: other, current: password }, token);
    expect(await refused(elsewhere)).toEqual(because('PASSWORD'));
    await post('/api/auth/recovery', { email });
    const code = linkParameter(await server.emailTo(email, 2), 'code');
    await post('/api/auth/confirm-recovery', { code, password });
    expect(await refused(token)).toEqual(because('PASSWORD'));
  });

  it('SES-06 A23 hears that the email was changed', async () => {
    const { token, elsewhere } = await onTwoDevices();
    const email = newEmail();
    await post('/api/users/email', { email, password }, token);
    await post('/api/users/email/confirm', { email, code: codeIn(await server.emailTo(email)) }, token);
    expect(await refused(elsewhere)).toEqual(because('EMAIL'));
  });

  it('SES-06 hears nothing without the whole of it, nor of an account that is gone', async () => {
    const { userId, token, elsewhere } = await onTwoDevices();
    const id = elsewhere.split('.')[0] ?? '';
    await endSession(id, token);
    for (const forged of [`${id}.x`, id, 'x.y', `${id}.${token.split('.')[1] ?? ''}`]) {
      expect(await refused(forged)).toEqual(plain);
    }
    await server.call('DELETE', `/api/users/delete/${userId}`, { password }, { token, community });
    expect(await refused(elsewhere)).toEqual(plain);
  });

  it('SES-06 SES-01 hears that it was unused for too long, for a month after', async () => {
    const { token } = await onTwoDevices();
    const day = 86_400;
    const at = (days: number) => new Date(Date.now() + days * day * 1000);
    server.later(31 * day);
    expect(await refused(token)).toEqual(because('EXPIRED'));
    await server.app.cleanUp(at(31));
    expect(await refused(token)).toEqual(because('EXPIRED'));
    await server.app.cleanUp(at(62));
    expect(await refused(token)).toEqual(plain);
  });
});

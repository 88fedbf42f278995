import { addressAt, demoPassword } from '../../../src/server/demoAccounts';

/** The token and the `Cookie` header of the demo member's browser in the default community. */
export async function memberSession(port: number): Promise<{ token: string; cookie: string }> {
  const domain = 'default';
  const answer = await fetch(`http://localhost:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-community-id': domain },
    body: JSON.stringify({
      authType: 'EMAIL',
      email: addressAt('member', { domain }),
      password: demoPassword,
    }),
  });
  if (!answer.ok) throw new Error(`The demo member cannot sign in: ${answer.status}`);
  const { token } = (await answer.json()) as { token: string };
  const set = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  // The client writes this one itself.
  return { token, cookie: [`session=${token.split('.')[0]}`, ...set].join('; ') };
}

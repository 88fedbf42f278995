import { addressAt, demoPassword } from '../../../src/server/demoAccounts';

/** The token of a demo account of a community. */
export async function signIn(port: number, domain: string, who: 'manager' | 'member'): Promise<string> {
  const email = addressAt(who, { domain });
  const answer = await fetch(`http://localhost:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-community-id': domain },
    body: JSON.stringify({ authType: 'EMAIL', email, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status}`);
  return ((await answer.json()) as { token: string }).token;
}

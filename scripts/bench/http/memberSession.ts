import type { Init } from '../../../src/generated/api/currentUser';
import { addressAt, demoPassword } from '../../../src/server/demoAccounts';
import { ask } from '../page/ask';

interface MemberSession {
  token: string;
  /** The `Cookie` header of a browser. */
  cookie: string;
  participantId: string;
}

/** Signs the demo member of the default community in. */
export async function memberSession(port: number): Promise<MemberSession> {
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
  const { participant } = await ask<Init>({ port, domain, path: '/api/init', token, body: {} });
  if (!participant) throw new Error('The demo member is not in the community.');
  return {
    token,
    // The client writes this one itself.
    cookie: [`session=${token.split('.')[0]}`, ...set].join('; '),
    participantId: participant.id,
  };
}

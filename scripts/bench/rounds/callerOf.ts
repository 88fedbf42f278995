import { Pool } from 'undici';
import type { Call } from './load';
import { signIn } from './signIn';

/** Calls in turn as people make them: the welcome page, members of a community, and the signed-in user. */
export async function callerOf(port: number): Promise<Call> {
  const origin = `http://localhost:${port}`;
  const authorization = `Bearer ${await signIn(port, 'default', 'member')}`;
  const calls = [
    { path: '/', headers: {} },
    { path: '/api/community/default/preview/participants', headers: {} },
    { path: '/api/current-user', headers: { authorization } },
  ];
  const pool = new Pool(origin, { connections: 64, pipelining: 1 });
  return async (turn) => {
    const { path, headers } = calls[turn % calls.length]!;
    const { statusCode, body } = await pool.request({ method: 'GET', path, headers });
    await body.dump();
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
  };
}

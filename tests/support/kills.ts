import fc from 'fast-check';
import { expect } from 'vitest';
import type { BuiltServer, Spawned } from './builtServer';
import { newEmail, password } from './people';

interface KillsOptions {
  /** How often the server is killed. */
  rounds: number;
  /** Decides after how many answers of each round. */
  seed: number;
  /** A PostgreSQL server. Absent: the embedded database. */
  databaseUrl?: string;
}

/** An acknowledged account, and its last acknowledged language. */
interface Survivor {
  email: string;
  token?: string;
  lang?: string;
  /** Sent when the server was killed, so it may have been stored. */
  sent?: string;
}

const ways = 3;

/** Signs up and changes languages on several connections, until the kill after `limit` answers cuts them all. */
async function writeUntilKilled({ child, client, ended }: Spawned, people: Survivor[], limit: number) {
  let answered = 0;
  const acknowledged = () => {
    if (++answered >= limit) child.kill('SIGKILL');
  };
  const signUps = async () => {
    for (;;) {
      const email = newEmail('survivor');
      const { status } = await client.post('/api/auth/register-user', { email, password });
      expect(status).toBe(200);
      people.push({ email });
      acknowledged();
    }
  };
  const changes = async (person: Survivor) => {
    for (let n = 0; ; n += 1) {
      person.sent = n % 2 ? 'EN' : 'RU';
      const { status } = await client.post('/api/current-user/lang', undefined, {
        token: person.token,
        raw: person.sent,
        headers: { 'content-type': 'text/plain' },
      });
      expect(status).toBe(200);
      person.lang = person.sent;
      acknowledged();
    }
  };
  const signedIn = people.filter(({ token }) => token).slice(-ways);
  const ends = await Promise.allSettled([...Array.from({ length: ways }, signUps), ...signedIn.map(changes)]);
  expect(await ended).toBe('SIGKILL');
  // Each ends with the connection that the kill cuts, and with nothing else.
  for (const end of ends) expect(end).toMatchObject({ reason: expect.any(TypeError) });
}

/** Signed-in people still are, and have the last language acknowledged or sent; everybody else can sign in. */
async function check({ client }: Spawned, people: readonly Survivor[]) {
  for (const person of people) {
    if (person.token) {
      const { status, body } = await client.get('/api/current-user', { token: person.token });
      expect(status, `${person.email} is signed in`).toBe(200);
      if (person.lang)
        expect([person.lang, person.sent]).toContain(
          (body as { preferredLang: string }).preferredLang.toUpperCase(),
        );
      continue;
    }
    const answer = await client.post('/api/auth/login', { authType: 'EMAIL', email: person.email, password });
    expect(answer.status, `${person.email} has an account`).toBe(200);
    person.token = (answer.body as { token: string }).token;
  }
}

/** Kills the server repeatedly while it writes: everything acknowledged exists at each start. */
export async function surviveKills(built: BuiltServer, { rounds, seed, databaseUrl }: KillsOptions) {
  const data = built.newDataDir();
  const env: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const people: Survivor[] = [];
  const limits = fc.sample(fc.integer({ min: 6, max: 24 }), { seed, numRuns: rounds });
  for (const [round, limit] of limits.entries()) {
    const server = await built.launch(data, env);
    await server.ready;
    await check(server, people);
    await writeUntilKilled(server, people, limit).catch((error: unknown) => {
      throw new Error(`round ${round + 1} of ${rounds}, KILLS_SEED=${seed}`, { cause: error });
    });
  }
  const last = await built.launch(data, env);
  await last.ready;
  await check(last, people);
  last.child.kill('SIGTERM');
  await last.ended;
  return people.length;
}

// The comparison for calls: Fastify and pg with one prepared query each, and nothing else. DATABASE_URL, PORT and the
// user whom `/` answers come from the environment; `/lists/B01` answers a list. Prints `ready` once it listens.
import Fastify from 'fastify';
import pg from 'pg';
import { bareEvents } from './bareEvents';
import { bareNotifications } from './bareNotifications';
import { bareLists, pathOfBare } from './bareLists';

const { DATABASE_URL, PORT, USER_ID } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });
const app = Fastify();
app.get('/', async () => {
  const { rows } = await pool.query({
    name: 'user',
    text: 'select id, email, role, preferred_lang from users where id = $1',
    values: [USER_ID],
  });
  return rows[0] as unknown;
});
/** The parts of a list of events or notifications that no query makes, read once. */
const rests = new Map<string, unknown>();
async function restOf(call: string): Promise<unknown> {
  if (!(call in bareEvents || call in bareNotifications)) return undefined;
  if (!rests.has(call)) {
    const { rows } = await pool.query<{ rest: unknown }>('select rest from bench_rest where call = $1', [
      call,
    ]);
    rests.set(call, rows[0]?.rest);
  }
  return rests.get(call);
}
for (const [name, { text, values = [], answer }] of Object.entries({ ...bareLists, ...bareEvents })) {
  app.get(pathOfBare(name), async () => {
    const { rows } = await pool.query<Record<string, unknown>>({ name, text, values: [...values] });
    return answer(rows, await restOf(name));
  });
}
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
console.log('ready');

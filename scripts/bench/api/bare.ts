// What calls are measured against: Fastify and pg with one prepared query, and nothing else. DATABASE_URL, PORT and the
// user whom it answers come from the environment; says `ready` once it listens.
import Fastify from 'fastify';
import pg from 'pg';

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
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
console.log('ready');

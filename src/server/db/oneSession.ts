import pg from 'pg';

/**
 * Whether connections share one session, as those of the embedded database do, also in another process that got its
 * address. A name given by one connection is then visible to all.
 */
export async function sharesOneSession(connection: pg.ClientConfig): Promise<boolean> {
  const clients = [connection, connection].map(
    (to) => new pg.Client({ ...to, connectionTimeoutMillis: 10_000 }),
  );
  // A connection that breaks fails the query under way; without a listener it would end the process.
  for (const client of clients) client.on('error', () => undefined);
  try {
    await Promise.all(clients.map((client) => client.connect()));
    const [one, other] = await Promise.all(
      clients.map((client) => client.query<{ pid: number }>('select pg_backend_pid() as pid')),
    );
    return one?.rows[0]?.pid === other?.rows[0]?.pid;
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

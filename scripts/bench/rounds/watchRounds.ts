import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { signIn } from './signIn';

/** How often it is looked at, in ms. */
const interval = 500;

/** The embedded database of a server with this DATA_DIR. */
export const embeddedIn = (dataDir: string): pg.ClientConfig => ({
  host: dataDir,
  user: 'postgres',
  database: 'postgres',
});

/** Runs rounds of a server's communities, and sees in its database when they are over. */
export async function watchRounds(database: pg.ClientConfig, port: number) {
  const client = new pg.Client(database);
  await client.connect();
  const count = async (query: string, values: unknown[] = []): Promise<number> =>
    Number((await client.query<{ count: string }>(query, values)).rows[0]?.count);

  /** Resolves when no round is under way and no email waits. */
  async function over(): Promise<void> {
    const left = `select (select count(*) from matching_rounds where state <> 'finished')
      + (select count(*) from deliveries where status in ('pending', 'sending', 'uncertain')
         and leased_until < now() + interval '1 minute') as count`;
    while ((await count(left)) > 0) await wait(interval);
  }

  return {
    over,

    /** Runs this week's round of a community again. Returns the number of notified members. */
    async run(community: string): Promise<number> {
      const token = await signIn(port, community, 'manager');
      await client.query(
        'delete from matching_rounds where community_id = $1 and day = (select max(day) from matching_rounds where community_id = $1)',
        [community],
      );
      const sent = `select count(*) from deliveries join notifications n on n.id = notification_id where n.kind = 'recommendations' and status = 'sent'`;
      const before = await count(sent);
      const answer = await fetch(
        `http://localhost:${port}/api/community/${community}/notify/recommended-contacts`,
        { method: 'POST', headers: { authorization: `Bearer ${token}`, 'x-community-id': community } },
      );
      if (!answer.ok) throw new Error(`a round of ${community}: ${answer.status} ${await answer.text()}`);
      await over();
      return (await count(sent)) - before;
    },

    stop: () => client.end(),
  };
}

import pg from 'pg';
import { communityId, participantId } from '../profile/people';

/** Events in one text, which NOTIFY limits to 8000 bytes. */
const atOnce = 50;
/** How long members may take to be online, in ms. */
const patience = 120_000;

/** The topic with the most subscribers: who is online. */
export const presenceTopic = `/topic/community/${communityId}/presence`;

/** Stands for another process of the application: sends its events to the one that is measured. */
export async function otherProcess(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    /** Publishes that a member came and left, so many times. */
    async publish(count: number, index: number): Promise<void> {
      for (let at = 0; at < count; at += atOnce) {
        const messages = Array.from({ length: Math.min(atOnce, count - at) }, (_, each) => ({
          topic: presenceTopic,
          event: { participantId: participantId(index), online: each % 2 === 0 },
        }));
        await client.query('select pg_notify($1, $2)', [
          'realtime',
          JSON.stringify({ from: 'bench', messages }),
        ]);
      }
    },
    /** Resolves once so many members are known to be online. Throws if that takes too long. */
    async present(count: number): Promise<void> {
      const late = Date.now() + patience;
      for (;;) {
        const { rows } = await client.query<{ online: number }>(
          'select count(*)::int as online from presences',
        );
        const online = rows[0]?.online ?? 0;
        if (online >= count) return;
        if (Date.now() > late) throw new Error(`${online} of ${count} members are online`);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    },
    /** Forgets who was online. */
    forget: async (): Promise<void> => void (await client.query('delete from presences')),
    stop: () => client.end(),
  };
}

export type OtherProcess = Awaited<ReturnType<typeof otherProcess>>;

import { and, eq, or, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database';
import { blocks, connections, relations } from '../../db/schema';
import { countHeld } from './held';
import { isPair } from './state';
import { untell, untellConnected } from './tell';

export type Introductions = ReturnType<typeof createIntroductions>;

/** What members are to each other, as other modules may ask. */
export function createIntroductions({ orm }: Pick<Database, 'orm'>) {
  return {
    /** Those that wait for a manager. */
    held: countHeld,

    /** What somebody is to a viewer of the same community: `blocked` by either, or `connected`. */
    async between(viewerId: string, subjectId: string): Promise<{ blocked: boolean; connected: boolean }> {
      const [found] = await orm
        .execute<{ blocked: boolean; connected: boolean }>(
          sql`select
        exists (select from ${blocks} where (${blocks.participantId} = ${viewerId} and ${blocks.subjectId} = ${subjectId})
          or (${blocks.participantId} = ${subjectId} and ${blocks.subjectId} = ${viewerId})) as blocked,
        exists (select from ${connections} where ${isPair(connections.firstId, connections.secondId, viewerId, subjectId)}) as connected`,
        )
        .then(({ rows }) => rows);
      return { blocked: found?.blocked === true, connected: found?.connected === true };
    },

    /** Ends whatever two have decided about each other, a connection with it. */
    async disconnect(within: Orm, one: string, other: string): Promise<void> {
      const [connection] = await within
        .delete(connections)
        .where(isPair(connections.firstId, connections.secondId, one, other))
        .returning();
      if (connection) await untellConnected(within, connection);
      const ended = await within
        .delete(relations)
        .where(
          or(
            and(eq(relations.participantId, one), eq(relations.subjectId, other)),
            and(eq(relations.participantId, other), eq(relations.subjectId, one)),
          ),
        )
        .returning();
      for (const each of ended) await untell(within, each);
    },
  };
}

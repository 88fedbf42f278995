import { and, eq, or, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../db/database';
import { blocks, connections, relations } from '../../db/schema';
import { inOrder, isPair } from '../../people/pair';
import { createIncomingCount } from './incoming';
import { hasArrived } from './state';
import { withdrawIntroduced, withdrawConnected } from './notifyPair';
import { rememberContact } from './pastContact';
import { createRelationsTo } from './relationsTo';
import { createRelationWith } from './relationWith';

export type Introductions = ReturnType<typeof createIntroductions>;

declare module 'fastify' {
  interface FastifyInstance {
    introductions: Introductions;
  }
}

/** Relations between members, for other modules. */
export function createIntroductions({ prepare }: Pick<Database, 'prepare'>, now: () => Date) {
  const [viewerId, subjectId, first, second] = ['viewerId', 'subjectId', 'first', 'second'].map((name) =>
    sql.placeholder(name),
  );
  const what = prepare('relation between', (orm) =>
    orm
      .select({
        blocked: sql<boolean>`exists (select from ${blocks}
          where (${blocks.participantId} = ${viewerId}::text and ${blocks.subjectId} = ${subjectId}::text)
          or (${blocks.participantId} = ${subjectId}::text and ${blocks.subjectId} = ${viewerId}::text))`,
        connected: sql<boolean>`exists (select from ${connections}
          where ${connections.firstId} = ${first}::text and ${connections.secondId} = ${second}::text)`,
      })
      .from(sql`(select) as one`),
  );
  return {
    /** The relation of a person to a viewer of the same community: `blocked` by either, or `connected`. */
    async relationBetween(
      viewer: string,
      subject: string,
    ): Promise<{ blocked: boolean; connected: boolean }> {
      const [lesser, greater] = inOrder(viewer, subject);
      const [found] = await what({ viewerId: viewer, subjectId: subject, first: lesser, second: greater });
      return { blocked: found?.blocked === true, connected: found?.connected === true };
    },

    /** The relations of people of the same community to a viewer. */
    relationsTo: createRelationsTo({ prepare }),

    /** All that is between a viewer and a person whom they may see. */
    relationWith: createRelationWith({ prepare }),

    /** How many introductions wait for a member's answer, up to a maximum (M05). */
    countIncoming: createIncomingCount({ prepare }),

    /** Ends the relations between two members, including a connection. That they had contact is kept. */
    async disconnect(within: Orm, one: string, other: string): Promise<void> {
      const [connection] = await within
        .delete(connections)
        .where(isPair(connections, one, other))
        .returning();
      if (connection) await withdrawConnected(within, connection);
      const ended = await within
        .delete(relations)
        .where(
          or(
            and(eq(relations.participantId, one), eq(relations.subjectId, other)),
            and(eq(relations.participantId, other), eq(relations.subjectId, one)),
          ),
        )
        .returning();
      for (const each of ended) await withdrawIntroduced(within, each);
      const known = connection ?? ended.find((each) => hasArrived(each, now()));
      if (!known) return;
      await rememberContact(
        within,
        { communityId: known.communityId, participantId: one, subjectId: other },
        now(),
      );
    },
  };
}

import { and, desc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Orm } from '../../db/database';
import { managerMessages } from '../../db/schema';
import { randomId } from '../../tokens';

/** A message to a member and its author: user id; null: the operator of the server. */
interface Written {
  communityId: string;
  userId: string;
  kind: (typeof managerMessages.$inferSelect)['kind'];
  subject?: string;
  text: string;
  author: string | null;
  /** Left out: a new one. What is kept under an id is not kept again. */
  id?: string;
}

type ManagerMessages = ReturnType<typeof createManagerMessages>;

declare module 'fastify' {
  interface FastifyInstance {
    managerMessages: ManagerMessages;
  }
}

/** Managers' messages to members. */
export function createManagerMessages(app: Pick<FastifyInstance, 'audit'>, now: () => Date) {
  return {
    /** Stores a message in the transaction of its notification. False if it was stored before. */
    async keep(orm: Orm, { author, subject = '', id = randomId(), ...message }: Written): Promise<boolean> {
      const kept = await orm
        .insert(managerMessages)
        .values({
          ...message,
          id,
          subject,
          createdAt: now(),
          authorId: author && (await app.audit.aliasOf(orm, author)),
        })
        .onConflictDoNothing()
        .returning({ id: managerMessages.id });
      return kept.length > 0;
    },

    /** The latest text of a kind to each of these users. */
    async latest(
      orm: Orm,
      { communityId, userIds, kind }: { communityId: string; userIds: string[]; kind: Written['kind'] },
    ): Promise<Map<string, string>> {
      if (userIds.length === 0) return new Map();
      const rows = await orm
        .selectDistinctOn([managerMessages.userId], {
          userId: managerMessages.userId,
          text: managerMessages.text,
        })
        .from(managerMessages)
        .where(
          and(
            eq(managerMessages.communityId, communityId),
            inArray(managerMessages.userId, userIds),
            eq(managerMessages.kind, kind),
          ),
        )
        .orderBy(managerMessages.userId, desc(managerMessages.createdAt));
      return new Map(rows.map(({ userId, text }) => [userId, text]));
    },
  };
}

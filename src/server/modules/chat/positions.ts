import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../db/database';
import { chatMembers, chats } from '../../db/schema';
import type { Viewer } from './chatStates';
import { announceOwn, announcePositions } from './live';

export type Positions = ReturnType<typeof createPositions>;

/** Up to where a member has read, and has got, the messages of their chats. Both only grow, so their order is no matter. */
export function createPositions(app: FastifyInstance) {
  const { db } = app;
  const own = (chatId: string, personId: string) =>
    and(eq(chatMembers.chatId, chatId), eq(chatMembers.personId, personId), isNull(chatMembers.leftAt));

  const readBehind = db.prepare('chats with undelivered messages', (orm) =>
    orm
      .select({ id: chats.id, number: chats.number })
      .from(chats)
      .innerJoin(chatMembers, eq(chatMembers.chatId, chats.id))
      .where(
        and(
          eq(chats.communityId, sql.placeholder('communityId')),
          eq(chatMembers.personId, sql.placeholder('viewerId')),
          isNull(chatMembers.leftAt),
          gt(chats.number, chatMembers.deliveredNumber),
        ),
      ),
  );

  /** The latest number of the chat of a row, when the row is changed. */
  const latest = sql`(select number from ${chats} where id = ${chatMembers.chatId})`;

  async function announce(tx: Transaction, chatId: string, personId: string): Promise<void> {
    const [found] = await tx.orm
      .select({
        id: chats.id,
        change: chats.change,
        readNumber: chatMembers.readNumber,
        deliveredNumber: chatMembers.deliveredNumber,
      })
      .from(chats)
      .innerJoin(chatMembers, eq(chatMembers.chatId, chats.id))
      .where(own(chatId, personId));
    if (!found) return;
    const { readNumber, deliveredNumber } = found;
    announcePositions(app, tx, found, { participantId: personId, readNumber, deliveredNumber });
    announceOwn(app, tx, personId, found);
  }

  const deliver = ({ viewerId }: Pick<Viewer, 'viewerId'>, chatId: string, number: number) =>
    db.transaction(async (tx) => {
      const changed = await tx.orm
        .update(chatMembers)
        .set({ deliveredNumber: number })
        .where(and(own(chatId, viewerId), lt(chatMembers.deliveredNumber, number)))
        .returning({ id: chatMembers.chatId });
      if (changed.length > 0) await announce(tx, chatId, viewerId);
    });

  return {
    /** A device of the member has what the chat had when it was read. */
    async deliver(
      viewer: Viewer,
      { id, number, deliveredNumber }: { id: string; number: number; deliveredNumber: number },
    ): Promise<void> {
      if (deliveredNumber < number) await deliver(viewer, id, number);
    },

    /** The chats of a member of which their devices miss messages. */
    behind: ({ communityId, viewerId }: Viewer) => readBehind({ communityId, viewerId }),

    /** The same for several chats of a member. */
    async deliverAll(viewer: Viewer, behind: readonly { id: string; number: number }[]): Promise<void> {
      for (const { id, number } of behind) await deliver(viewer, id, number);
    },

    /** H07. A number beyond the latest message counts as that. */
    async read({ viewerId }: Viewer, chatId: string, number: number): Promise<void> {
      await db.transaction(async (tx) => {
        const readNumber = sql<number>`least(${number}::int, ${latest})`;
        const changed = await tx.orm
          .update(chatMembers)
          .set({
            readNumber,
            deliveredNumber: sql`greatest(${chatMembers.deliveredNumber}, ${readNumber})`,
          })
          .where(and(own(chatId, viewerId), lt(chatMembers.readNumber, readNumber)))
          .returning({ id: chatMembers.chatId });
        if (changed.length > 0) await announce(tx, chatId, viewerId);
      });
    },
  };
}

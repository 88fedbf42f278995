import type { FastifyInstance } from 'fastify';
import type { Orm, Transaction } from '../../db/database';
import { chatMembers } from '../../db/schema';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

export const topicOf = (chatId: string): string => `/topic/chat/${chatId}`;

const membersIn = async (orm: Orm, chatId: string): Promise<string[]> => {
  const rows = await orm
    .select({ id: chatMembers.personId })
    .from(chatMembers)
    .where(and(eq(chatMembers.chatId, chatId), isNull(chatMembers.leftAt)));
  return rows.map(({ id }) => id);
};

interface Changed {
  id: string;
  change: number;
}

/** Tells the subscribers of a chat of a message in its new state, and everybody in it that the chat has changed. */
export async function announceMessage(
  app: FastifyInstance,
  tx: Transaction,
  chat: Changed,
  number: number,
): Promise<void> {
  const { id, change } = chat;
  app.realtime.publish(tx, topicOf(id), { type: 'message', number, change });
  for (const personId of await membersIn(tx.orm, id)) announceOwn(app, tx, personId, chat);
}

/** Tells a member’s devices that one of their chats has changed. */
export function announceOwn(app: FastifyInstance, tx: Transaction, personId: string, chat: Changed): void {
  app.realtime.publish(tx, `/topic/participant/${personId}`, {
    type: 'chat',
    chatId: chat.id,
    change: chat.change,
  });
}

/** Tells the subscribers of a chat up to where somebody has it and has read it. */
export function announcePositions(
  app: FastifyInstance,
  tx: Transaction,
  chat: Changed,
  positions: { participantId: string; readNumber: number; deliveredNumber: number },
): void {
  app.realtime.publish(tx, topicOf(chat.id), { type: 'state', change: chat.change, ...positions });
}

/**
 * Tells the subscribers of chats that somebody in them is shown otherwise than before, and everybody in them that their
 * lists have changed. `onlyFor`: for these two alone, after a block.
 */
export async function announcePeople(
  app: FastifyInstance,
  tx: Transaction,
  chatsOf: readonly Changed[],
  onlyFor?: readonly [string, string],
): Promise<void> {
  const members = await tx.orm
    .selectDistinctOn([chatMembers.personId], { id: chatMembers.chatId, personId: chatMembers.personId })
    .from(chatMembers)
    .where(
      and(
        inArray(
          chatMembers.chatId,
          chatsOf.map(({ id }) => id),
        ),
        isNull(chatMembers.leftAt),
        onlyFor && inArray(chatMembers.personId, [...onlyFor]),
      ),
    )
    .orderBy(asc(chatMembers.personId));
  const [one = null, other = null] = onlyFor ?? [];
  for (const { id } of chatsOf) app.realtime.publish(tx, topicOf(id), { type: 'people', one, other });
  for (const { id, personId } of members) {
    const chat = chatsOf.find((each) => each.id === id);
    if (chat) announceOwn(app, tx, personId, chat);
  }
}

/** Tells the subscribers of a chat that somebody is typing. */
export const announceTyping = (app: FastifyInstance, chatId: string, participantId: string): Promise<void> =>
  app.db.transaction(async (tx) =>
    app.realtime.publish(tx, topicOf(chatId), { type: 'typing', participantId }),
  );

/** Ends the subscriptions of those who no longer have access to a chat. */
export async function accessChanged(app: FastifyInstance, tx: Transaction, chatId: string): Promise<void> {
  await app.realtime.rightsChanged(tx, { topic: topicOf(chatId) });
}

/** Who of these people of a community is online. Undefined without realtime: nobody knows. */
export async function onlineOf(
  app: FastifyInstance,
  orm: Orm,
  communityId: string,
  participantIds: readonly string[],
): Promise<ReadonlySet<string> | undefined> {
  if (!app.communities.byId(communityId)?.community.realtime) return undefined;
  return app.realtime.onlineAmong(participantIds, orm);
}

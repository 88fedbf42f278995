import type { FastifyInstance } from 'fastify';
import type { Orm, Transaction } from '../../db/database';
import { chatMembers } from '../../db/schema';
import { and, eq, isNull } from 'drizzle-orm';

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

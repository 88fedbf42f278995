import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { blocks, chatMembers, chatMessages, chats } from '../../db/schema';
import type { Given } from '../../people/viewing';

/** Whether two people, given by columns or ids, have a block between them. */
const areApart = (one: unknown, other: unknown): SQL => sql`exists (select from ${blocks}
  where (${blocks.participantId} = ${one} and ${blocks.subjectId} = ${other})
  or (${blocks.participantId} = ${other} and ${blocks.subjectId} = ${one}))`;

/**
 * Whether a chat is open to somebody, as a condition of a query that reads `chats` and their row of `chatMembers`. A
 * block between two closes their direct chat for both.
 */
export const isOpenTo = (communityId: Given, viewerId: Given): SQL | undefined =>
  and(
    eq(chats.communityId, communityId),
    eq(chatMembers.personId, viewerId),
    isNull(chatMembers.leftAt),
    sql`(${chats.kind} = 'GROUP' or not ${areApart(chats.firstId, chats.secondId)})`,
  );

/** Whether a message counts as unread for the member of `chatMembers`: it is of somebody else, and tells something. */
export const isUnread: SQL = sql`${chatMessages.chatId} = ${chatMembers.chatId}
  and ${chatMessages.number} > ${chatMembers.readNumber} and ${chatMessages.number} >= ${chatMembers.fromNumber}
  and ${chatMessages.authorId} is distinct from ${chatMembers.personId}
  and ${chatMessages.deletedAt} is null and ${chatMessages.kind} in ('TEXT', 'INTRODUCTION', 'MEETING')
  and not ${areApart(chatMessages.authorId, chatMembers.personId)}`;

/** The number of a member’s unread messages in a chat. */
export const unreadCount = sql<number>`(select count(*)::int from ${chatMessages} where ${isUnread})`;

/** Whether a participant is in a chat and may read it. */
export function createIsInChat({ prepare }: Pick<Database, 'prepare'>) {
  const [communityId, chatId, viewerId] = ['communityId', 'chatId', 'viewerId'].map((name) =>
    sql.placeholder(name),
  ) as [
    ReturnType<typeof sql.placeholder>,
    ReturnType<typeof sql.placeholder>,
    ReturnType<typeof sql.placeholder>,
  ];
  const read = prepare('is in chat', (orm) =>
    orm
      .select({ id: chats.id })
      .from(chats)
      .innerJoin(chatMembers, eq(chatMembers.chatId, chats.id))
      .where(and(eq(chats.id, chatId), isOpenTo(communityId, viewerId))),
  );
  return async (inCommunity: string, chat: string, participantId: string): Promise<boolean> =>
    (await read({ communityId: inCommunity, chatId: chat, viewerId: participantId })).length > 0;
}

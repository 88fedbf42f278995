import { and, asc, eq, isNull } from 'drizzle-orm';
import { chatMembers } from '../../db/schema';
import type { DomainEvent } from '../../domainEvents/catalogue';
import type { EventContext } from '../../domainEvents/subscriptions';
import { leave } from './group';
import { lockChat } from './sequence';

/** Ends a participant’s chats. Others keep what was written. Chats are locked in the order of their ids. */
export async function leaveAll(
  { app, tx }: EventContext,
  { subject, time }: DomainEvent<'memberLeft'>,
): Promise<void> {
  const own = await tx.orm
    .select({ id: chatMembers.chatId })
    .from(chatMembers)
    .where(and(eq(chatMembers.personId, subject), isNull(chatMembers.leftAt)))
    .orderBy(asc(chatMembers.chatId));
  for (const { id } of own) {
    const chat = await lockChat(tx.orm, id);
    if (chat) await leave(app, tx, chat, { personId: subject, at: time });
  }
}

import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { chatMembers, chats } from '../../db/schema';
import { inOrder, isPair } from '../../people/pair';
import { randomId } from '../../tokens';
import { lockChat, type StoredChat } from './sequence';

/** Makes a chat, without people. */
export async function makeChat(
  orm: Orm,
  chat: Pick<StoredChat, 'communityId' | 'kind' | 'createdBy'> & Partial<typeof chats.$inferInsert>,
  at: Date,
): Promise<StoredChat | undefined> {
  const [made] = await orm
    .insert(chats)
    .values({ ...chat, id: randomId(), createdAt: at, latestAt: at })
    .onConflictDoNothing({ target: [chats.firstId, chats.secondId] })
    .returning();
  return made;
}

/** Lets people into a chat. They see what is written from `fromNumber` on. */
export async function letIn(
  orm: Orm,
  chatId: string,
  personIds: readonly string[],
  { fromNumber, at }: { fromNumber: number; at: Date },
): Promise<void> {
  const row = {
    fromNumber,
    readNumber: fromNumber - 1,
    deliveredNumber: fromNumber - 1,
    joinedAt: at,
    leftAt: null,
  };
  await orm
    .insert(chatMembers)
    .values(personIds.map((personId) => ({ ...row, chatId, personId })))
    .onConflictDoUpdate({
      target: [chatMembers.chatId, chatMembers.personId],
      set: { ...row, muted: false },
    });
}

/**
 * The chat of two members, whose rows are locked; it is made if there is none. Somebody who left the community and
 * joined again comes back to what was written. Returns it locked, and whether it is new.
 */
export async function chatOfTwo(
  orm: Orm,
  communityId: string,
  [one, other]: readonly [string, string],
  at: Date,
): Promise<{ chat: StoredChat; isNew: boolean }> {
  const [firstId, secondId] = inOrder(one, other);
  const made = await makeChat(orm, { communityId, kind: 'DIRECT', createdBy: one, firstId, secondId }, at);
  if (made) {
    await letIn(orm, made.id, [one, other], { fromNumber: 1, at });
    return { chat: made, isNew: true };
  }
  const [found] = await orm
    .select({ id: chats.id })
    .from(chats)
    .where(isPair(chats, one, other));
  const chat = found && (await lockChat(orm, found.id));
  if (!chat) throw new Error('a chat of two went while they were locked');
  await orm.update(chatMembers).set({ leftAt: null }).where(eq(chatMembers.chatId, chat.id));
  return { chat, isNew: false };
}

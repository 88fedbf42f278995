import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { chatMembers, chats } from '../../db/schema';
import type { DomainEvent } from '../../domainEvents/catalogue';
import type { EventContext } from '../../domainEvents/subscriptions';
import { announcePeople } from './live';

/** Chats that a person is in. */
const chatsWith = ({ orm }: Transaction, personId: string) =>
  orm
    .select({ id: chats.id, change: chats.change })
    .from(chats)
    .innerJoin(chatMembers, eq(chatMembers.chatId, chats.id))
    .where(and(eq(chatMembers.personId, personId), isNull(chatMembers.leftAt)));

type Changed = 'memberHidden' | 'memberShown' | 'memberRemoved' | 'memberRestored' | 'rightsChanged';

/** Managers hid a person, showed, removed or restored one, or named one a manager: open chats show it at once. */
export async function showStanding(
  { app, tx }: EventContext,
  { subject }: DomainEvent<Changed>,
): Promise<void> {
  const own = await chatsWith(tx, subject);
  if (own.length > 0) await announcePeople(app, tx, own);
}

/** A block between two hides the words of either from the other in the groups of both, until it ends. */
export async function showBlockInGroups(
  { app, tx }: EventContext,
  { subject, data: { otherId } }: DomainEvent<'pairBlocked' | 'pairUnblocked'>,
): Promise<void> {
  const theirs = tx.orm
    .select({ id: chatMembers.chatId })
    .from(chatMembers)
    .where(and(eq(chatMembers.personId, otherId), isNull(chatMembers.leftAt)));
  const shared = await tx.orm
    .select({ id: chats.id, change: chats.change })
    .from(chats)
    .innerJoin(chatMembers, eq(chatMembers.chatId, chats.id))
    .where(
      and(
        eq(chats.kind, 'GROUP'),
        eq(chatMembers.personId, subject),
        isNull(chatMembers.leftAt),
        inArray(chats.id, theirs),
      ),
    );
  if (shared.length > 0) await announcePeople(app, tx, shared, [subject, otherId]);
}

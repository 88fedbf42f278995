import { and, desc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { chatMembers, chatMessages, chats, participants } from '../../db/schema';
import { nameOf } from '../../people/nameOf';
import { withoutMarkup } from '../../../lib/markup';
import { isOpenTo, isUnread, unreadCount } from './access';

/** Messages in an email, and the length of each. */
const mostLines = 3;
const mostLetters = 300;

const cut = (text: string): string =>
  [...text].length > mostLetters ? `${[...text].slice(0, mostLetters).join('').trimEnd()}…` : text;

interface Reader {
  communityId: string;
  participantId: string;
  chatId: string;
}

/**
 * What a member has not read in a chat, for an email. Undefined if there is nothing, the chat is no longer theirs, or they
 * muted it.
 */
export async function readUnread(orm: Orm, { communityId, participantId, chatId }: Reader) {
  const isTheirs = and(
    eq(chats.id, chatId),
    isOpenTo(communityId, participantId),
    eq(chatMembers.muted, false),
  );
  const [chat] = await orm
    .select({ kind: chats.kind, name: chats.name, count: unreadCount })
    .from(chats)
    .innerJoin(chatMembers, eq(chatMembers.chatId, chats.id))
    .where(isTheirs);
  if (!chat || chat.count === 0) return undefined;
  const author = { firstName: participants.firstName, lastName: participants.lastName };
  const rows = await orm
    .select({ text: chatMessages.text, ...author })
    .from(chatMessages)
    .innerJoin(chats, eq(chats.id, chatMessages.chatId))
    .innerJoin(chatMembers, eq(chatMembers.chatId, chatMessages.chatId))
    .innerJoin(participants, eq(participants.id, chatMessages.authorId))
    .where(and(isTheirs, isUnread, sql`${chatMessages.kind} = 'TEXT'`, participants.profileEnabled))
    .orderBy(desc(chatMessages.number))
    .limit(mostLines);
  const [latest] = rows;
  if (!latest) return undefined;
  const isGroup = chat.kind === 'GROUP';
  return {
    isGroup,
    name: isGroup ? (chat.name ?? '') : nameOf(latest),
    count: chat.count,
    lines: rows.toReversed().map((row) => ({
      name: isGroup ? nameOf(row) : '',
      text: cut(withoutMarkup(row.text)),
    })),
  };
}

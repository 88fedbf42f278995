import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  notInArray,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ChatPeople, FoundMessages } from '../../../generated/api/chat';
import { chatMembers, chatMessages, chats, participants } from '../../db/schema';
import { pageOf, pageSize } from '../../people/paging';
import { cardColumns } from '../../people/personCard';
import { isInListsOf } from '../../people/visible';
import type { Sees } from '../../people/viewing';
import { isOpenTo } from './access';
import { presentChats, selectChats, type Viewer } from './chatStates';
import { readApartFrom } from './chatPeople';
import { mayBeginWith } from '../../people/mayWrite';
import type { Beginner } from './opening';
import { messageColumns, withParts } from './readMessages';

/** Whether a folded text contains another. A text of signs alone is in none. */
const contains = (folded: SQLWrapper, text: string): SQL =>
  sql`(search_fold(${text}) <> '' and position(search_fold(${text}) in ${folded}) > 0)`;

/** H14 and H15. */
export function createFinding(app: FastifyInstance, now: () => Date) {
  const { orm } = app.db;
  return {
    /** H14. */
    async messages(
      viewer: Viewer,
      { q, chatId, page = 0 }: { q: string; chatId?: string; page?: number },
    ): Promise<FoundMessages> {
      const apart = [...(await readApartFrom(orm, viewer.viewerId)), ''];
      const rows = await orm
        .select(messageColumns)
        .from(chatMessages)
        .innerJoin(chats, eq(chats.id, chatMessages.chatId))
        .innerJoin(chatMembers, eq(chatMembers.chatId, chats.id))
        .where(
          and(
            isOpenTo(viewer.communityId, viewer.viewerId),
            chatId === undefined ? undefined : eq(chats.id, chatId),
            gte(chatMessages.number, chatMembers.fromNumber),
            isNull(chatMessages.deletedAt),
            sql`${chatMessages.kind} in ('TEXT', 'INTRODUCTION')`,
            or(isNull(chatMessages.authorId), notInArray(chatMessages.authorId, apart)),
            contains(chatMessages.search, q.trim()),
          ),
        )
        .orderBy(desc(chatMessages.createdAt), desc(chatMessages.chatId), desc(chatMessages.number))
        .limit(pageSize + 1)
        .offset(page * pageSize);
      const { items, hasMore } = pageOf(rows, page);
      const found = [...new Set(items.map((message) => message.chatId)), ''];
      const chatRows = await selectChats(orm, viewer, inArray(chats.id, found));
      const { states, message } = await presentChats(app, orm, viewer, chatRows);
      const stored = await withParts(orm, items);
      return {
        messages: stored.flatMap((each) => {
          const chat = states.get(each.chatId);
          return chat ? [{ chat, message: message(each) }] : [];
        }),
        hasMore,
      };
    },

    /** H15. */
    async people(
      beginner: Beginner,
      { q = '', page = 0 }: { q?: string; page?: number },
      sees: Sees,
    ): Promise<ChatPeople> {
      const { communityId, viewerId } = beginner;
      const text = q.trim();
      const rows = await orm
        .select(cardColumns)
        .from(participants)
        .where(
          and(
            isInListsOf({ communityId, viewerId, sees, now: now() }),
            mayBeginWith(beginner),
            text
              ? contains(sql`search_fold(${participants.firstName} || ' ' || ${participants.lastName})`, text)
              : undefined,
          ),
        )
        .orderBy(
          asc(sql`(${participants.firstName} || ' ' || ${participants.lastName}) collate "und-x-icu"`),
          asc(participants.id),
        )
        .limit(pageSize + 1)
        .offset(page * pageSize);
      const { items, hasMore } = pageOf(rows, page);
      return { people: items, hasMore };
    },
  };
}

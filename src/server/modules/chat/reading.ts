import { and, asc, desc, eq, gt, gte, lt, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Chat, ChatChanges, Chats, Unread } from '../../../generated/api/chat';
import type { Orm } from '../../db/database';
import { chatMembers, chatMessages, chats } from '../../db/schema';
import { AppError } from '../../errors';
import { pageOf, pageSize } from '../../people/paging';
import { isOpenTo, unreadCount } from './access';
import { presentChats, selectChats, type ChatOfViewer, type Viewer } from './chatStates';
import { messageColumns, withParts, type StoredMessage } from './readMessages';
import { isLatest } from './sequence';
import type { Positions } from './positions';

/** Messages on a page of a chat. */
const messagesAtOnce = 50;
/** Changes in one answer. */
const changesAtOnce = 200;

/** Chats that are listed: a direct chat in which nothing was written yet appears only for the member who opened it. */
const isListed = (viewerId: string) =>
  or(gt(chats.number, 0), eq(chats.createdBy, viewerId), sql`${chats.kind} = 'GROUP'`);

/** H01, H03, H06 and H16. */
export function createReading(app: FastifyInstance, positions: Positions) {
  const { db } = app;

  /** The unread messages of a viewer, by chat. */
  const unreadIn = (orm: Orm, { communityId, viewerId }: Viewer) =>
    orm
      .select({ unread: unreadCount })
      .from(chats)
      .innerJoin(chatMembers, eq(chatMembers.chatId, chats.id))
      .where(
        and(
          isOpenTo(communityId, viewerId),
          eq(chatMembers.muted, false),
          gt(chats.number, chatMembers.readNumber),
        ),
      );

  async function unread(viewer: Viewer): Promise<Unread> {
    const counts = (await unreadIn(db.orm, viewer)).map((row) => row.unread).filter((count) => count > 0);
    return { messages: counts.reduce((sum, count) => sum + count, 0), chats: counts.length };
  }

  async function rowOf(viewer: Viewer, chatId: string): Promise<ChatOfViewer> {
    const [row] = await selectChats(db.orm, viewer, eq(chats.id, chatId));
    if (!row) throw new AppError(1109);
    return row;
  }

  const messagesOf = async (row: ChatOfViewer, before?: number) => {
    const rows = await db.orm
      .select(messageColumns)
      .from(chatMessages)
      .where(
        and(
          eq(chatMessages.chatId, row.id),
          gte(chatMessages.number, row.fromNumber),
          before === undefined ? undefined : lt(chatMessages.number, before),
        ),
      )
      .orderBy(desc(chatMessages.number))
      .limit(messagesAtOnce + 1);
    const { items, hasMore } = pageOf(rows, 0, messagesAtOnce);
    return { messages: await withParts(db.orm, items.toReversed()), hasMore };
  };

  const withState = async (viewer: Viewer, row: ChatOfViewer, stored: readonly StoredMessage[]) => {
    const { states, message } = await presentChats(app, db.orm, viewer, [row], { whole: true });
    return { chat: states.get(row.id)!, messages: stored.map(message) };
  };

  return {
    /** H01. */
    async list(viewer: Viewer, page: number): Promise<Chats> {
      const rows = await selectChats(db.orm, viewer, isListed(viewer.viewerId))
        .orderBy(desc(chats.latestAt), desc(chats.id))
        .limit(pageSize + 1)
        .offset(page * pageSize);
      const { items, hasMore } = pageOf(rows, page);
      const latest = await db.orm
        .select(messageColumns)
        .from(chats)
        .innerJoin(chatMessages, and(eq(chatMessages.chatId, chats.id), isLatest))
        .where(sql`${chats.id} in ${[...items.map(({ id }) => id), '']}`);
      const stored = await withParts(db.orm, latest);
      const { states, message } = await presentChats(app, db.orm, viewer, items);
      const lastOf = new Map(stored.map((each) => [each.chatId, message(each)]));
      const { messages } = await unread(viewer);
      await positions.deliverAll(viewer);
      return {
        chats: items.map(({ id }) => ({ chat: states.get(id)!, last: lastOf.get(id) ?? null })),
        hasMore,
        unread: messages,
      };
    },

    /** H03. The state is read first: what happens after that has a later change, and is asked for. */
    async chat(viewer: Viewer, chatId: string, before?: number): Promise<Chat> {
      const row = await rowOf(viewer, chatId);
      const { messages, hasMore } = await messagesOf(row, before);
      const answer = await withState(viewer, row, messages);
      await positions.deliver(viewer, row);
      return { ...answer, hasMore };
    },

    /** H06. */
    async changes(viewer: Viewer, chatId: string, after: number): Promise<ChatChanges> {
      const row = await rowOf(viewer, chatId);
      const rows = await db.orm
        .select(messageColumns)
        .from(chatMessages)
        .where(
          and(
            eq(chatMessages.chatId, chatId),
            gt(chatMessages.change, after),
            gte(chatMessages.number, row.fromNumber),
          ),
        )
        .orderBy(asc(chatMessages.change))
        .limit(changesAtOnce + 1);
      const { items, hasMore } = pageOf(rows, 0, changesAtOnce);
      const answer = await withState(viewer, row, await withParts(db.orm, items));
      await positions.deliver(viewer, row);
      return { ...answer, hasMore };
    },

    /** H16. */
    async unread(viewer: Viewer): Promise<Unread> {
      await positions.deliverAll(viewer);
      return unread(viewer);
    },

    rowOf,
  };
}

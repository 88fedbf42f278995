import { and, asc, desc, eq, gt, gte, lt, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Chat, ChatChanges } from '../../../generated/api/chat';
import { chatMessages, chats } from '../../db/schema';
import { AppError } from '../../errors';
import { pageOf } from '../../people/paging';
import { presentChats, selectChats, type ChatOfViewer, type Viewer } from './chatStates';
import { messageColumns, withParts, type StoredMessage } from './readMessages';
import type { Positions } from './positions';

/** Messages on a page of a chat. */
const messagesAtOnce = 50;
/** Which messages of a chat: the latest, if nothing is said. */
interface Which {
  before?: number;
  after?: number;
  around?: number;
}

/** Changes in one answer. */
const changesAtOnce = 200;

/** H03 and H06. */
export function createReading(app: FastifyInstance, positions: Positions) {
  const { db } = app;

  async function rowOf(viewer: Viewer, chatId: string): Promise<ChatOfViewer> {
    const [row] = await selectChats(db.orm, viewer, eq(chats.id, chatId));
    if (!row) throw new AppError(1109);
    return row;
  }

  const messagesIn = (row: ChatOfViewer, where?: SQL) =>
    db.orm
      .select(messageColumns)
      .from(chatMessages)
      .where(and(eq(chatMessages.chatId, row.id), gte(chatMessages.number, row.fromNumber), where));

  /** Oldest first, and whether there are older ones. */
  const backwards = async (row: ChatOfViewer, most: number, before?: number) => {
    const where = before === undefined ? undefined : lt(chatMessages.number, before);
    const rows = await messagesIn(row, where)
      .orderBy(desc(chatMessages.number))
      .limit(most + 1);
    const { items, hasMore } = pageOf(rows, 0, most);
    return { messages: items.toReversed(), hasMore };
  };

  const forwards = (row: ChatOfViewer, most: number, from: number) =>
    messagesIn(row, gte(chatMessages.number, from)).orderBy(asc(chatMessages.number)).limit(most);

  async function messagesOf(row: ChatOfViewer, { before, after, around }: Which) {
    if (around !== undefined) {
      const half = messagesAtOnce / 2;
      const earlier = await backwards(row, half, around);
      return { ...earlier, messages: [...earlier.messages, ...(await forwards(row, half, around))] };
    }
    if (after === undefined) return backwards(row, messagesAtOnce, before);
    return { messages: await forwards(row, messagesAtOnce, after + 1), hasMore: after >= row.fromNumber };
  }

  const withState = async (viewer: Viewer, row: ChatOfViewer, stored: readonly StoredMessage[]) => {
    const { states, message } = await presentChats(app, db.orm, viewer, [row], { whole: true });
    return { chat: states.get(row.id)!, messages: stored.map(message) };
  };

  return {
    /** H03. The state is read first: what happens after that has a later change, and is asked for. */
    async chat(viewer: Viewer, chatId: string, which: Which = {}): Promise<Chat> {
      if (Object.keys(which).length > 1) throw new AppError(1100);
      const row = await rowOf(viewer, chatId);
      const { messages, hasMore } = await messagesOf(row, which);
      const answer = await withState(viewer, row, await withParts(db.orm, messages));
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
  };
}

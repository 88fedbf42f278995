import { randomUUID } from 'node:crypto';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mostPeople, newFor } from '../../../lib/rules/chat/bounds';
import { readName } from '../../../lib/rules/chat/texts';
import type { Orm, Transaction } from '../../db/database';
import { chatMembers, chats, participants } from '../../db/schema';
import { AppError } from '../../errors';
import { isPair, lockBoth } from '../../people/pair';
import type { Viewer } from './chatStates';
import { announceMessage, announceOwn } from './live';
import { chatOfTwo, letIn, makeChat } from './making';
import { connectedWith, mayBeginWith } from '../../people/mayWrite';
import { addMessage, lockChat, type StoredChat } from './sequence';

export interface Beginner extends Viewer {
  userId: string;
  isManager: boolean;
}

export const nameOf = (sent: string): string => {
  const { name, problem } = readName(sent);
  if (problem) {
    throw new AppError(1100, {
      details: [{ path: 'name', message: problem === 'empty' ? 'is empty' : 'is too long' }],
    });
  }
  return name;
};

/** H02 and H11. */
export function createOpening(app: FastifyInstance, now: () => Date) {
  const { db } = app;

  /** Locks people until the transaction ends, so that none leaves before its end. Throws 1110 unless all may be written to. */
  async function requireBegin(orm: Orm, beginner: Beginner, ids: readonly string[]): Promise<void> {
    const { communityId, viewerId } = beginner;
    const found = await orm
      .select({ id: participants.id })
      .from(participants)
      .where(
        and(
          inArray(participants.id, [...ids]),
          eq(participants.communityId, communityId),
          or(eq(participants.id, viewerId), mayBeginWith(beginner)),
        ),
      )
      .orderBy(participants.id)
      .for('key share');
    if (found.length !== ids.length) throw new AppError(1110);
  }

  /** Counts new chats with strangers of a new member. Throws 1104 after too many in a day. */
  async function countStrangers(
    orm: Orm,
    { viewerId, userId }: Beginner,
    ids: readonly string[],
  ): Promise<void> {
    const [own] = await orm
      .select({ createdAt: participants.createdAt })
      .from(participants)
      .where(eq(participants.id, viewerId));
    if (!own || now().getTime() - own.createdAt.getTime() > newFor) return;
    const strangers = await orm
      .select({ id: participants.id })
      .from(participants)
      .where(
        sql`${inArray(participants.id, [...ids])} and not ${participants.id} = any(array(${connectedWith(viewerId)}))`,
      );
    for (const _stranger of strangers) await app.limits.account('chatsWithStrangers', userId);
  }

  async function joined(
    tx: Transaction,
    chat: StoredChat,
    { by, ids, at }: { by: string; ids: readonly string[]; at: Date },
  ): Promise<StoredChat> {
    await letIn(tx.orm, chat.id, ids, { fromNumber: chat.number + 1, at });
    const message = {
      kind: 'JOINED',
      authorId: by,
      messageId: randomUUID(),
      createdAt: at,
      personIds: ids.filter((id) => id !== by),
    } as const;
    const after = await addMessage(tx.orm, chat, message);
    await announceMessage(app, tx, after, after.number);
    return after;
  }

  return {
    /** H02 with one other and no name. Returns the id of the chat of the two. */
    openDirect(beginner: Beginner, otherId: string): Promise<string> {
      const { communityId, viewerId } = beginner;
      return db.transaction(async (tx) => {
        const { orm } = tx;
        await lockBoth(orm, viewerId, otherId);
        const [there] = await orm
          .select({ id: chats.id })
          .from(chats)
          .innerJoin(chatMembers, eq(chatMembers.chatId, chats.id))
          .where(
            and(isPair(chats, viewerId, otherId), eq(chatMembers.personId, otherId), sql`left_at is null`),
          );
        if (!there) {
          await requireBegin(orm, beginner, [viewerId, otherId]);
          await countStrangers(orm, beginner, [otherId]);
        }
        const { chat } = await chatOfTwo(orm, communityId, [viewerId, otherId], now());
        announceOwn(app, tx, viewerId, chat);
        return chat.id;
      });
    },

    /** H02 otherwise. Returns the id of the new group. */
    openGroup(beginner: Beginner, otherIds: readonly string[], sentName?: string): Promise<string> {
      const { communityId, viewerId } = beginner;
      const name = sentName === undefined ? null : nameOf(sentName);
      const at = now();
      return db.transaction(async (tx) => {
        const { orm } = tx;
        const ids = [viewerId, ...otherIds];
        await requireBegin(orm, beginner, ids);
        await countStrangers(orm, beginner, otherIds);
        const chat = await makeChat(orm, { communityId, kind: 'GROUP', createdBy: viewerId, name }, at);
        if (!chat) throw new Error('a group has no pair that could be there already');
        await joined(tx, chat, { by: viewerId, ids, at });
        return chat.id;
      });
    },

    /** H11. People who are in the group already stay as they are. */
    add(beginner: Beginner, chatId: string, ids: readonly string[]): Promise<void> {
      const { viewerId } = beginner;
      return db.transaction(async (tx) => {
        const { orm } = tx;
        await requireBegin(orm, beginner, [...new Set([viewerId, ...ids])]);
        const chat = await lockChat(orm, chatId);
        if (chat?.kind !== 'GROUP') throw new AppError(1110);
        const rows = await orm
          .select({ id: chatMembers.personId })
          .from(chatMembers)
          .where(and(eq(chatMembers.chatId, chatId), sql`left_at is null`));
        const inside = new Set(rows.map(({ id }) => id));
        if (!inside.has(viewerId)) throw new AppError(1109);
        const added = ids.filter((id) => !inside.has(id));
        if (added.length === 0) return;
        if (inside.size + added.length > mostPeople) throw new AppError(1110);
        await countStrangers(orm, beginner, added);
        await joined(tx, chat, { by: viewerId, ids: added, at: now() });
      });
    },
  };
}

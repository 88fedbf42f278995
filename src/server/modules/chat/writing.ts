import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Message, ReactBody, SendMessageBody } from '../../../generated/api/chat';
import type { Lang } from '../../../lib/lang';
import { changeableFor, mostEmoji } from '../../../lib/rules/chat/bounds';
import { isEmoji, readText } from '../../../lib/rules/chat/texts';
import type { Transaction } from '../../db/database';
import { languagesOf } from '../../db/languagesOf';
import { chatMessages, chatReactions } from '../../db/schema';
import { AppError } from '../../errors';
import { sha256 } from '../../tokens';
import { presentChats, selectToWrite, type ChatOfViewer, type Presented, type Viewer } from './chatStates';
import { announceMessage } from './live';
import type { MessageImages } from './messageImages';
import { readMessage, type StoredMessage } from './readMessages';
import { addMessage, changeMessage, lockChat, type StoredChat } from './sequence';

/** A chat that is locked, as one of its members has it. */
interface Locked {
  chat: StoredChat;
  row: ChatOfViewer;
  tx: Transaction;
  /** What presents it, read once. */
  presented: () => Promise<Presented>;
}

const refuse = (path: string, message: string): never => {
  throw new AppError(1100, { details: [{ path, message }] });
};

/** A message as it is stored. Throws 1100 if it is empty or too long. */
function checkedText(sent: string, { mayBeEmpty = false } = {}): string {
  const { text, problem } = readText(sent);
  if (problem === 'tooLong') refuse('text', 'is too long');
  if (problem === 'empty' && !mayBeEmpty) refuse('text', 'is empty');
  return text;
}

/** H04 and H08 to H10. */
export function createWriting(app: FastifyInstance, images: MessageImages, now: () => Date) {
  const { db } = app;

  /** Locks a chat that is open to the viewer. Throws 1109 if it is not. */
  const inChat = <Result>(
    viewer: Viewer,
    chatId: string,
    work: (locked: Locked) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction(async (tx) => {
      const chat = await lockChat(tx.orm, chatId);
      const row = chat && (await selectToWrite(tx.orm, viewer, chatId));
      if (!row) throw new AppError(1109);
      let presented: Promise<Presented> | undefined;
      return work({
        chat,
        row,
        tx,
        presented: () => (presented ??= presentChats(app, tx.orm, viewer, [row])),
      });
    });

  const present = async ({ presented }: Locked, message: StoredMessage): Promise<Message> =>
    (await presented()).message(message);

  async function presentNumber(locked: Locked, number: number): Promise<Message> {
    const message = await readMessage(locked.tx.orm, locked.chat.id, number);
    if (!message) throw new Error('a message went while its chat was locked');
    return present(locked, message);
  }

  /** Throws 1110 if nobody would read it: all others left, or blocked the caller. */
  async function requireReaders({ row, presented }: Locked): Promise<void> {
    const { states } = await presented();
    if (!states.get(row.id)?.maySend) throw new AppError(1110);
  }

  /** A message that the viewer sees. Throws 1110 if there is none, or if it is deleted. */
  async function messageAt({ row, tx }: Locked, number: number): Promise<StoredMessage> {
    const found = number >= row.fromNumber ? await readMessage(tx.orm, row.id, number) : undefined;
    if (!found || found.deletedAt) throw new AppError(1110);
    return found;
  }

  /** The viewer’s own words, while they may be changed. Throws 1110 for others. */
  async function ownAt(locked: Locked, viewer: Viewer, number: number): Promise<StoredMessage> {
    const message = await messageAt(locked, number);
    const isOld = now().getTime() - message.createdAt.getTime() > changeableFor;
    if (message.authorId !== viewer.viewerId || message.kind !== 'TEXT' || isOld) throw new AppError(1110);
    return message;
  }

  /** Gives a message another state, and tells everybody of it. */
  async function change(
    locked: Locked,
    number: number,
    set?: Partial<typeof chatMessages.$inferInsert>,
  ): Promise<Message> {
    const { chat, tx } = locked;
    const after = await changeMessage(tx.orm, chat, number, set);
    await announceMessage(app, tx, after, number);
    return presentNumber(locked, number);
  }

  return {
    /** H04. The same message again is answered like the first time. */
    send(
      viewer: Viewer,
      chatId: string,
      { messageId, text: sent, replyTo, images: imageIds = [] }: SendMessageBody,
      { lang, userId }: { lang: Lang; userId: string },
    ): Promise<Message> {
      const text = checkedText(sent, { mayBeEmpty: imageIds.length > 0 });
      const contentHash = sha256(JSON.stringify([text, replyTo ?? null, imageIds]));
      const authorId = viewer.viewerId;
      return inChat(viewer, chatId, async (locked) => {
        const { chat, row, tx } = locked;
        const [before] = await tx.orm
          .select({
            number: chatMessages.number,
            contentHash: chatMessages.contentHash,
            deletedAt: chatMessages.deletedAt,
          })
          .from(chatMessages)
          .where(
            and(
              eq(chatMessages.chatId, chatId),
              eq(chatMessages.authorId, authorId),
              eq(chatMessages.messageId, messageId),
            ),
          );
        if (before) {
          if (!before.deletedAt && before.contentHash !== contentHash) throw new AppError(1110);
          return presentNumber(locked, before.number);
        }
        await app.limits.account('chatMessages', userId);
        await requireReaders(locked);
        if (replyTo !== undefined && (replyTo < row.fromNumber || replyTo > chat.number)) {
          throw new AppError(1110);
        }
        const after = await addMessage(tx.orm, chat, {
          kind: 'TEXT',
          messageId,
          contentHash,
          authorId,
          text,
          ...languagesOf(chatMessages, { text }, lang),
          replyTo: replyTo ?? null,
          createdAt: now(),
        });
        await images.attach(tx.orm, { chatId, number: after.number, userId }, imageIds);
        await announceMessage(app, tx, after, after.number);
        return presentNumber(locked, after.number);
      });
    },

    /** H08. */
    edit(viewer: Viewer, chatId: string, number: number, sent: string, lang: Lang): Promise<Message> {
      return inChat(viewer, chatId, async (locked) => {
        const message = await ownAt(locked, viewer, number);
        const text = checkedText(sent, { mayBeEmpty: message.images.length > 0 });
        if (text === message.text) return present(locked, message);
        await requireReaders(locked);
        const written = { text, ...languagesOf(chatMessages, { text }, lang, message) };
        return change(locked, number, { ...written, editedAt: now() });
      });
    },

    /** H09. Its place stays. */
    remove(viewer: Viewer, chatId: string, number: number): Promise<Message> {
      return inChat(viewer, chatId, async (locked) => {
        await ownAt(locked, viewer, number);
        const { tx } = locked;
        await tx.orm
          .delete(chatReactions)
          .where(and(eq(chatReactions.chatId, chatId), eq(chatReactions.number, number)));
        await images.detach(tx, chatId, number);
        return change(locked, number, {
          text: '',
          textLang: null,
          contentHash: '',
          editedAt: null,
          deletedAt: now(),
        });
      });
    },

    /** H10. */
    react(viewer: Viewer, chatId: string, number: number, { emoji, on }: ReactBody): Promise<Message> {
      if (!isEmoji(emoji)) refuse('emoji', 'is no emoji');
      return inChat(viewer, chatId, async (locked) => {
        const { orm } = locked.tx;
        const message = await messageAt(locked, number);
        const personId = viewer.viewerId;
        const isOn = message.reactions.some((each) => each.personId === personId && each.emoji === emoji);
        if (isOn === on) return present(locked, message);
        await requireReaders(locked);
        if (on) {
          const kinds = new Set(message.reactions.map((each) => each.emoji)).add(emoji);
          if (kinds.size > mostEmoji) throw new AppError(1110);
          await orm.insert(chatReactions).values({ chatId, number, personId, emoji, createdAt: now() });
        } else {
          await orm
            .delete(chatReactions)
            .where(
              and(
                eq(chatReactions.chatId, chatId),
                eq(chatReactions.number, number),
                eq(chatReactions.personId, personId),
                eq(chatReactions.emoji, emoji),
              ),
            );
        }
        return change(locked, number);
      });
    },

    inChat,
  };
}

export type Writing = ReturnType<typeof createWriting>;

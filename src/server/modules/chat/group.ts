import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { imagePath } from '../../../lib/imagePath';
import { avatarSize } from '../../../lib/avatar';
import type { Orm, Transaction } from '../../db/database';
import { chatMembers, chats } from '../../db/schema';
import { AppError } from '../../errors';
import type { Viewer } from './chatStates';
import { accessChanged, announceMessage, announceOwn } from './live';
import { nameOf } from './opening';
import { addMessage, type StoredChat } from './sequence';
import type { Writing } from './writing';

/** Ends somebody’s membership in a locked chat. A group says so. */
export async function leave(
  app: FastifyInstance,
  tx: Transaction,
  chat: StoredChat,
  { personId, at }: { personId: string; at: Date },
): Promise<void> {
  const own = and(eq(chatMembers.chatId, chat.id), eq(chatMembers.personId, personId));
  if (chat.kind === 'GROUP') {
    const message = { kind: 'LEFT', messageId: randomUUID(), createdAt: at } as const;
    const about = { authorId: personId, personIds: [personId] };
    const after = await addMessage(tx.orm, chat, { ...message, ...about });
    await announceMessage(app, tx, after, after.number);
  }
  await tx.orm.update(chatMembers).set({ leftAt: at }).where(own);
  await accessChanged(app, tx, chat.id);
}

/** Another picture: everybody’s devices ask what changed. */
async function setImage(
  app: FastifyInstance,
  tx: Transaction,
  chat: StoredChat,
  { imageId, userId }: { imageId: string | null; userId: string },
): Promise<void> {
  const owner = { userId };
  const url = imageId === null ? null : imagePath(imageId, avatarSize);
  const imageUrl = url && (await app.images.claim(tx.orm, 'chats.imageUrl', owner, url));
  if (imageUrl === undefined) throw new AppError(1110);
  const after = { imageUrl: imageUrl || null, broughtBy: imageUrl ? userId : null, change: chat.change + 1 };
  await tx.orm.update(chats).set(after).where(eq(chats.id, chat.id));
  if (chat.imageUrl && chat.broughtBy)
    await app.images.release(tx, { userId: chat.broughtBy }, chat.imageUrl);
  await announceMessage(app, tx, { ...chat, ...after }, 0);
}

interface Settings {
  name?: string;
  imageId?: string | null;
  muted?: boolean;
}

/** H12 and H13. */
export function createGroup(app: FastifyInstance, { inChat }: Writing, now: () => Date) {
  const requireGroup = ({ kind }: StoredChat): void => {
    if (kind !== 'GROUP') throw new AppError(1110);
  };

  const mute = (orm: Orm, chatId: string, personId: string, muted: boolean) =>
    orm
      .update(chatMembers)
      .set({ muted })
      .where(and(eq(chatMembers.chatId, chatId), eq(chatMembers.personId, personId)));

  return {
    /** H12. */
    leave: (viewer: Viewer, chatId: string): Promise<void> =>
      inChat(viewer, chatId, async ({ chat, tx }) => {
        requireGroup(chat);
        await leave(app, tx, chat, { personId: viewer.viewerId, at: now() });
      }),

    /** H13. */
    change: (
      viewer: Viewer,
      chatId: string,
      { name: sentName, imageId, muted }: Settings,
      userId: string,
    ): Promise<void> => {
      const name = sentName === undefined ? undefined : nameOf(sentName);
      return inChat(viewer, chatId, async ({ chat, tx }) => {
        const { viewerId: authorId } = viewer;
        let latest = chat;
        if (name !== undefined && name !== chat.name) {
          requireGroup(chat);
          await tx.orm.update(chats).set({ name }).where(eq(chats.id, chatId));
          const message = { kind: 'RENAMED', authorId, messageId: randomUUID(), text: name } as const;
          latest = await addMessage(tx.orm, chat, { ...message, createdAt: now() });
          await announceMessage(app, tx, latest, latest.number);
        }
        if (imageId !== undefined) {
          requireGroup(chat);
          await setImage(app, tx, latest, { imageId, userId });
        }
        if (muted !== undefined) {
          await mute(tx.orm, chatId, authorId, muted);
          announceOwn(app, tx, authorId, latest);
        }
      });
    },
  };
}

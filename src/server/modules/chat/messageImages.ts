import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { imagePath } from '../../../lib/imagePath';
import { photoSize } from '../../../lib/photo';
import type { Orm, Transaction } from '../../db/database';
import { chatImages } from '../../db/schema';
import { AppError } from '../../errors';

export type MessageImages = ReturnType<typeof createMessageImages>;

/** Images of messages, which are uploads of their authors. */
export function createMessageImages(app: FastifyInstance) {
  return {
    /** Shows uploads in a message. Throws 1110 for one that the author did not upload for a chat. */
    async attach(
      orm: Orm,
      { chatId, number, userId }: { chatId: string; number: number; userId: string },
      imageIds: readonly string[],
    ): Promise<void> {
      for (const [position, id] of imageIds.entries()) {
        const owner = { userId };
        const url = imagePath(id, photoSize);
        const imageUrl = await app.images.claim(orm, 'chatImages.imageUrl', owner, url);
        const size = imageUrl && (await app.images.sizeOf(orm, imageUrl));
        if (!size) throw new AppError(1110);
        await orm.insert(chatImages).values({ chatId, number, position, imageUrl, userId, ...size });
      }
    },

    /** Removes the images of a message, and their files if nothing else shows them. */
    async detach(tx: Transaction, chatId: string, number: number): Promise<void> {
      const gone = await tx.orm
        .delete(chatImages)
        .where(and(eq(chatImages.chatId, chatId), eq(chatImages.number, number)))
        .returning({ imageUrl: chatImages.imageUrl, userId: chatImages.userId });
      for (const { imageUrl, userId } of gone) {
        if (imageUrl) await app.images.release(tx, { userId }, imageUrl);
      }
    },
  };
}

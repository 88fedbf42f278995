import { and, eq } from 'drizzle-orm';
import type { Image } from '../../../generated/api/image';
import { avatarSize, imageHash, imagePath } from '../../../lib/avatar';
import { brokenConstraint, type Database, type Orm, type Transaction } from '../../db/database';
import { images } from '../../db/schema';
import type { PictureUrl } from '../../db/schema/columns';
import { AppError } from '../../errors';
import type { PictureFiles } from './files';
import { nameOf } from './nameOf';
import type { RenderedPicture } from './picture';
import { storedSizes, pictureColumns, type PictureName } from './pictureColumns';
import { lockFiles, restTime, type Removal } from './removal';

export interface ImagesOptions {
  db: Database;
  files: PictureFiles;
  removal: Removal;
  now: () => Date;
}

/** How long a picture may wait for something that shows it, in ms. */
const day = 86_400_000;
const hash = { hash: images.hash };

export type Images = ReturnType<typeof createImages>;

/** Pictures of users: stored while something of their owner's shows them, gone with their files when nothing does. */
export function createImages({ db, files, removal, now }: ImagesOptions) {
  const after = (ms: number) => new Date(now().getTime() + ms);
  const own = (userId: string, url: string) =>
    and(eq(images.hash, imageHash(url) ?? ''), eq(images.userId, userId));

  return {
    /** Stores a picture for a user, who has a day to show it somewhere. */
    async store(userId: string, rendered: RenderedPicture[]): Promise<Image> {
      const name = nameOf(userId, rendered);
      const row = { hash: name, userId, createdAt: now(), checkAt: after(day) };
      const set = { checkAt: row.checkAt };
      const put = async (orm: Orm) => {
        const stored = orm.insert(images).values(row).onConflictDoUpdate({ target: images.hash, set });
        await stored.catch((error: unknown) => {
          // The account ended while the picture was on its way.
          throw brokenConstraint(error) === 'images_user_id_users_id_fk' ? new AppError(405) : error;
        });
      };
      // The row first: files that something goes wrong with have one, and are removed in time.
      await put(db.orm);
      await db.transaction(async (tx) => {
        await lockFiles(tx, name);
        // Once more: it may have been removed meanwhile.
        await put(tx.orm);
        await files.write(name, rendered);
      });
      return {
        imageUrl: imagePath(name, avatarSize),
        sizes: storedSizes.map((width) => ({ width, url: imagePath(name, width) })),
      };
    },

    /**
     * What a column stores of `url`: undefined when it is none of an own upload, in the size that the column keeps. What
     * stores it asks in the same transaction, so that the picture is not taken for unused meanwhile.
     */
    async claim(
      orm: Orm,
      shownBy: PictureName,
      userId: string,
      url: string,
    ): Promise<PictureUrl | undefined> {
      const name = imageHash(url);
      if (!name || url !== imagePath(name, pictureColumns[shownBy].stored)) return undefined;
      const checkAt = after(restTime);
      const claimed = await orm.update(images).set({ checkAt }).where(own(userId, url)).returning(hash);
      return claimed.length > 0 ? (url as PictureUrl) : undefined;
    },

    /** To be told, in its transaction, when something of the user's stops showing `url`: removed unless something else does. */
    async release(tx: Transaction, userId: string, url: string): Promise<void> {
      const rows = await tx.orm.select(hash).from(images).where(own(userId, url)).for('update');
      if (rows.length > 0) await removal.removeUnshown(tx, rows);
    },

    /** Removes an own picture, shown or not; false when the user has none at that address. */
    async remove(tx: Transaction, userId: string, url: string): Promise<boolean> {
      const gone = await tx.orm.delete(images).where(own(userId, url)).returning(hash);
      await removal.removed(tx, gone);
      return gone.length > 0;
    },

    /** Removes every picture of a user, and after the commit their files. */
    async removeAll(tx: Transaction, userId: string): Promise<void> {
      const gone = await tx.orm.delete(images).where(eq(images.userId, userId)).returning(hash);
      await removal.removed(tx, gone);
    },

    /** Removes pictures that nothing shows a day after they came. */
    sweep: removal.sweep,
    /** The file of a picture in one of its sizes; undefined when there is none. */
    read: files.read,
  };
}

import type { Readable } from 'node:stream';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Image } from '../../../generated/api/image';
import type { ErrorCode } from '../../../lib/errorCatalogue';
import { imageHash, imagePath } from '../../../lib/imagePath';
import { brokenConstraint, type Database, type Orm, type Transaction } from '../../db/database';
import { images, participants } from '../../db/schema';
import type { PictureUrl } from '../../db/schema/columns';
import { AppError } from '../../errors';
import type { JobQueue } from '../../jobs/jobs';
import type { PictureFiles } from './files';
import { withFile } from './incoming';
import { pictureKinds, type PictureKind } from './kinds';
import { drawnName, nameOf } from './nameOf';
import type { RenderedPicture } from './picture';
import { pictureColumns, type PictureName } from './pictureColumns';
import { lockFiles, restTime, type Removal, type RemovalJob } from './removal';

interface ImagesOptions {
  db: Database;
  files: PictureFiles;
  removal: Removal;
  /** Removes a picture after the commit, unless something still shows it. */
  unshown: JobQueue<RemovalJob>;
  now: () => Date;
}

/** The owner of an image. An event's image stays when its uploader leaves. */
type PictureOwner = { userId: string } | { eventId: string };

/** How long a picture may wait for something that shows it, in ms. */
const day = 86_400_000;
const hash = { hash: images.hash };
/** The error for an owner that disappeared meanwhile: the account ended, or there is no such event. */
const ownerGone: Record<string, ErrorCode> = {
  images_user_id_users_id_fk: 405,
  images_event_id_events_id_fk: 1195,
};

const kindOf = (owner: PictureOwner): PictureKind => ('userId' in owner ? 'avatar' : 'cover');

/** The size of a photo. Images of other kinds have none, so that one kind cannot be shown in place of another. */
const shapeOf = (rendered: RenderedPicture[], kind: PictureKind) =>
  kind === 'photo' ? rendered.find(({ size }) => size === pictureKinds.photo.stored)?.shape : undefined;

export type Images = ReturnType<typeof createImages>;

/** Pictures of users and events: stored while something of their owner's shows them, gone with their files when nothing does. */
export function createImages({ db, files, removal, unshown, now }: ImagesOptions) {
  const after = (ms: number) => new Date(now().getTime() + ms);
  const own = (owner: PictureOwner, url: string) =>
    and(
      eq(images.hash, imageHash(url) ?? ''),
      'userId' in owner ? eq(images.userId, owner.userId) : eq(images.eventId, owner.eventId),
    );
  const put = async (orm: Orm, owner: PictureOwner, name: string, shape?: RenderedPicture['shape']) => {
    const row = { hash: name, ...owner, ...shape, createdAt: now(), checkAt: after(day) };
    const set = { checkAt: row.checkAt };
    const stored = orm.insert(images).values(row).onConflictDoUpdate({ target: images.hash, set });
    await stored.catch((error: unknown) => {
      const code = ownerGone[brokenConstraint(error) ?? ''];
      throw code ? new AppError(code) : error;
    });
  };

  return {
    /** Stores the JPG or PNG of a file, like `store`. Throws 1120 or 1121 for an invalid one. */
    async takeFile(owner: PictureOwner, file: string, kind = kindOf(owner)): Promise<Image> {
      // The decoder is heavy, so it loads with the first image.
      const { renderPicture } = await import('./picture');
      return this.store(owner, await renderPicture(file, kind), kind);
    },

    /** The same for a stream. Throws 1111 if it is too large. */
    takeIn(owner: PictureOwner, stream: Readable, kind = kindOf(owner)): Promise<Image> {
      return withFile(stream, 1120, (file) => this.takeFile(owner, file, kind));
    },

    /**
     * Stores an image for its owner. It is removed after a day unless something shows it. The address of an event's
     * image cannot be guessed: only people who may see the event get it.
     */
    async store(owner: PictureOwner, rendered: RenderedPicture[], kind = kindOf(owner)): Promise<Image> {
      const name = 'userId' in owner ? nameOf(owner.userId, rendered) : drawnName();
      const shape = shapeOf(rendered, kind);
      // The row first: files that something goes wrong with have one, and are removed in time.
      await put(db.orm, owner, name, shape);
      await db.transaction(async (tx) => {
        await lockFiles(tx, name);
        // Once more: it may have been removed meanwhile.
        await put(tx.orm, owner, name, shape);
        await files.write(name, rendered);
      });
      const { stored, sizes } = pictureKinds[kind];
      return {
        imageUrl: imagePath(name, stored),
        sizes: sizes.map((width) => ({ width, url: imagePath(name, width) })),
      };
    },

    /**
     * The value that a column stores for `url`, in the size of the column. Undefined if it is no upload of the owner.
     * Call it in the transaction that stores the value, so that the image does not count as unused meanwhile.
     */
    async claim(
      orm: Orm,
      shownBy: PictureName,
      owner: PictureOwner,
      url: string,
    ): Promise<PictureUrl | undefined> {
      const name = imageHash(url);
      const { kind } = pictureColumns[shownBy];
      const { stored } = pictureKinds[kind];
      if (!name || url !== imagePath(name, stored)) return undefined;
      const checkAt = after(restTime);
      const isOfKind = kind === 'photo' ? isNotNull(images.width) : isNull(images.width);
      const claimed = await orm
        .update(images)
        .set({ checkAt })
        .where(and(own(owner, url), isOfKind))
        .returning(hash);
      return claimed.length > 0 ? (url as PictureUrl) : undefined;
    },

    /** The size of a photo, in px. */
    async sizeOf(orm: Orm, url: PictureUrl): Promise<{ width: number; height: number } | undefined> {
      const [found] = await orm
        .select({ width: images.width, height: images.height })
        .from(images)
        .where(eq(images.hash, imageHash(url) ?? ''));
      const { width, height } = found ?? {};
      return width && height ? { width, height } : undefined;
    },

    /**
     * Gives the same cover another address, for the transaction to store, so that people with the old address no longer
     * find it. Undefined if its files are gone. Call `release` for the old address afterwards.
     */
    async rename(
      tx: Transaction,
      owner: { eventId: string },
      url: PictureUrl,
    ): Promise<PictureUrl | undefined> {
      const { stored, sizes } = pictureKinds.cover;
      const rendered = await files.readAll(imageHash(url) ?? '', sizes);
      if (!rendered) return undefined;
      const name = drawnName();
      await put(tx.orm, owner, name);
      await files.write(name, rendered);
      return imagePath(name, stored) as PictureUrl;
    },

    /**
     * Call it in the transaction in which something of the owner stops showing `url`: the image is removed unless
     * something else shows it.
     */
    async release(tx: Transaction, owner: PictureOwner, url: string): Promise<void> {
      const rows = await tx.orm.select(hash).from(images).where(own(owner, url)).for('update');
      if (rows.length > 0) await removal.removeUnshown(tx, rows);
    },

    /**
     * Releases the picture of a participant who is about to be deleted. The row still shows it, so it is removed by a job after
     * the commit.
     */
    async releaseAvatar(
      tx: Transaction,
      { userId, participantId }: { userId: string; participantId: string },
    ): Promise<void> {
      const [participant] = await tx.orm
        .select({ url: participants.avatarUrl })
        .from(participants)
        .where(eq(participants.id, participantId));
      if (!participant?.url) return;
      const rows = await tx.orm.select(hash).from(images).where(own({ userId }, participant.url));
      for (const row of rows) await unshown.send(tx, row);
    },

    /** Removes a picture, unless something shows it. */
    removeUnshown: (job: RemovalJob): Promise<void> =>
      db.transaction(async (tx) => {
        const rows = await tx.orm.select(hash).from(images).where(eq(images.hash, job.hash)).for('update');
        if (rows.length > 0) await removal.removeUnshown(tx, rows);
      }),

    /** Removes an own picture, shown or not; false when the user has none at that address. */
    async remove(tx: Transaction, userId: string, url: string): Promise<boolean> {
      const gone = await tx.orm.delete(images).where(own({ userId }, url)).returning(hash);
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

import { and, eq, inArray, lt, not } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database';
import { images } from '../../db/schema';
import type { JobQueue } from '../../jobs/jobs';
import type { PictureFiles } from './files';
import { isShown } from './shown';

export interface RemovalJob {
  hash: string;
}

interface RemovalOptions {
  db: Database;
  files: PictureFiles;
  /** Removes files after the commit of what made them superfluous. */
  queue: JobQueue<RemovalJob>;
  now: () => Date;
}

/** How long a picture that is shown is let be before it is looked at again, in ms. */
export const restTime = 7 * 86_400_000;
/** How many pictures are looked at in one transaction. */
const batch = 100;

export type Removal = ReturnType<typeof createRemoval>;

/** While one process writes the files of a picture, none removes them. */
export const lockFiles = (tx: Transaction, hash: string) =>
  tx.executeSql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`image:${hash}`]);

/** How pictures go: the row in the transaction of its cause, the files by a job after the commit. */
export function createRemoval({ db, files, queue, now }: RemovalOptions) {
  /** Called with every deleted row of an image. */
  async function removed(tx: Transaction, rows: { hash: string }[]): Promise<void> {
    for (const { hash } of rows) await queue.send(tx, { hash });
  }

  /** Removes those of `rows`, which `tx` has locked, that nothing shows. */
  async function removeUnshown(tx: Transaction, rows: { hash: string }[]): Promise<void> {
    const hashes = rows.map(({ hash }) => hash);
    const unshown = and(inArray(images.hash, hashes), not(isShown(tx.orm)));
    await removed(tx, await tx.orm.delete(images).where(unshown).returning({ hash: images.hash }));
  }

  /** Checks some of the due images. False if there are no more. */
  const sweepSome = (): Promise<boolean> =>
    db.transaction(async (tx) => {
      const due = await tx.orm
        .select({ hash: images.hash })
        .from(images)
        .where(lt(images.checkAt, now()))
        .orderBy(images.checkAt)
        .limit(batch)
        // Other transactions lock several of them in an order of their own, so waiting could deadlock.
        .for('update', { skipLocked: true });
      if (due.length === 0) return false;
      await removeUnshown(tx, due);
      const shown = inArray(
        images.hash,
        due.map(({ hash }) => hash),
      );
      const checkAt = new Date(now().getTime() + restTime);
      await tx.orm.update(images).set({ checkAt }).where(shown);
      return due.length === batch;
    });

  return {
    removed,
    removeUnshown,

    /** Removes expired images that nothing shows. */
    async sweep(): Promise<void> {
      while (await sweepSome());
    },

    /** Removes the files of a picture, unless the same picture came again. */
    async removeFiles({ hash }: RemovalJob): Promise<void> {
      await db.transaction(async (tx) => {
        await lockFiles(tx, hash);
        const again = await tx.orm.select({ hash: images.hash }).from(images).where(eq(images.hash, hash));
        if (again.length === 0) await files.remove(hash);
      });
    },
  };
}

import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database';
import { events } from '../../db/schema';
import type { PictureUrl } from '../../db/schema/columns';
import type { Images } from '../image/module';
import { lockSeries } from './series';
import type { StoredEvent } from '../../eventAccess/stored';
import type { Viewer } from '../../eventAccess/viewer';

type Covered = Pick<StoredEvent, 'id' | 'imageUrl'>;

export type Covers = ReturnType<typeof createCovers>;

/** Covers of events: E07 and E32, and their end with the event. */
export function createCovers(db: Database, images: Images, now: () => Date) {
  /** Sets the cover of an event that `tx` has locked, and removes the previous one. */
  async function show(tx: Transaction, { id, imageUrl: before }: Covered, imageUrl: PictureUrl | null) {
    await tx.orm.update(events).set({ imageUrl, updatedAt: now() }).where(eq(events.id, id));
    if (before) await images.release(tx, { eventId: id }, before);
  }
  return {
    /**
     * E07: stores the image in a stream as the cover; `following` also sets it for the later events of the series.
     * Throws like `takeIn`, and 1195 if the event ended meanwhile.
     */
    async put(communityId: string, id: string, stream: Readable, following?: Viewer): Promise<void> {
      const { imageUrl } = await images.takeIn({ eventId: id }, stream);
      await db.transaction(async (tx) => {
        const locked = await lockSeries(tx.orm, { communityId, id, following });
        const claimed = await images.claim(tx.orm, 'events.imageUrl', { eventId: id }, imageUrl);
        await show(tx, locked.event, claimed ?? null);
        if (!claimed) return;
        // Each event has its own image, because a cover ends with its event and changes its address when that becomes
        // private.
        for (const event of locked.following) {
          await show(tx, event, (await images.rename(tx, { eventId: event.id }, claimed)) ?? null);
        }
      });
    },

    /** E32: removes the cover; `following` also removes those of the later events of the series. */
    remove(communityId: string, id: string, following?: Viewer): Promise<void> {
      return db.transaction(async (tx) => {
        const locked = await lockSeries(tx.orm, { communityId, id, following });
        for (const event of [locked.event, ...locked.following]) await show(tx, event, null);
      });
    },

    /** Called in the transaction that ends an event: removes its cover. */
    end: (tx: Transaction, event: Covered): Promise<void> => show(tx, event, null),

    /**
     * Called in the transaction that makes a public event private: changes the cover's address, because strangers know
     * it.
     */
    async hide(tx: Transaction, event: Covered): Promise<void> {
      if (!event.imageUrl) return;
      await show(tx, event, (await images.rename(tx, { eventId: event.id }, event.imageUrl)) ?? null);
    },
  };
}

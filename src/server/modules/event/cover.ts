import type { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database';
import { events } from '../../db/schema';
import type { PictureUrl } from '../../db/schema/columns';
import type { Images } from '../image/images';
import { holdEvent } from './find';
import type { StoredEvent } from './stored';

type Covered = Pick<StoredEvent, 'id' | 'imageUrl'>;

export type Covers = ReturnType<typeof createCovers>;

/** Covers of events: E07 and E32, and what becomes of one with its event. */
export function createCovers(db: Database, images: Images, now: () => Date) {
  /** Makes an event, which `tx` holds, show `imageUrl`; what it showed before is removed. */
  async function show(tx: Transaction, { id, imageUrl: before }: Covered, imageUrl: PictureUrl | null) {
    await tx.orm.update(events).set({ imageUrl, updatedAt: now() }).where(eq(events.id, id));
    if (before) await images.release(tx, { eventId: id }, before);
  }
  return {
    /** E07: the picture that a stream brings is the cover. Throws as `takeIn` does, and 1195 where the event ended meanwhile. */
    async put(communityId: string, id: string, stream: Readable): Promise<void> {
      const { imageUrl } = await images.takeIn({ eventId: id }, stream);
      await db.transaction(async (tx) => {
        const event = await holdEvent(tx.orm, communityId, id);
        const claimed = await images.claim(tx.orm, 'events.imageUrl', { eventId: id }, imageUrl);
        await show(tx, event, claimed ?? null);
      });
    },

    /** E32: the event has no cover. */
    remove(communityId: string, id: string): Promise<void> {
      return db.transaction(async (tx) => show(tx, await holdEvent(tx.orm, communityId, id), null));
    },

    /** To be told, in its transaction, that an event ends: nobody is shown its cover any more. */
    end: (tx: Transaction, event: Covered): Promise<void> => show(tx, event, null),

    /** To be told, in its transaction, that a public event became private: strangers know where its cover was. */
    async hide(tx: Transaction, event: Covered): Promise<void> {
      if (!event.imageUrl) return;
      await show(tx, event, (await images.rename(tx, { eventId: event.id }, event.imageUrl)) ?? null);
    },
  };
}

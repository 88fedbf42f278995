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

/** Covers of events: E07 and E32, and what becomes of one with its event. */
export function createCovers(db: Database, images: Images, now: () => Date) {
  /** Makes an event, which `tx` has locked, show `imageUrl`; what it showed before is removed. */
  async function show(tx: Transaction, { id, imageUrl: before }: Covered, imageUrl: PictureUrl | null) {
    await tx.orm.update(events).set({ imageUrl, updatedAt: now() }).where(eq(events.id, id));
    if (before) await images.release(tx, { eventId: id }, before);
  }
  return {
    /**
     * E07: the picture that a stream brings is the cover, of the following ones of its series too where `following` says by
     * whom. Throws as `takeIn` does, and 1195 where the event ended meanwhile.
     */
    async put(communityId: string, id: string, stream: Readable, following?: Viewer): Promise<void> {
      const { imageUrl } = await images.takeIn({ eventId: id }, stream);
      await db.transaction(async (tx) => {
        const locked = await lockSeries(tx.orm, { communityId, id, following });
        const claimed = await images.claim(tx.orm, 'events.imageUrl', { eventId: id }, imageUrl);
        await show(tx, locked.event, claimed ?? null);
        if (!claimed) return;
        // Each has its own: a cover ends with its event, and changes its address when that becomes private.
        for (const event of locked.following) {
          await show(tx, event, (await images.rename(tx, { eventId: event.id }, claimed)) ?? null);
        }
      });
    },

    /** E32: the event has no cover, nor have the following ones of its series where `following` says by whom. */
    remove(communityId: string, id: string, following?: Viewer): Promise<void> {
      return db.transaction(async (tx) => {
        const locked = await lockSeries(tx.orm, { communityId, id, following });
        for (const event of [locked.event, ...locked.following]) await show(tx, event, null);
      });
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

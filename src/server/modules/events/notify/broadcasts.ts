import { eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../db/database';
import { events, eventBroadcasts } from '../../../db/schema';
import { createLeasedWorker } from '../../../jobs/leasedWorker';
import { runInSteps } from '../../../jobs/runInSteps';
import { randomId } from '../../../tokens';
import { writeDue } from './reminders';
import type { StoredBroadcast } from '../../../eventAccess/stored';
import { broadcastKindsOf, notifyOne } from './broadcastKinds';

type BroadcastsApp = Pick<
  FastifyInstance,
  'communities' | 'createThrottle' | 'log' | 'notify' | 'requestsBroadcast'
> & {
  db: Pick<Database, 'orm' | 'transaction'>;
};

type NewBroadcast = Pick<StoredBroadcast, 'eventId' | 'what' | 'about' | 'since'> &
  Partial<Pick<StoredBroadcast, 'before' | 'causedBy' | 'dates' | 'leasedUntil' | 'moved'>>;

export type Broadcasts = ReturnType<typeof createBroadcasts>;

/**
 * Notifies many people of an event (EVT-14). A broadcast is written in the transaction of its cause, or by a schedule, once for each
 * cause. A worker then notifies some people at a time and moves the cursor in the same transaction, so that each person is
 * notified exactly once, whichever process works and whenever it ends.
 */
export function createBroadcasts(
  app: BroadcastsApp,
  now: () => Date,
  /** How many people are notified in one transaction. */
  atOnce = 25,
) {
  const { communities, db, log } = app;
  const kinds = broadcastKindsOf(app);

  /** Notifies the next people and moves the cursor. False if nobody is left. */
  async function notifySome(tx: Transaction, broadcast: StoredBroadcast): Promise<boolean> {
    const [event] = await tx.orm.select().from(events).where(eq(events.id, broadcast.eventId));
    if (!event) return false;
    const at = now();
    const kind = kinds[broadcast.what];
    const next = kind.isStillTrue(event, broadcast, at)
      ? await kind.audience(tx.orm, { event, broadcast }, atOnce)
      : [];
    for (const participantId of next) {
      await notifyOne(app, tx, kind, { event, broadcast, participantId, now: at });
    }
    const last = next.length < atOnce ? undefined : next.at(-1);
    await tx.orm
      .update(eventBroadcasts)
      // A finished broadcast refers to nobody.
      .set({ cursor: last ?? '', doneAt: last ? null : at })
      .where(eq(eventBroadcasts.id, broadcast.id));
    broadcast.cursor = last ?? '';
    return last !== undefined;
  }

  const communityOf = async ({ eventId }: StoredBroadcast): Promise<string | undefined> => {
    const [event] = await db.orm
      .select({ communityId: events.communityId })
      .from(events)
      .where(eq(events.id, eventId));
    return event?.communityId;
  };

  const worker = createLeasedWorker(
    {
      name: 'broadcasts of events',
      table: eventBroadcasts,
      id: 'id',
      leasedUntil: 'leasedUntil',
      isWaiting: isNull(eventBroadcasts.doneAt),
      lease: 60_000,
      async work(broadcast, lease) {
        await communities.learn((await communityOf(broadcast)) ?? '');
        await runInSteps(app, lease, (tx) => notifySome(tx, broadcast));
      },
    },
    { db, log, now },
  );

  return {
    /** Adds a broadcast in the transaction of its cause. It is sent immediately, or no earlier than `leasedUntil`. */
    async add(tx: Transaction, broadcast: NewBroadcast): Promise<void> {
      const row = { id: randomId(), leasedUntil: now(), ...broadcast };
      await tx.orm.insert(eventBroadcasts).values(row).onConflictDoNothing();
      tx.afterCommit(worker.wake);
    },

    work: worker.work,

    /** Adds the reminders and thanks that are due, and works on all broadcasts that wait. */
    async sendDue(): Promise<void> {
      await writeDue(db.orm, now());
      await worker.work();
    },

    /** Starts nothing new, and stops the current broadcast at its cursor. */
    close: worker.close,
  };
}

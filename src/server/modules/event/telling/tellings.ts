import { eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../db/database';
import { events, eventTellings } from '../../../db/schema';
import { createLeasedWorker } from '../../../jobs/leasedWorker';
import { inSteps } from '../../../jobs/inSteps';
import { randomId } from '../../../tokens';
import { writeDue } from './reminders';
import type { StoredTelling } from '../stored';
import { tellersOf, tellOne } from './tellMany';

type TellingsApp = Pick<FastifyInstance, 'communities' | 'createThrottle' | 'log' | 'notify'> & {
  db: Pick<Database, 'orm' | 'transaction'>;
};

type NewTelling = Pick<StoredTelling, 'eventId' | 'what' | 'about' | 'since'> &
  Partial<Pick<StoredTelling, 'before' | 'causedBy' | 'dates' | 'leasedUntil' | 'moved'>>;

export type Tellings = ReturnType<typeof createTellings>;

/**
 * What many are told of an event (EVT-14): written down in the transaction of its cause, or by the minute, once for each; then told
 * some at a time, each with where it got to in one transaction, so that everybody is told once, however many processes do so and
 * whenever they end.
 */
export function createTellings(
  app: TellingsApp,
  now: () => Date,
  /** So many are told in one transaction: whatever ends a process, the next one goes on behind them. */
  atOnce = 25,
) {
  const { communities, db, log } = app;
  const tellers = tellersOf(app);

  /** Tells the next, and notes the last of them; false when nobody is left. */
  async function tellSome(tx: Transaction, telling: StoredTelling): Promise<boolean> {
    const [event] = await tx.orm.select().from(events).where(eq(events.id, telling.eventId));
    if (!event) return false;
    const at = now();
    const teller = tellers[telling.what];
    const next = teller.holds(event, telling, at)
      ? await teller.whom(tx.orm, { event, telling }, atOnce)
      : [];
    for (const participantId of next) {
      await tellOne(app, tx, teller, { event, telling, participantId, now: at });
    }
    const last = next.length < atOnce ? undefined : next.at(-1);
    await tx.orm
      .update(eventTellings)
      // Nobody is remembered who was told.
      .set({ toldTo: last ?? '', doneAt: last ? null : at })
      .where(eq(eventTellings.id, telling.id));
    telling.toldTo = last ?? '';
    return last !== undefined;
  }

  const communityOf = async ({ eventId }: StoredTelling): Promise<string | undefined> => {
    const [event] = await db.orm
      .select({ communityId: events.communityId })
      .from(events)
      .where(eq(events.id, eventId));
    return event?.communityId;
  };

  const worker = createLeasedWorker(
    {
      name: 'what is told of events',
      table: eventTellings,
      id: 'id',
      leasedUntil: 'leasedUntil',
      isWaiting: isNull(eventTellings.doneAt),
      lease: 60_000,
      async work(telling, lease) {
        await communities.learn((await communityOf(telling)) ?? '');
        await inSteps(app, lease, (tx) => tellSome(tx, telling));
      },
    },
    { db, log, now },
  );

  return {
    /** Has many told of something in the transaction of its cause: at once, or no earlier than `leasedUntil`. */
    async add(tx: Transaction, telling: NewTelling): Promise<void> {
      const row = { id: randomId(), leasedUntil: now(), ...telling };
      await tx.orm.insert(eventTellings).values(row).onConflictDoNothing();
      tx.afterCommit(worker.wake);
    },

    work: worker.work,

    /** Reminds and thanks whoever is to be by now, and goes on with what waits. */
    async tellDue(): Promise<void> {
      await writeDue(db.orm, now());
      await worker.work();
    },

    /** Begins nothing new; what is under way ends where it can be taken up. */
    close: worker.close,
  };
}

import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../../../db/database';
import { events, eventTellings } from '../../../db/schema';
import { randomId } from '../../../tokens';
import { writeDue } from './reminders';
import type { StoredTelling } from '../stored';
import { tellersOf, tellOne } from './tellMany';

/** How long a process has for them before another takes over, in ms. */
const lease = 60_000;

export type TellingsApp = Pick<FastifyInstance, 'communities' | 'givingWay' | 'log' | 'notify'> & {
  db: Pick<Database, 'orm' | 'transaction'>;
};

type NewTelling = Pick<StoredTelling, 'eventId' | 'what' | 'about' | 'since'> &
  Partial<Pick<StoredTelling, 'before' | 'causedBy' | 'dates' | 'heldUntil' | 'moved'>>;

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
  let working: Promise<void> | undefined;
  let again = false;
  let closing = false;

  /** Takes the telling that has waited longest. */
  async function claim(): Promise<StoredTelling | undefined> {
    const waiting = db.orm
      .select({ id: eventTellings.id })
      .from(eventTellings)
      .where(and(isNull(eventTellings.doneAt), lte(eventTellings.heldUntil, now())))
      .orderBy(asc(eventTellings.heldUntil), asc(eventTellings.id))
      .limit(1)
      .for('update', { skipLocked: true });
    const [claimed] = await db.orm
      .update(eventTellings)
      .set({ heldUntil: new Date(now().getTime() + lease) })
      .where(inArray(eventTellings.id, waiting))
      .returning();
    return claimed;
  }

  /** Tells the next of a telling that is held; what is left of it then, or undefined where nothing is. */
  const tellSome = (held: StoredTelling): Promise<StoredTelling | undefined> =>
    db.transaction(async (tx) => {
      const isHeld = and(eq(eventTellings.id, held.id), eq(eventTellings.heldUntil, held.heldUntil));
      const [telling] = await tx.orm.select().from(eventTellings).where(isHeld).for('update');
      const [event] = await tx.orm.select().from(events).where(eq(events.id, held.eventId));
      if (!telling || telling.doneAt || !event) return undefined;
      const at = now();
      const teller = tellers[telling.what];
      const next = teller.holds(event, telling, at)
        ? await teller.whom(tx.orm, { event, telling }, atOnce)
        : [];
      for (const participantId of next) {
        await tellOne(app, tx, teller, { event, telling, participantId, now: at });
      }
      const last = next.length < atOnce ? undefined : next.at(-1);
      const [left] = await tx.orm
        .update(eventTellings)
        .set({
          // Nobody is remembered who was told.
          toldTo: last ?? '',
          heldUntil: new Date(at.getTime() + lease),
          doneAt: last ? null : at,
        })
        .where(eq(eventTellings.id, telling.id))
        .returning();
      return left?.doneAt ? undefined : left;
    });

  const release = ({ id, heldUntil }: StoredTelling) =>
    db.orm
      .update(eventTellings)
      .set({ heldUntil: now() })
      .where(and(eq(eventTellings.id, id), eq(eventTellings.heldUntil, heldUntil)));

  async function tellAll(): Promise<void> {
    const giveWay = app.givingWay();
    do {
      again = false;
      for (let held = await claim(); held && !closing; held = await claim()) {
        await communities.learn((await communityOf(held)) ?? '');
        let left: StoredTelling | undefined = held;
        while (left && !closing) {
          const begun = performance.now();
          left = await tellSome(left);
          await giveWay(performance.now() - begun);
        }
        // Cut by the end of the server: the next one begins with it.
        if (left) await release(left);
      }
    } while (again && !closing);
  }

  const communityOf = async ({ eventId }: StoredTelling): Promise<string | undefined> => {
    const [event] = await db.orm
      .select({ communityId: events.communityId })
      .from(events)
      .where(eq(events.id, eventId));
    return event?.communityId;
  };

  /** Goes on with everything that waits; resolves when nothing is left that this process could do. */
  async function work(): Promise<void> {
    again = true;
    working ??= tellAll().finally(() => {
      working = undefined;
    });
    return working;
  }

  const wake = (): void => {
    if (closing) return;
    work().catch((error: unknown) => log.error({ err: error }, 'what is told of events'));
  };

  return {
    /** Has many told of something in the transaction of its cause: at once, or no earlier than `heldUntil`. */
    async add(tx: Transaction, telling: NewTelling): Promise<void> {
      const row = { id: randomId(), heldUntil: now(), ...telling };
      await tx.orm.insert(eventTellings).values(row).onConflictDoNothing();
      tx.afterCommit(wake);
    },

    work,

    /** Reminds and thanks whoever is to be by now, and goes on with what waits. */
    async tellDue(): Promise<void> {
      await writeDue(db.orm, now());
      await work();
    },

    /** Begins nothing new; what is under way ends where it can be taken up. */
    async close(): Promise<void> {
      closing = true;
      await working?.catch(() => undefined);
    },
  };
}

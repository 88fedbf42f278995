import { and, asc, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { vi } from 'vitest';
import { outbox } from './outbox';
import type { TestServer } from './server';

const second = 1000;

/**
 * Moves a server's clock forward step by step, so that everything is sent when it is due. `settle` waits only for what
 * is due now.
 */
export function mailClock(server: TestServer) {
  const { app, now } = server;
  const { orm } = app.db;
  const isWaiting = and(
    inArray(outbox.status, ['pending', 'sending', 'uncertain']),
    isNotNull(outbox.leasedUntil),
  );

  async function settle(): Promise<void> {
    await app.eventBroadcasts.work();
    await vi.waitFor(
      async () => {
        app.deliveries.wake();
        const due = await orm
          .select({ id: outbox.id })
          .from(outbox)
          .where(
            and(
              isWaiting,
              or(isNull(outbox.leasedUntil), lte(outbox.leasedUntil, now()), eq(outbox.status, 'sending')),
            ),
          );
        if (due.length > 0) throw new Error(`${due.length} emails are due`);
      },
      { interval: 10 },
    );
  }

  /** When the next one is due, up to a moment. */
  async function nextDue(until: Date): Promise<Date | undefined> {
    const [next] = await orm
      .select({ at: outbox.leasedUntil })
      .from(outbox)
      .where(and(isWaiting, lte(outbox.leasedUntil, until)))
      .orderBy(asc(outbox.leasedUntil))
      .limit(1);
    return next?.at ?? undefined;
  }

  const moveTo = (at: Date): void => {
    const ms = at.getTime() - now().getTime();
    if (ms > 0) server.later(ms / second);
  };

  return {
    now,
    settle,
    /** Lets so many seconds pass. */
    async pass(seconds: number): Promise<void> {
      await settle();
      const until = new Date(now().getTime() + seconds * second);
      for (let due = await nextDue(until); due; due = await nextDue(until)) {
        moveTo(new Date(due.getTime() + 1));
        await settle();
      }
      moveTo(until);
      await settle();
    },
  };
}

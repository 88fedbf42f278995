import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Orm } from '../db/database';
import { outbox } from '../db/schema';
import { emailOf } from './templates/emails';

/** What waits in the outbox, or has been. */
export type Queued = typeof outbox.$inferSelect;

/**
 * Takes at most `count` of the emails that are due, longest due first, for an attempt that ends before `until`: other
 * processes let them be until then.
 */
export async function claimDue(orm: Orm, count: number, now: Date, until: Date): Promise<Queued[]> {
  const due = orm
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.channel, 'EMAIL'),
        inArray(outbox.status, ['pending', 'sending', 'uncertain']),
        isNotNull(outbox.payload),
        or(isNull(outbox.tryAt), lte(outbox.tryAt, now)),
      ),
    )
    .orderBy(asc(outbox.tryAt))
    .limit(count)
    .for('update', { skipLocked: true });
  return orm
    .update(outbox)
    .set({
      // What may have arrived stays so, whatever becomes of the next attempt.
      status: sql`case when ${outbox.status} = 'uncertain' then 'uncertain' else 'sending' end`,
      attempts: sql`${outbox.attempts} + 1`,
      tryAt: until,
    })
    .where(inArray(outbox.id, due))
    .returning();
}

/** Makes the emails that a process of before had taken due again. For a database that no other process uses. */
export async function reclaim(orm: Orm): Promise<void> {
  await orm
    .update(outbox)
    .set({ tryAt: null })
    .where(and(eq(outbox.channel, 'EMAIL'), eq(outbox.status, 'sending')));
}

/** Notes what became of an attempt. False when there is no such email any more: its account has been deleted. */
export async function note(orm: Orm, id: string, change: Partial<Queued>): Promise<boolean> {
  const noted = await orm.update(outbox).set(change).where(eq(outbox.id, id)).returning({ id: outbox.id });
  return noted.length > 0;
}

/** What an email that is over loses: its code or link, and the address of somebody who is gone. */
export const over = ({ kind }: Queued): Partial<Queued> => ({
  payload: null,
  tryAt: null,
  ...(emailOf(kind)?.forgetsRecipient ? { recipient: '' } : {}),
});

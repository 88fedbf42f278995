import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lte, min, or, sql } from 'drizzle-orm';
import type { Orm } from '../db/database';
import { outbox } from '../db/schema';
import { emailKinds, emailOf, isUnhurried } from './templates/emails';

/** What waits in the outbox, or has been. */
export type Queued = typeof outbox.$inferSelect;

const unhurried: string[] = emailKinds.filter(isUnhurried);

/**
 * Takes at most `count` of the emails that are due, those to everybody last, else longest due first, for an attempt that ends before `until`: other
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
    // A code does not wait behind a thousand letters.
    .orderBy(asc(inArray(outbox.kind, unhurried)), asc(outbox.tryAt))
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

/** Takes back what was told for a cause and has not been sent. */
export async function withdraw(orm: Orm, kind: string, cause: string): Promise<void> {
  await orm
    .delete(outbox)
    .where(and(eq(outbox.cause, `${kind}:${cause}`), inArray(outbox.status, ['pending', 'gathered'])));
}

/** What an email that is over loses: its code or link, and the address of somebody who is gone. */
export const over = ({ kind }: Queued): Partial<Queued> => ({
  payload: null,
  tryAt: null,
  ...(emailOf(kind)?.forgetsRecipient ? { recipient: '' } : {}),
});

/** How many emails of a community were given up since a moment, and since when, as ISO time. */
export async function failedSince(
  orm: Orm,
  communityId: string,
  since: Date,
): Promise<{ count: number; since: string | null }> {
  const [found] = await orm
    .select({ count: count(), since: min(outbox.createdAt) })
    .from(outbox)
    .where(
      and(eq(outbox.communityId, communityId), eq(outbox.status, 'failed'), gt(outbox.createdAt, since)),
    );
  return { count: found?.count ?? 0, since: found?.since?.toISOString() ?? null };
}

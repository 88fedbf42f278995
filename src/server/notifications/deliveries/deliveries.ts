import { and, asc, count, eq, gt, inArray, isNotNull, min, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { outbox } from '../../db/schema';
import type { Lease, LeasedQueue } from '../../jobs/leasedWorker';
import type { Channel } from '../channel';
import type { AnyNotification } from '../kinds/definition';
import type { NotificationKinds } from '../kinds/kinds';

/** A delivery that waits in the outbox, or is over. */
export type Queued = typeof outbox.$inferSelect;

/** What waits for a channel, as the leased worker knows it: a row is leased for one attempt. */
export const deliveryQueue = (kinds: NotificationKinds, { name }: Pick<Channel, 'name'>) =>
  ({
    name: `deliveries by ${name}`,
    table: outbox,
    id: 'id',
    leasedUntil: 'tryAt',
    isWaiting: and(
      eq(outbox.channel, name),
      inArray(outbox.status, ['pending', 'sending', 'uncertain']),
      isNotNull(outbox.payload),
    ),
    isLeased: eq(outbox.status, 'sending'),
    // A code does not wait behind a thousand emails to everybody.
    orderBy: [
      asc(
        inArray(
          outbox.kind,
          kinds.all.flatMap(({ kind, unhurried }) => (unhurried ? [kind] : [])),
        ),
      ),
      asc(outbox.tryAt),
    ],
    onClaim: {
      // What may have arrived stays so, whatever becomes of the next attempt.
      status: sql`case when ${outbox.status} = 'uncertain' then 'uncertain' else 'sending' end`,
      attempts: sql`${outbox.attempts} + 1`,
    },
  }) satisfies Partial<LeasedQueue<typeof outbox>>;

/**
 * Notes what became of an attempt. False when there is no such email any more since its account has been deleted, or when it
 * does not meet a condition.
 */
export async function note(
  orm: Orm,
  id: string,
  change: Partial<Queued>,
  condition?: Lease['isHeld'],
): Promise<boolean> {
  const noted = await orm
    .update(outbox)
    .set(change)
    .where(and(eq(outbox.id, id), condition))
    .returning({ id: outbox.id });
  return noted.length > 0;
}

/** Takes back what was told for a cause and has not been sent. */
export async function withdraw(
  orm: Orm,
  { kind }: Pick<AnyNotification, 'kind'>,
  cause: string,
): Promise<void> {
  await orm
    .delete(outbox)
    .where(and(eq(outbox.cause, `${kind}:${cause}`), inArray(outbox.status, ['pending', 'gathered'])));
}

/** What an email that is over loses: its code or link, and the address of somebody who is gone. */
export const over = (kinds: NotificationKinds, { kind }: Queued): Partial<Queued> => ({
  payload: null,
  tryAt: null,
  ...(kinds.find(kind)?.forgetsRecipient ? { recipient: '' } : {}),
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

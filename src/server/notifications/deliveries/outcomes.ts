import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { queued } from './deliveries';

/** How many deliveries of what many people got at once were sent, and how many still may be. */
interface Outcome {
  sent: number;
  waiting: number;
}

interface Asked {
  communityId: string;
  kind: string;
  channel: string;
  /** What their causes begin with, up to a colon. */
  ids: readonly string[];
  /** The earliest was written then. */
  since: Date;
}

/** What became of broadcasts, by their ids. One without a delivery is missing. */
export async function outcomesOf(
  orm: Orm,
  { communityId, kind, channel, ids, since }: Asked,
): Promise<ReadonlyMap<string, Outcome>> {
  if (ids.length === 0) return new Map();
  const id = sql<string>`split_part(${queued.cause}, ':', 2)`;
  const isWaiting = sql`(${queued.leasedUntil} is not null or ${queued.status} = 'gathered')`;
  // An uncertain one has most likely arrived.
  const isSent = sql`(${queued.leasedUntil} is null and ${queued.status} in ('sent', 'uncertain'))`;
  const rows = await orm
    .select({
      id: id.as('broadcast_id'),
      sent: sql<number>`count(*) filter (where ${isSent})`.mapWith(Number),
      waiting: sql<number>`count(*) filter (where ${isWaiting})`.mapWith(Number),
    })
    .from(queued)
    .where(
      and(
        gte(queued.createdAt, since),
        eq(queued.communityId, communityId),
        eq(queued.kind, kind),
        eq(queued.channel, channel),
        inArray(id, [...ids]),
      ),
    )
    .groupBy(id);
  return new Map(rows.map(({ id: broadcast, sent, waiting }) => [broadcast, { sent, waiting }]));
}

import { and, count, eq, isNull, min } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { participants, reports, users } from '../../db/schema';
import type { Member } from '../../guards/membership';
import { mayDecide } from './involved';

/** How many reports wait for somebody who manages a community, and since when, as ISO time. */
export async function openReports(
  orm: Orm,
  communityId: string,
  by: Pick<Member, 'role' | 'userId'>,
): Promise<{ count: number; since: string | null }> {
  const [found] = await orm
    .select({ count: count(), since: min(reports.createdAt) })
    .from(reports)
    .innerJoin(participants, eq(participants.id, reports.participantId))
    .innerJoin(users, eq(users.id, participants.userId))
    .where(and(eq(reports.communityId, communityId), isNull(reports.decision), mayDecide(orm, by)));
  return { count: found?.count ?? 0, since: found?.since?.toISOString() ?? null };
}

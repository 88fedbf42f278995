import { and, count, eq, isNull, min } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { reports } from '../../db/schema';
import type { Member } from '../../guards/membership';
import { withPeople } from './departed';
import { mayDecide } from './involved';

/** How many reports wait for somebody who manages a community, and since when, as ISO time. */
export async function openReports(
  orm: Orm,
  communityId: string,
  by: Pick<Member, 'role' | 'userId'>,
): Promise<{ count: number; since: string | null }> {
  const counted = orm
    .select({ count: count(), since: min(reports.createdAt) })
    .from(reports)
    .$dynamic();
  const [found] = await withPeople(counted).where(
    and(eq(reports.communityId, communityId), isNull(reports.decision), mayDecide(orm, by)),
  );
  return { count: found?.count ?? 0, since: found?.since?.toISOString() ?? null };
}

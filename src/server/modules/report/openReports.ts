import { and, count, eq, isNull, min } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { reports } from '../../db/schema';
import type { Member } from '../../guards/membership';
import { withPeople } from './departed';
import { mayDecide } from './involved';

/** The number of reports that wait for a manager, and since when, as ISO time. */
export async function openReports(
  { db: { orm }, reporting: { subjects } }: Pick<FastifyInstance, 'db' | 'reporting'>,
  communityId: string,
  by: Pick<Member, 'role' | 'userId'>,
): Promise<{ count: number; since: string | null }> {
  const counted = orm
    .select({ count: count(), since: min(reports.createdAt) })
    .from(reports)
    .$dynamic();
  const [found] = await withPeople(counted).where(
    and(eq(reports.communityId, communityId), isNull(reports.decision), mayDecide(orm, subjects, by)),
  );
  return { count: found?.count ?? 0, since: found?.since?.toISOString() ?? null };
}

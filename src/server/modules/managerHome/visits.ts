import { and, count, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { ManagerHome } from '../../../generated/api/admin';
import type { Orm } from '../../db/database';
import { auditEntries, managerVisits, participants } from '../../db/schema';

interface Visitor {
  communityId: string;
  userId: string;
  /** The audit's name for them. */
  alias: string;
}

/** Looking again within so long is the same visit, in ms. */
const oneVisit = 30 * 60_000;

/** Notes a visit, and answers when the one before it was; undefined for the first. */
async function visit(orm: Orm, { communityId, userId }: Visitor, now: Date): Promise<Date | undefined> {
  const own = and(eq(managerVisits.communityId, communityId), eq(managerVisits.userId, userId));
  const [known] = await orm.select().from(managerVisits).where(own);
  if (!known) {
    await orm
      .insert(managerVisits)
      .values({ communityId, userId, seenAt: now, newSince: now })
      .onConflictDoNothing();
    return undefined;
  }
  const goesOn = now.getTime() - known.seenAt.getTime() < oneVisit;
  const newSince = goesOn ? known.newSince : known.seenAt;
  const returned = known.returned || !goesOn;
  await orm.update(managerVisits).set({ seenAt: now, newSince, returned }).where(own);
  return returned ? newSince : undefined;
}

/** Changes in a community since the visit before this one (ADM-13). Null at the first visit. */
export async function changesFor(orm: Orm, visitor: Visitor, now: Date): Promise<ManagerHome['changes']> {
  const since = await visit(orm, visitor, now);
  if (!since) return null;
  const { communityId, alias } = visitor;
  const [joined] = await orm
    .select({ count: count() })
    .from(participants)
    .where(
      and(
        eq(participants.communityId, communityId),
        eq(participants.isGuest, false),
        gt(participants.createdAt, since),
      ),
    );
  const [acts] = await orm
    .select({ count: count() })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.communityId, communityId),
        gt(auditEntries.at, since),
        or(isNull(auditEntries.actorId), ne(auditEntries.actorId, alias)),
      ),
    );
  return { since: since.toISOString(), joined: joined?.count ?? 0, acts: acts?.count ?? 0 };
}

import { and, count, eq, min } from 'drizzle-orm';
import { participants } from '../../db/schema';
import { hasState } from '../../people/membershipState';
import type { CountWaiting } from '../../waitingForManagers';

/** Counts applicants without an answer. */
export const countApplicants: CountWaiting = async ({ app, communityId }) => {
  const [found] = await app.db.orm
    .select({ count: count(), since: min(participants.createdAt) })
    .from(participants)
    .where(and(eq(participants.communityId, communityId), eq(participants.isGuest, false), hasState.WAITING));
  return { count: found?.count ?? 0, since: found?.since?.toISOString() ?? null };
};

import { and, eq, isNotNull, lte, type SQL } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import { dueAt } from '../../../lib/weeks';
import type { Orm } from '../../db/database';
import { participants, users } from '../../db/schema';
import { isShown } from '../../people/membershipState';
import { networkingAt } from '../../people/pause';
import { communityScope, isCandidate, type RoundScope } from './scopes';

/** Whether a candidate of a scope takes part in introductions, for a query that joins `users`. */
export const takesPart = (scope: RoundScope, at: Date): SQL | undefined =>
  and(isCandidate(scope), isShown, networkingAt(at), isNotNull(users.emailConfirmedAt));

/** Whether two members who take part were there when the round of a week was due. A round of fewer has nobody in it. */
export async function hadMembersAt(
  orm: Orm,
  config: CommunityConfig,
  day: string,
  now: Date,
): Promise<boolean> {
  const { timeZone, matching } = config.community;
  const some = await orm
    .select({ id: participants.id })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .where(
      and(
        takesPart(communityScope(config.id), now),
        lte(participants.createdAt, dueAt(day, timeZone, matching.hour)),
      ),
    )
    .limit(2);
  return some.length === 2;
}

import { and, eq, sql, type SQL } from 'drizzle-orm';
import { matchingRounds, participants, type RoundScopeKind } from '../../db/schema';

/** The scope of a round. Its lists, its seed and its one round per week are the scope's own. */
export type RoundScope = Pick<typeof matchingRounds.$inferSelect, 'communityId' | 'scopeKind' | 'scopeId'>;

export const communityScope = (communityId: string): RoundScope => ({
  communityId,
  scopeKind: 'community',
  scopeId: communityId,
});

/** For each kind, the members of the community that a scope with this id includes. A new kind is a row here. */
const candidates: Readonly<Record<RoundScopeKind, (scopeId: string) => SQL>> = {
  community: (scopeId) => eq(participants.communityId, scopeId),
};

/** Whether a member of the community, not a guest, is a candidate in a scope. A scope of an unknown kind has none. */
export const isCandidate = ({ communityId, scopeKind, scopeId }: RoundScope): SQL | undefined =>
  and(
    eq(participants.communityId, communityId),
    eq(participants.isGuest, false),
    Object.hasOwn(candidates, scopeKind) ? candidates[scopeKind](scopeId) : sql`false`,
  );

/** The rounds of a scope. */
export const isOfScope = ({ communityId, scopeKind, scopeId }: RoundScope): SQL | undefined =>
  and(
    eq(matchingRounds.communityId, communityId),
    eq(matchingRounds.scopeKind, scopeKind),
    eq(matchingRounds.scopeId, scopeId),
  );

/** The rounds of a scope and a week. */
export const isRoundOf = (scope: RoundScope, day: string): SQL | undefined =>
  and(isOfScope(scope), eq(matchingRounds.day, day));

/** The weekly round of a scope and a week; there is one at most. */
export const isWeeklyRoundOf = (scope: RoundScope, day: string): SQL | undefined =>
  and(isRoundOf(scope, day), eq(matchingRounds.kind, 'weekly'));

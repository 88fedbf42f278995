import { and, asc, gte, sql } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import { dueAt } from '../../../lib/weeks';
import type { Orm } from '../../db/database';
import { matchingRounds } from '../../db/schema';
import { communityScope, isOfScope, type RoundScope } from './scopes';
import { hadMembersAt } from './takingPart';
import { daysLater, dueDay, tuesdayOf } from './week';

/**
 * Has the rounds of a scope begin one after the other, until the transaction ends. `../../domainEvents/README.md` has the
 * lock order.
 */
export const lockRounds = (orm: Orm, { scopeKind, scopeId }: RoundScope): Promise<unknown> =>
  orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`rounds of ${scopeKind} ${scopeId}`}, 0))`);

/** The rounds of a scope and week so far. */
export async function roundsOfWeek(orm: Orm, scope: RoundScope, day: string) {
  const found = await orm
    .select({
      day: matchingRounds.day,
      kind: matchingRounds.kind,
      number: matchingRounds.number,
      state: matchingRounds.state,
    })
    .from(matchingRounds)
    .where(and(isOfScope(scope), gte(matchingRounds.day, daysLater(day, -7))))
    .orderBy(asc(matchingRounds.day), asc(matchingRounds.number));
  const rounds = found.filter((round) => round.day === day);
  const last = rounds.at(-1);
  return {
    hasWeekly: rounds.some(({ kind }) => kind === 'weekly'),
    /**
     * A round whose recommendations are not known yet: the next one waits for it. One of the week before counts, too, as the
     * two would recommend the same people.
     */
    underWay: found.find(({ state }) => state === 'begun'),
    /** The place of the next round. */
    next: last ? last.number + 1 : 0,
    /** The latest week with a round, if it is not an earlier one. */
    latest: found.findLast((round) => round.day >= day)?.day,
  };
}

/**
 * The Tuesday of the week for which a community's members have lists at the moment. Until the first round of this week begins,
 * it is the week before.
 */
export async function currentWeek(orm: Orm, config: CommunityConfig, at: Date): Promise<string> {
  const { timeZone, matching } = config.community;
  const tuesday = tuesdayOf(at, timeZone);
  const { latest } = await roundsOfWeek(orm, communityScope(config.id), tuesday);
  // A process whose clock is ahead may be in the next week already.
  if (latest) return latest;
  const isEarly = at < dueAt(tuesday, timeZone, matching.hour);
  const isDue = dueDay(at, timeZone, matching.hour) === tuesday;
  const isComing = isEarly || (isDue && (await hadMembersAt(orm, config, tuesday, at)));
  return isComing ? daysLater(tuesday, -7) : tuesday;
}

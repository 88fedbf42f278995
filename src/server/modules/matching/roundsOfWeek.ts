import { asc } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import type { Orm } from '../../db/database';
import { matchingRounds } from '../../db/schema';
import { communityScope, isRoundOf, type RoundScope } from './scopes';
import { hadMembersAt } from './takingPart';
import { daysLater, dueAt, dueDay, tuesdayOf } from './week';

/** The rounds of a scope and week so far. */
export async function roundsOfWeek(orm: Orm, scope: RoundScope, day: string) {
  const rounds = await orm
    .select({ kind: matchingRounds.kind, number: matchingRounds.number, state: matchingRounds.state })
    .from(matchingRounds)
    .where(isRoundOf(scope, day))
    .orderBy(asc(matchingRounds.number));
  const last = rounds.at(-1);
  return {
    hasWeekly: rounds.some(({ kind }) => kind === 'weekly'),
    /** A round whose recommendations are not known yet: the next one waits for it. */
    underWay: rounds.find(({ state }) => state === 'begun'),
    /** The place of the next round. If two begin at once, only one of them gets it. */
    next: last ? last.number + 1 : 0,
  };
}

/**
 * The Tuesday of the week for which a community's members have lists at the moment. Until the round of this week begins, it
 * is the week before.
 */
export async function currentWeek(orm: Orm, config: CommunityConfig, at: Date): Promise<string> {
  const { timeZone, matching } = config.community;
  const tuesday = tuesdayOf(at, timeZone);
  const { hasWeekly } = await roundsOfWeek(orm, communityScope(config.id), tuesday);
  if (hasWeekly) return tuesday;
  const isEarly = at < dueAt(tuesday, timeZone, matching.hour);
  const isDue = dueDay(at, timeZone, matching.hour) === tuesday;
  const isComing = isEarly || (isDue && (await hadMembersAt(orm, config, tuesday, at)));
  return isComing ? daysLater(tuesday, -7) : tuesday;
}

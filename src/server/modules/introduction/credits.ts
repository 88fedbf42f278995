import { and, eq, lt, sql, type Placeholder } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import type { Credits } from '../../../generated/api/introduction';
import { startOfDay } from '../../../lib/timeZone';
import type { Orm } from '../../db/database';
import { interestCredits } from '../../db/schema';
import { AppError } from '../../errors';
import { daysLater, tuesdayOf } from '../../../lib/weeks';

const perWeekOf = ({ community }: CommunityConfig): number => community.matching.credits;

/** The week of a moment, by its Tuesday. */
export const weekOf = ({ community }: CommunityConfig, at: Date): string => tuesdayOf(at, community.timeZone);

/** Takes a credit of this week. Throws 1170 when none is left, also with concurrent calls. */
export async function spend(
  orm: Orm,
  config: CommunityConfig,
  participantId: string,
  now: Date,
): Promise<string> {
  const week = weekOf(config, now);
  const most = perWeekOf(config);
  const [spent] =
    most > 0
      ? await orm
          .insert(interestCredits)
          .values({ communityId: config.id, participantId, week, spent: 1 })
          .onConflictDoUpdate({
            target: [interestCredits.participantId, interestCredits.week],
            set: { spent: sql`${interestCredits.spent} + 1` },
            setWhere: lt(interestCredits.spent, most),
          })
          .returning({ spent: interestCredits.spent })
      : [];
  if (!spent) throw new AppError(1170);
  return week;
}

/** Gives a credit of a week back. */
export async function giveBack(orm: Orm, participantId: string, week: string): Promise<void> {
  await orm
    .update(interestCredits)
    .set({ spent: sql`greatest(${interestCredits.spent} - 1, 0)` })
    .where(and(eq(interestCredits.participantId, participantId), eq(interestCredits.week, week)));
}

/** The credits that a member has spent in a week. */
export const spentIn = (orm: Orm, participantId: string | Placeholder, week: string | Placeholder) =>
  orm
    .select({ spent: interestCredits.spent })
    .from(interestCredits)
    .where(and(eq(interestCredits.participantId, participantId), eq(interestCredits.week, week)));

/** The remaining credits of a week, and when all of them return. */
export function creditsLeft(config: CommunityConfig, week: string, spent = 0): Credits {
  const perWeek = perWeekOf(config);
  return {
    left: Math.max(0, perWeek - spent),
    perWeek,
    renewsAt: startOfDay(daysLater(week, 7), config.community.timeZone).toISOString(),
  };
}

/** The member's remaining credits this week. */
export async function creditsOf(
  orm: Orm,
  config: CommunityConfig,
  participantId: string,
  now: Date,
): Promise<Credits> {
  const week = weekOf(config, now);
  const [found] = await spentIn(orm, participantId, week);
  return creditsLeft(config, week, found?.spent);
}

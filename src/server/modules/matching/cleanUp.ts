import { and, isNull, lt } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { pastRecommendations } from '../../db/schema';
import { meetAgainAfter } from './excludedPairs';
import { daysLater } from './week';

/** Deletes recommendations of people who left once they no longer prevent a repetition; ratings stay. */
export async function cleanUpRecommendations(orm: Orm, now: Date): Promise<void> {
  const isOver = lt(pastRecommendations.day, daysLater(now.toISOString().slice(0, 10), -meetAgainAfter - 7));
  await orm.delete(pastRecommendations).where(and(isOver, isNull(pastRecommendations.score)));
}

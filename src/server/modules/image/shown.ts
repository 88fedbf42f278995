import { and, eq, exists, or, sql, type SQL } from 'drizzle-orm';
import { avatarSize } from '../../../lib/avatar';
import { images, onboardingProgress, participants } from '../../db/schema';
import type { Orm } from '../../db/database';

/** What a profile stores of a picture. */
const address = sql`'/images/' || ${images.hash} || ${`-${avatarSize}.webp`}`;

/**
 * Whether anything of its owner's shows a picture: every column that names pictures stands here. A picture that none of
 * them names is removed.
 */
export function isShown(orm: Orm): SQL {
  const one = { one: sql`1` };
  const shown = or(
    exists(
      orm
        .select(one)
        .from(participants)
        .where(and(eq(participants.userId, images.userId), eq(participants.avatarUrl, address))),
    ),
    exists(
      orm
        .select(one)
        .from(onboardingProgress)
        .where(
          and(
            eq(onboardingProgress.userId, images.userId),
            sql`${onboardingProgress.profile} ->> 'avatarUrl' = ${address}`,
          ),
        ),
    ),
  );
  return shown ?? sql`false`;
}

import { and, eq, sql } from 'drizzle-orm';
import { avatarSize, imageHash, imagePath } from '../../../lib/avatar';
import type { Orm } from '../../db/database';
import { onboardingProgress, participants } from '../../db/schema';

/** Makes everything of the user's that shows a picture show none: a device with an older version is told of the change. */
export async function hidePicture(orm: Orm, userId: string, url: string, now: Date): Promise<void> {
  const shown = imagePath(imageHash(url) ?? '', avatarSize);
  await orm
    .update(participants)
    .set({ avatarUrl: null, version: sql`${participants.version} + 1`, updatedAt: now })
    .where(and(eq(participants.userId, userId), eq(participants.avatarUrl, shown)));
  await orm
    .update(onboardingProgress)
    .set({
      profile: sql`${onboardingProgress.profile} || '{"avatarUrl": null}'::jsonb`,
      version: sql`${onboardingProgress.version} + 1`,
      updatedAt: now,
    })
    .where(
      and(
        eq(onboardingProgress.userId, userId),
        sql`${onboardingProgress.profile} ->> 'avatarUrl' = ${shown}`,
      ),
    );
}

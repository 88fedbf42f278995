import { and, eq, inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { consents } from '../../db/schema';

/** Whether a user ever agreed to a community's documents; with `versions`, to one of these. */
export async function hasAgreed(
  orm: Orm,
  communityId: string,
  userId: string,
  versions?: string[],
): Promise<boolean> {
  const own = and(eq(consents.userId, userId), eq(consents.communityId, communityId));
  const [given] = await orm
    .select({ version: consents.version })
    .from(consents)
    .where(and(own, versions && inArray(consents.version, versions)))
    .limit(1);
  return given !== undefined;
}

import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { telegramCodes } from '../../db/schema';
import { randomSecret, sha256 } from '../../tokens';

/** How long a code connects a chat, in ms. */
export const lifetime = 600_000;

interface Code {
  userId: string;
  communityId: string;
}

/** Writes a code for an account, which connects one chat. Earlier codes still do. */
export async function writeCode(
  orm: Orm,
  { userId, communityId }: Code,
  now: Date,
): Promise<{ code: string; expiresAt: Date }> {
  const code = randomSecret();
  await orm.insert(telegramCodes).values({ hash: sha256(code), userId, communityId, createdAt: now });
  return { code, expiresAt: new Date(now.getTime() + lifetime) };
}

/** Uses a code. Undefined if it is wrong, used, or too old. */
export async function useCode(orm: Orm, code: string, now: Date): Promise<Code | undefined> {
  const [used] = await orm
    .update(telegramCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(telegramCodes.hash, sha256(code)),
        isNull(telegramCodes.usedAt),
        gt(telegramCodes.createdAt, new Date(now.getTime() - lifetime)),
      ),
    )
    .returning({ userId: telegramCodes.userId, communityId: telegramCodes.communityId });
  return used;
}

/** Deletes codes that are too old. */
export async function deleteOldCodes(orm: Orm, now: Date): Promise<void> {
  await orm.delete(telegramCodes).where(lt(telegramCodes.createdAt, new Date(now.getTime() - lifetime)));
}

import { lt } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { codes, oauthStates } from '../../db/schema';

const week = 7 * 86_400_000;

/** Deletes sign-ins that came back from no provider, and codes a week after they expired. */
export async function cleanUpCodes(orm: Orm, now: Date): Promise<void> {
  await orm.delete(oauthStates).where(lt(oauthStates.expiresAt, now));
  await orm.delete(codes).where(lt(codes.expiresAt, new Date(now.getTime() - week)));
}

import { lt } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { memberInvites } from '../../db/schema';

/** Deletes expired invitations. */
export async function cleanUpInvites(orm: Orm, now: Date): Promise<void> {
  await orm.delete(memberInvites).where(lt(memberInvites.expiresAt, now));
}

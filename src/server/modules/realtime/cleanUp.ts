import { lt } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { rightsChanges } from '../../db/schema';

const hour = 3_600_000;

/** Deletes changes of rights that every process has read. */
export async function cleanUpRights(orm: Orm, now: Date): Promise<void> {
  await orm.delete(rightsChanges).where(lt(rightsChanges.changedAt, new Date(now.getTime() - hour)));
}

import { lt } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { bulkActions } from '../../db/schema';

const month = 30 * 86_400_000;

/** Deletes acts on many a month after they were due. */
export async function cleanUpBulkActs(orm: Orm, now: Date): Promise<void> {
  await orm.delete(bulkActions).where(lt(bulkActions.dueAt, new Date(now.getTime() - month)));
}

import { sql } from 'drizzle-orm';
import type { Orm } from '../../db/database';

/**
 * Locks everything that goes to one recipient until the transaction ends, so that decisions are not based on rows that
 * another process is changing.
 */
export const lockReader = (orm: Orm, { recipient }: { recipient: string }) =>
  orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`deliveries:${recipient}`}, 0))`);

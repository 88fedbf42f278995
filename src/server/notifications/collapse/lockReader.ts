import { sql } from 'drizzle-orm';
import type { Orm } from '../../db/database';

/** Locks everything that goes to one reader until the transaction ends: nobody decides by what another is about to change. */
export const lockReader = (orm: Orm, { recipient }: { recipient: string }) =>
  orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`deliveries:${recipient}`}, 0))`);

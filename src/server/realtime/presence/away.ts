import { and, gt, inArray } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { presences } from '../../db/schema';

/** A member who did something on a page within this time is not away, in ms. */
const awayAfter = 120_000;

/** Those of these participants who did nothing on a page for two minutes, or are on none, in any process. */
export async function awayAmong(
  orm: Orm,
  participantIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { participantId, activeAt } = presences;
  const isActive = gt(activeAt, new Date(now.getTime() - awayAfter));
  const rows = await orm
    .selectDistinct({ id: participantId })
    .from(presences)
    .where(and(inArray(participantId, [...participantIds]), isActive));
  const active = new Set(rows.map(({ id }) => id));
  return new Set(participantIds.filter((id) => !active.has(id)));
}

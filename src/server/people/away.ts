import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Orm } from '../db/database';
import { participants, presences } from '../db/schema';

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

/** Whether a user is away from a community: they did nothing on a page of it for two minutes, or are on none. */
export async function isAwayFrom(
  orm: Orm,
  { userId, communityId }: { userId: string | null; communityId: string },
  now: Date,
): Promise<boolean> {
  const [member] = await orm
    .select({ id: participants.id })
    .from(participants)
    .where(and(eq(participants.communityId, communityId), eq(participants.userId, userId ?? '')));
  return member === undefined || (await awayAmong(orm, [member.id], now)).size > 0;
}

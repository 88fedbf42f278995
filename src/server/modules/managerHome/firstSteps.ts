import { and, eq } from 'drizzle-orm';
import type { FirstStep, FirstStepKind } from '../../../generated/api/admin';
import type { Orm } from '../../db/database';
import { managerVisits } from '../../db/schema';
import type { ServerModule } from '../../defineModule';
import type { NewManager } from '../../firstSteps';

interface Visitor {
  communityId: string;
  userId: string;
}

const rowOf = ({ communityId, userId }: Visitor) =>
  and(eq(managerVisits.communityId, communityId), eq(managerVisits.userId, userId));

/** Ends a manager's first steps for good, or, without a time, brings them back. */
export async function endFirstSteps(
  orm: Orm,
  { communityId, userId }: Visitor,
  endedAt: Date | null,
  now: Date,
): Promise<void> {
  await orm
    .insert(managerVisits)
    .values({ communityId, userId, seenAt: now, newSince: now, firstStepsEndedAt: endedAt })
    .onConflictDoUpdate({
      target: [managerVisits.communityId, managerVisits.userId],
      set: { firstStepsEndedAt: endedAt },
    });
}

/** In the order in which a new manager takes them. */
const order = Object.keys({
  INVITE: true,
  FIRST_EVENT: true,
  WELCOME_PAGE: true,
  OWN_REQUEST: true,
} satisfies Record<FirstStepKind, true>) as FirstStepKind[];

/**
 * Answers the first steps of a manager, with those that have happened (ADM-13). Null once they have ended. When all have
 * happened, they end for good, so that a deleted event does not bring them back.
 */
export function createFirstSteps(modules: readonly ServerModule[]) {
  const kinds = order.map((kind) => ({
    kind,
    says: modules.flatMap(({ firstSteps }) => firstSteps?.[kind] ?? []),
  }));

  async function stepOf({ kind, says }: (typeof kinds)[number], manager: NewManager): Promise<FirstStep[]> {
    const found = await Promise.all(says.map((hasHappened) => hasHappened(manager)));
    const known = found.filter((each) => each !== undefined);
    return known.length > 0 ? [{ kind, done: known.includes(true) }] : [];
  }

  return async (manager: NewManager, visitor: Visitor, now: Date): Promise<FirstStep[] | null> => {
    const { orm } = manager.app.db;
    const [visit] = await orm
      .select({ endedAt: managerVisits.firstStepsEndedAt })
      .from(managerVisits)
      .where(rowOf(visitor));
    if (visit?.endedAt) return null;
    const steps = (await Promise.all(kinds.map((kind) => stepOf(kind, manager)))).flat();
    if (steps.some(({ done }) => !done)) return steps;
    await endFirstSteps(orm, visitor, now, now);
    return null;
  };
}

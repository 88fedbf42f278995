import { and, eq, getTableColumns } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../db/database';
import type { participants } from '../../db/schema';
import type { PersonalRows } from '../../personalRows';

interface Ending {
  participant: typeof participants.$inferSelect;
  reason: 'LEFT' | 'ERASED';
}

/**
 * Ends a membership, or a guest's visits: the participant's own rows are deleted with it. Records of others about the
 * person, and the person's limits, stay with the person (SAF-02).
 */
export async function endMembership(
  { management, persons, publish }: Pick<FastifyInstance, 'management' | 'persons' | 'publish'>,
  tx: Transaction,
  personalData: readonly PersonalRows[],
  { participant, reason }: Ending,
): Promise<void> {
  const { orm } = tx;
  const { id, communityId, userId } = participant;
  await persons.leave(orm, participant, { paused: await management.isPaused(orm, communityId, userId) });
  await publish(tx, 'memberLeft', { communityId, subject: id, data: { userId, reason } });
  for (const { table } of personalData.filter(({ endsWithMembership }) => endsWithMembership)) {
    const columns = getTableColumns(table);
    await orm.delete(table).where(and(eq(columns.userId!, userId), eq(columns.communityId!, communityId)));
  }
}

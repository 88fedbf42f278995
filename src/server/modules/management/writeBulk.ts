import type { FastifyInstance } from 'fastify';
import type { Bulk } from '../../../generated/api/member';
import { undoTime, type BulkAction } from '../../../lib/rules/managers/bulk';
import { bulkActions } from '../../db/schema';
import { randomId } from '../../tokens';
import type { Decider } from './memberActions';

export const undoMs = undoTime * 1000;

type Row = typeof bulkActions.$inferSelect;

export function presentBulk({ id, participantIds, dueAt, status }: Row, now: Date): Bulk {
  const left = status === 'waiting' ? Math.ceil((dueAt.getTime() - now.getTime()) / 1000) : 0;
  return {
    id,
    count: participantIds.length,
    dueAt: dueAt.toISOString(),
    status,
    secondsLeft: Math.max(0, left),
  };
}

/** What the audit calls a bulk action. */
export const actName = ({ do: name }: BulkAction): string =>
  name === 'telegram' ? 'member.message' : `member.${name}`;

interface NewBulk {
  communityId: string;
  by: Decider;
  action: BulkAction;
  participantIds: string[];
  now: Date;
}

/** Writes a bulk action, which can be undone from then on. */
export async function writeBulk(
  { audit, db }: Pick<FastifyInstance, 'audit' | 'db'>,
  { communityId, by, action, participantIds, now }: NewBulk,
): Promise<Bulk> {
  return db.transaction(async ({ orm }) => {
    const [begun] = await orm
      .insert(bulkActions)
      .values({
        id: randomId(),
        communityId,
        userId: by.userId,
        action,
        status: 'waiting',
        participantIds,
        createdAt: now,
        dueAt: new Date(now.getTime() + undoMs),
      })
      .returning();
    await audit.record(orm, {
      communityId,
      act: 'bulk.begin',
      actor: by.userId,
      subject: null,
      after: { act: actName(action), count: participantIds.length },
    });
    return presentBulk(begun!, now);
  });
}

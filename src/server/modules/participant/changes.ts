import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { participants } from '../../db/schema';
import { AppError } from '../../errors';
import { claimAvatar } from './avatar';
import type { Patch } from './checks';
import type { Participant } from './participants';
import { slugAfter } from './slugs';

export interface Change {
  participantId: string;
  /** The version the change was made from; undefined takes any. */
  version: number | undefined;
  now: Date;
}

/**
 * Changes what a participant's owner edits, and counts it. `patchOf` is given the participant as it is now, with nobody
 * else changing it. Throws 1119 when it is no longer of the version given: nothing is lost silently, the later of two
 * devices is told.
 */
export async function change(
  { db, images }: Pick<FastifyInstance, 'db' | 'images'>,
  { participantId, version, now }: Change,
  patchOf: (current: Participant) => Patch,
): Promise<Participant> {
  return db.transaction(async (tx) => {
    const { orm } = tx;
    const mine = eq(participants.id, participantId);
    const [current] = await orm.select().from(participants).where(mine).for('update');
    if (!current) throw new AppError(1110);
    if (version !== undefined && version !== current.version) throw new AppError(1119);
    const patch = patchOf(current);
    await claimAvatar(images, orm, patch, current);
    const slug = await slugAfter(orm, current, { ...current, ...patch }, now);
    const [changed] = await orm
      .update(participants)
      .set({ ...patch, slug, version: current.version + 1, updatedAt: now })
      .where(mine)
      .returning();
    if (!changed) throw new Error('a locked participant went away');
    const { avatarUrl: before } = current;
    if (before && before !== changed.avatarUrl) await images.release(tx, current.userId, before);
    return changed;
  });
}

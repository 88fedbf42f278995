import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Lang } from '../../../lib/lang';
import type { Transaction } from '../../db/database';
import { languagesOf } from '../../db/languagesOf';
import { participants } from '../../db/schema';
import { AppError } from '../../errors';
import { claimAvatar, type ClaimedPatch } from './avatar';
import type { Patch } from './checks';
import type { Participant } from '../../people/participant';
import { slugAfter } from './slugs';

interface Change {
  /** The participant as the call found it. */
  found: Participant;
  /** The version the change was made from; undefined takes any. */
  version: number | undefined;
  /** The language in which the owner writes. */
  lang: Lang;
  now: Date;
  /** What else happens in the transaction of the change. */
  also?: (tx: Transaction, changed: Participant) => Promise<void>;
}

/** Whether a change affects only columns: neither the slug nor a stored image depends on it. */
const isPlain = (patch: Patch, found: Participant): boolean =>
  (['firstName', 'lastName', 'avatarUrl'] as const).every(
    (column) => patch[column] === undefined || patch[column] === found[column],
  );

const counted = (patch: ClaimedPatch, current: Participant, { lang, now }: Pick<Change, 'lang' | 'now'>) => ({
  ...patch,
  ...languagesOf(participants, patch, lang, current),
  version: current.version + 1,
  updatedAt: now,
});

/**
 * Changes what a participant's owner edits, and increases the version. `patchOf` gets the participant as it is at that
 * moment. Throws 1119 if it does not have the given version, so that nothing is lost silently: the second of two
 * devices gets the error.
 */
export async function change(
  app: Pick<FastifyInstance, 'db' | 'images'>,
  made: Change,
  patchOf: (current: Participant) => Patch,
): Promise<Participant> {
  const { found, version } = made;
  // Versions only grow, so a different one is an old one.
  if (version !== undefined && version !== found.version) throw new AppError(1119);
  const patch = patchOf(found);
  if (isPlain(patch, found) && !made.also) {
    const { avatarUrl: _asItIs, ...columns } = patch;
    const [changed] = await app.db.orm
      .update(participants)
      .set(counted(columns, found, made))
      .where(and(eq(participants.id, found.id), eq(participants.version, found.version)))
      .returning();
    if (changed) return changed;
  }
  return changeAlone(app, made, patchOf);
}

/** Like `change`, but takes the row lock first. */
async function changeAlone(
  { db, images }: Pick<FastifyInstance, 'db' | 'images'>,
  { found, version, lang, now, also }: Change,
  patchOf: (current: Participant) => Patch,
): Promise<Participant> {
  return db.transaction(async (tx) => {
    const mine = eq(participants.id, found.id);
    const [current] = await tx.orm.select().from(participants).where(mine).for('update');
    if (!current) throw new AppError(1110);
    if (version !== undefined && version !== current.version) throw new AppError(1119);
    const patch = await claimAvatar(images, tx.orm, patchOf(current), current);
    const slug = await slugAfter(tx.orm, current, { ...current, ...patch }, now);
    const [changed] = await tx.orm
      .update(participants)
      .set({ ...counted(patch, current, { lang, now }), slug })
      .where(mine)
      .returning();
    if (!changed) throw new Error('a locked participant went away');
    const { avatarUrl: before } = current;
    if (before && before !== changed.avatarUrl) await images.release(tx, { userId: current.userId }, before);
    await also?.(tx, changed);
    return changed;
  });
}

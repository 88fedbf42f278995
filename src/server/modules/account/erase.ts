import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../db/database';
import { participants, users } from '../../db/schema';
import { endMembership } from './endMembership';
import type { PersonalRows, Subject } from '../../personalRows';

/**
 * Removes or anonymizes everything stored about a user, by the same list as the export. What protects others is kept
 * under a hash of the address for a while. False if the user does not exist any more. Files of images and emails are
 * deleted after the commit.
 */
export async function erase(
  app: FastifyInstance,
  tx: Transaction,
  personalData: readonly PersonalRows[],
  subject: Subject,
): Promise<boolean> {
  // The row lock prevents new rows that refer to it.
  const locked = await tx.orm
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, subject.userId))
    .for('update');
  if (locked.length === 0) return false;
  const { userId } = subject;
  const readOwn = () =>
    tx.orm
      .select()
      .from(participants)
      .where(eq(participants.userId, userId))
      .orderBy(participants.communityId);
  for (const { communityId, id } of await readOwn()) {
    await app.publish(tx, 'memberGoing', { communityId, subject: id, data: { isLeaving: true } });
  }
  // Locked only now: whoever joins an event holds the locks of `memberGoing`, and waits for the participant. The lock lets others
  // refer to the participant, who is notified by somebody else's deletion at the same time.
  const own = await readOwn().for('no key update');
  await app.publish(tx, 'accountErased', { communityId: null, subject: userId, data: {} });
  for (const participant of own)
    await endMembership(app, tx, personalData, { participant, reason: 'ERASED' });
  for (const { table, of, end, erase: eraseRows } of personalData) {
    if (eraseRows) await eraseRows(app, tx, subject);
    else if (end === 'leave' || end === 'withUser' || end === 'keep') continue;
    else if (end === 'remove') await tx.orm.delete(table).where(of(subject));
    else await tx.orm.update(table).set(end).where(of(subject));
  }
  return true;
}

import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../db/database';
import { auditTexts, images, managerMessages, outbox, participants, users } from '../../db/schema';
import { personalData } from './personalData';
import type { Subject } from './personalRows';

/** Says in the audit of each community which has texts to or about the user that they go lawfully. */
async function auditErasure({ audit }: FastifyInstance, tx: Transaction, { userId }: Subject): Promise<void> {
  await audit.abandonBulks(tx.orm, { userId });
  const held = [managerMessages, auditTexts].map((table) =>
    tx.orm.selectDistinct({ communityId: table.communityId }).from(table).where(eq(table.userId, userId)),
  );
  const communities = new Set((await Promise.all(held)).flat().map(({ communityId }) => communityId));
  // In order: two accounts that end at once never wait for each other.
  for (const communityId of [...communities].sort()) {
    await audit.record(tx.orm, { communityId, act: 'account.erase', actor: userId, subject: userId });
  }
}

/**
 * Removes or anonymizes everything stored about a user, by the list that the export goes by. False when there is no such
 * user any more. Files of pictures and emails go after the commit.
 */
export async function erase(app: FastifyInstance, tx: Transaction, subject: Subject): Promise<boolean> {
  // Whoever holds the row keeps new ones from being hung on it: nothing comes in behind our back.
  const held = await tx.orm
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, subject.userId))
    .for('update');
  if (held.length === 0) return false;
  const own = await tx.orm
    .select({ communityId: participants.communityId, participantId: participants.id })
    .from(participants)
    .where(eq(participants.userId, subject.userId));
  for (const each of own) {
    await app.meetings.callOff(tx, { ...each, isGoing: true });
    await app.events.giveUp(tx, { ...each, isGoing: true });
  }
  await auditErasure(app, tx, subject);
  for (const each of personalData) {
    const { table, of, end } = each;
    if (table === images) await app.images.removeAll(tx, subject.userId);
    else if (table === outbox && end === 'remove') await app.forgetMail(tx, subject.email);
    else if (end === 'leave' || end === 'withUser') continue;
    else if (end === 'remove') await tx.orm.delete(table).where(of(subject));
    else await tx.orm.update(table).set(end).where(of(subject));
  }
  return true;
}

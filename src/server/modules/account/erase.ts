import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../db/database';
import { auditTexts, images, managerMessages, outbox, participants, persons, users } from '../../db/schema';
import { endHides, endMembership } from './endMembership';
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
 * Removes or anonymizes everything stored about a user, by the list that the export goes by; what protects others stays under
 * a hash of the address for a while. False when there is no such user any more. Files of pictures and emails go after the commit.
 */
export async function erase(
  app: FastifyInstance,
  tx: Transaction,
  subject: Subject,
  now: Date,
): Promise<boolean> {
  // Whoever holds the row keeps new ones from being hung on it: nothing comes in behind our back.
  const held = await tx.orm
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, subject.userId))
    .for('update');
  if (held.length === 0) return false;
  const own = await tx.orm.select().from(participants).where(eq(participants.userId, subject.userId));
  for (const participant of own) {
    const going = { communityId: participant.communityId, participantId: participant.id, isGoing: true };
    await app.meetings.callOff(tx, going);
    await app.events.giveUp(tx, going);
  }
  await auditErasure(app, tx, subject);
  for (const participant of own) await endMembership(app, tx, participant, now);
  await endHides(tx.orm, subject.userId);
  for (const { table, of, end } of personalData) {
    if (table === images) await app.images.removeAll(tx, subject.userId);
    else if (table === outbox && end === 'remove') await app.forgetMail(tx, subject.email);
    else if (table === persons) await app.persons.forgetUser(tx.orm, subject);
    else if (end === 'leave' || end === 'withUser' || end === 'keep') continue;
    else if (end === 'remove') await tx.orm.delete(table).where(of(subject));
    else await tx.orm.update(table).set(end).where(of(subject));
  }
  return true;
}

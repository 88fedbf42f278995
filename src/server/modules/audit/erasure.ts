import { eq } from 'drizzle-orm';
import { auditTexts, managerMessages } from '../../db/schema';
import type { DomainEvent } from '../../domainEvents/catalogue';
import type { EventContext } from '../../domainEvents/subscriptions';

/** Says in the audit of each community which has texts to or about the user that they go lawfully. */
export async function auditErasure(
  { app, tx }: EventContext,
  { subject: userId }: DomainEvent<'accountErased'>,
): Promise<void> {
  const held = [managerMessages, auditTexts].map((table) =>
    tx.orm.selectDistinct({ communityId: table.communityId }).from(table).where(eq(table.userId, userId)),
  );
  const communities = new Set((await Promise.all(held)).flat().map(({ communityId }) => communityId));
  // In order, so that two concurrent deletions never wait for each other.
  for (const communityId of [...communities].sort()) {
    await app.audit.record(tx.orm, { communityId, act: 'account.erase', actor: userId, subject: userId });
  }
}

import { and, eq } from 'drizzle-orm';
import { participants } from '../../db/schema';
import type { DomainEvent } from '../../domainEvents/catalogue';
import type { EventContext } from '../../domainEvents/subscriptions';
import { AppError } from '../../errors';

/**
 * Ends the role of a manager who leaves. Throws 1152 if the community would have no manager. When the account is
 * deleted, the error names the community, because the call may come from another one.
 */
export async function endManaging(
  { app, tx }: EventContext,
  { communityId, subject: participantId, data: { userId: actor, reason } }: DomainEvent<'memberLeft'>,
): Promise<void> {
  const isOwn = and(eq(participants.id, participantId), eq(participants.isManager, true));
  const managed = await tx.orm.select({ id: participants.id }).from(participants).where(isOwn);
  if (managed.length === 0) return;
  try {
    await app.managers.change(tx, { communityId, participantId, actor, isManager: false });
  } catch (error) {
    const title = app.communities.byId(communityId)?.community.title;
    const isLast = error instanceof AppError && error.code === 1152;
    if (!isLast || reason === 'LEFT' || !title) throw error;
    throw new AppError(1152, { details: [{ path: 'community', message: { lastManagerOf: title } }] });
  }
}

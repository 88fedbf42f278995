import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import { isWaiting } from '../../../lib/rules/managers/memberStates';
import { participants } from '../../db/schema';
import { AppError } from '../../errors';
import type { Member } from '../../guards/membership';
import { callerAt } from '../../notifications/recipients/recipient';
import type { PersonalRows } from '../../personalRows';
import { randomId } from '../../tokens';
import { endMembership } from './endMembership';
import { left } from './notifications/left';

/**
 * P19. Ends the caller's membership of the community: the participant is deleted with its own rows, immediately for
 * everybody. The account, other communities, and records of others about the person stay. Throws 1110 for a non-member,
 * 1109 for a person whom a manager has removed, 1152 for the last manager.
 */
export async function leaveCommunity(
  request: FastifyRequest,
  { userId, membership }: Member,
  { id: communityId, community }: CommunityConfig,
  personalData: readonly PersonalRows[],
): Promise<'OK'> {
  const { accounts, db, managers, notify, publish } = request.server;
  if (!membership) throw new AppError(1110);
  await db.transaction(async (tx) => {
    await managers.lock(tx.orm, [communityId]);
    const account = await accounts.lock(tx.orm, userId);
    if (!account) throw new AppError(405);
    const subject = membership.participantId;
    await publish(tx, 'memberGoing', { communityId, subject, data: { isLeaving: true } });
    const own = and(eq(participants.userId, userId), eq(participants.communityId, communityId));
    const [participant] = await tx.orm.select().from(participants).where(own).for('no key update');
    if (!participant) throw new AppError(1110);
    const isApplicant = isWaiting(participant) && community.admission === 'approval';
    if (!(participant.enabled || isApplicant) || !participant.profileEnabled) throw new AppError(1109);
    await endMembership(request.server, tx, personalData, { participant, reason: 'LEFT' });
    const { email, emailConfirmedAt } = account;
    if (!emailConfirmedAt) return;
    await notify(
      tx,
      left,
      callerAt(request, { email, account }),
      {},
      { cause: randomId(), thing: participant.id, by: null },
    );
  });
  return 'OK';
}

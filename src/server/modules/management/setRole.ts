import { eq, and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { SetRoleBody } from '../../../generated/api/manager';
import { participants } from '../../db/schema';
import { AppError } from '../../errors';
import type { Member } from '../../guards/membership';
import { inviteManager, withdrawManagerInvitation } from './managerInvitations';
import { notifyRole } from './notifyRole';

/** The role of a user. */
interface RoleSet {
  isManager: boolean;
  invited: boolean;
  version: number;
}

/**
 * D10. Invites a member to manage the community, withdraws the invitation, or takes the role away, and notifies them.
 * Nobody gets a role without accepting it (SAF-01); it is taken away immediately. It is decided by the roles after the
 * lock: if two managers take the role from each other at the same time, the second no longer has it.
 */
export async function setRole(
  app: FastifyInstance,
  community: CommunityConfig,
  { userId: actor }: Member,
  { participantId, isManager, version, now }: SetRoleBody & { participantId: string; now: Date },
): Promise<RoleSet> {
  const { db, managers } = app;
  const { id: communityId } = community;
  return db.transaction(async (tx) => {
    await managers.lock(tx.orm, [communityId]);
    const may = await managers.permissionsOf(tx.orm, communityId, actor);
    const which = and(eq(participants.communityId, communityId), eq(participants.id, participantId));
    const [target] = await tx.orm.select().from(participants).where(which);
    if (!target) throw new AppError(1110);
    const isSelf = target.userId === actor;
    const isRevoked = !isManager && target.isManager;
    const mayRevoke = isSelf || may.includes('ADMINISTER');
    if (!may.includes('managers.manage') || (isRevoked && !mayRevoke)) throw new AppError(1109);
    const without = isRevoked ? 'manager.revoke' : 'manager.withdraw';
    const act = isManager ? 'manager.invite' : without;
    await app.ownMatter.check(tx.orm, act, { communityId, by: actor, about: [target.userId] });
    if (isRevoked) {
      const change = { communityId, participantId, actor, version, isManager };
      const changed = await managers.change(tx, change);
      if (changed.managedVersion !== target.managedVersion) await notifyRole(app, tx, community, changed);
      return { isManager: changed.isManager, invited: false, version: changed.managedVersion };
    }
    const member = await app.management.lock(tx.orm, communityId, participantId);
    if (version !== undefined && version !== member.managedVersion) throw new AppError(1151);
    const asked = { target: member, actor };
    if (!isManager) await withdrawManagerInvitation(app, tx, asked);
    else if (!member.isManager) await inviteManager(app, tx, community, { ...asked, now });
    const invited = isManager && !member.isManager;
    return { isManager: member.isManager, invited, version: member.managedVersion };
  });
}

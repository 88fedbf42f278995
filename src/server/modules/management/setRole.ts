import { eq, and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { SetRoleBody } from '../../../generated/api/manager';
import { participants } from '../../db/schema';
import { AppError } from '../../errors';
import type { Member } from '../../guards/membership';
import type { Participant } from '../participant/types';
import { tellRole } from './tellRole';

/**
 * D10. Makes a member a manager, or one no more, and tells them. Decided by what everybody is once nobody else can change it:
 * of two who take the role from each other at once, the second has none to do it by.
 */
export async function setRole(
  app: FastifyInstance,
  community: CommunityConfig,
  { userId: actor }: Member,
  { participantId, isManager, version }: SetRoleBody & { participantId: string },
): Promise<Participant> {
  const { db, managers } = app;
  const { id: communityId } = community;
  return db.transaction(async (tx) => {
    await managers.hold(tx.orm, [communityId]);
    const role = await managers.roleOf(tx.orm, communityId, actor);
    const which = and(eq(participants.communityId, communityId), eq(participants.id, participantId));
    const [target] = await tx.orm.select().from(participants).where(which);
    if (!target) throw new AppError(1110);
    const isSelf = target.userId === actor;
    if (role === 'ROLE_USER' || (!isManager && !isSelf && role !== 'ROLE_ADMIN')) throw new AppError(1109);
    const act = isManager ? 'manager.grant' : 'manager.revoke';
    await app.ownMatter.check(tx.orm, act, { communityId, by: actor, about: [target.userId] });
    const changed = await managers.change(tx.orm, { communityId, participantId, actor, version, isManager });
    if (changed.managedVersion !== target.managedVersion) await tellRole(app, tx, community, changed);
    return changed;
  });
}

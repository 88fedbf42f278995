import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Orm } from '../../db/database';
import { AppError } from '../../errors';
import type { Invitation } from '../invitation/invitations';

/**
 * The invitation a newcomer brings, if any. Where admission is by invitation there must be one into this community:
 * throws 1107 without one, 1108 when it does not hold. Elsewhere one that does not hold is passed over. Throws 1130
 * where nobody new is admitted.
 */
export async function admit(
  app: FastifyInstance,
  orm: Orm,
  { id, community }: CommunityConfig,
  invitedBy: string | undefined,
): Promise<Invitation | undefined> {
  if (community.admission === 'closed') throw new AppError(1130);
  const required = community.admission === 'invitation';
  if (!invitedBy) {
    if (required) throw new AppError(1107);
    return undefined;
  }
  const invitation = await app.invitations.find(orm, invitedBy);
  if (invitation?.communityId === id) return invitation;
  if (required) throw new AppError(1108);
  return undefined;
}

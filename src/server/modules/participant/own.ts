import type { FastifyRequest } from 'fastify';
import type { OwnProfile } from '../../../generated/api/participant';
import type { CommunityConfig } from '../../../config/types';
import { AppError } from '../../errors';
import type { Member } from '../../plugins/guards';
import type { Participant } from './participants';
import { presentToOwner } from './presenter';

/** The caller's own participant here; throws 1110 before joining. */
export function ownOf({ participant }: Member): Participant {
  if (!participant) throw new AppError(1110);
  return participant;
}

/** A participant as its owner is answered it. */
export async function ownProfile(
  { server: { db, invitations } }: FastifyRequest,
  { community }: CommunityConfig,
  participant: Participant,
): Promise<OwnProfile> {
  const invitedBy = await invitations.inviterOf(db.orm, participant.communityId, participant.userId);
  return presentToOwner(participant, {
    invitedBy: invitedBy ?? null,
    channels: community.contactsConfig.types,
  });
}

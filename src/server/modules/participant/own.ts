import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OwnProfile } from '../../../generated/api/participant';
import type { CommunityConfig } from '../../../config/types';
import { AppError } from '../../errors';
import type { Member } from '../../guards/membership';
import { answerLang } from '../../lang';
import type { Participant } from '../../people/participant';
import { presentToOwner } from './presenter';

/** The id of the caller's own participant here; throws 1110 before joining. */
export function ownIdOf({ membership }: Member): string {
  if (!membership) throw new AppError(1110);
  return membership.participantId;
}

/** The caller's own participant here; throws 1110 before joining. */
export async function ownOf(
  { participants }: Pick<FastifyInstance, 'participants'>,
  { userId, membership }: Member,
): Promise<Participant> {
  const own = membership && (await participants.ofUser(membership.communityId, userId));
  if (!own) throw new AppError(1110);
  return own;
}

/** A participant as its owner is answered it. */
export async function ownProfile(
  request: FastifyRequest,
  { community }: CommunityConfig,
  participant: Participant,
): Promise<OwnProfile> {
  const { channels, db, invitations, management, notificationKinds, preferencesIn } = request.server;
  const [invitedBy, preferences] = await Promise.all([
    invitations.inviterOf(db.orm, participant.communityId, participant.userId),
    preferencesIn(participant),
  ]);
  return presentToOwner(participant, {
    invitedBy: invitedBy ?? null,
    community,
    contactTypes: community.contactsConfig.types,
    lang: answerLang(request),
    preferences,
    switches: { kinds: notificationKinds, channels },
    networkingPaused:
      !participant.networkingEnabled &&
      (await management.isPaused(db.orm, participant.communityId, participant.userId)),
  });
}

import type { FastifyRequest } from 'fastify';
import type { CurrentUser, Init, Permissions } from '../../../generated/api/currentUser';
import type { Role } from '../../../generated/api/shared';
import { communityOf, originFor } from '../../community';
import type { Participant } from '../participant/participants';
import type { Identity } from '../session/sessions';

/** The user in the community of the call, and everything it is told from. */
export interface Standing {
  identity: Identity;
  participant: Participant | undefined;
  memberships: { communityId: string; isManager: boolean }[];
}

export async function standingOf(request: FastifyRequest, identity: Identity): Promise<Standing> {
  const { participants } = request.server;
  const [participant, memberships] = await Promise.all([
    participants.ofUser(communityOf(request).id, identity.userId),
    participants.communitiesOf(identity.userId),
  ]);
  return { identity, participant, memberships };
}

/** A manager is one in the community managed, and a member elsewhere. */
const roleIn = ({ identity, participant }: Standing): Role => {
  if (identity.role === 'ROLE_ADMIN') return 'ROLE_ADMIN';
  return participant?.isManager && participant.enabled ? 'ROLE_MANAGER' : 'ROLE_USER';
};

/** U01. */
export function presentUser(request: FastifyRequest, standing: Standing): CurrentUser {
  const { identity, participant, memberships } = standing;
  return {
    userId: identity.userId,
    email: identity.email,
    role: roleIn(standing),
    // Whoever has not joined yet is not shut out: onboarding comes first.
    enabled: participant?.enabled ?? true,
    preferredLang: identity.preferredLang && (identity.preferredLang.toUpperCase() as 'EN' | 'RU'),
    communityUrl: originFor(request, communityOf(request)),
    slug: participant?.slug ?? null,
    connectedCommunities: memberships.map(({ communityId }) => communityId),
    connectedParticipants: participant ? [participant.id] : [],
  };
}

/** U06. */
export function presentPermissions(standing: Standing): Permissions {
  const role = roleIn(standing);
  const { participant, memberships } = standing;
  return {
    role,
    permissions: [
      'PROFILE',
      ...(participant?.enabled || role === 'ROLE_ADMIN' ? (['MEMBERS'] as const) : []),
      ...(role === 'ROLE_USER' ? [] : (['MANAGE'] as const)),
      ...(role === 'ROLE_ADMIN' ? (['ADMINISTER'] as const) : []),
    ],
    managedCommunities: memberships
      .filter(({ isManager }) => isManager)
      .map(({ communityId }) => communityId),
  };
}

/** The participant as its owner sees it in `init`. */
export const presentParticipant = (participant: Participant | undefined): Init['participant'] =>
  participant
    ? {
        id: participant.id,
        firstName: participant.firstName,
        lastName: participant.lastName,
        slug: participant.slug,
        avatarUrl: participant.avatarUrl,
      }
    : null;

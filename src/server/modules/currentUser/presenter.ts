import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CurrentUser, Init, Permissions } from '../../../generated/api/currentUser';
import type { CommunityConfig } from '../../../config/types';
import { isWaiting } from '../../../lib/rules/managers/memberStates';
import { completionOf } from '../../../lib/rules/onboarding/completion';
import { originFor } from '../../community';
import { roleOf, type Member } from '../../guards/membership';
import { hasPermission, permissionsOf } from '../../guards/permissions';
import type { NotificationKinds } from '../../notifications/kinds/kinds';
import { newContactsByEmail, type Preference } from '../../notifications/preferences/preferences';
import { settingsOf } from '../../people/participantSettings';
import { pauseAt } from '../../people/pause';
import type { Participant } from '../../people/participant';

/** U01. */
export function presentUser(
  request: FastifyRequest,
  community: CommunityConfig,
  member: Member,
): CurrentUser {
  const { membership, memberships, preferredLang } = member;
  return {
    userId: member.userId,
    email: member.email,
    role: roleOf(member),
    // A user who has not joined is not refused: onboarding comes first.
    enabled: membership?.enabled ?? true,
    preferredLang: preferredLang && (preferredLang.toUpperCase() as 'EN' | 'RU'),
    communityUrl: originFor(request, community),
    slug: membership?.slug ?? null,
    connectedCommunities: memberships.map(({ communityId }) => communityId),
    connectedParticipants: membership ? [membership.participantId] : [],
  };
}

/** U06. */
export const presentPermissions = (member: Member): Permissions => ({
  role: roleOf(member),
  permissions: permissionsOf(member),
  managedCommunities: member.memberships
    .filter(({ isManager }) => isManager)
    .map(({ communityId }) => communityId),
});

/** Maximum number of issues for a manager. */
const mostIssues = 20;

/** Errors in the community's settings, for its managers only: their place, never the values. */
export function presentConfigIssues(
  { communities }: Pick<FastifyInstance, 'communities'>,
  { domain }: CommunityConfig,
  member: Member,
): Pick<Init, 'configErrors'> {
  if (!hasPermission(member, 'community.manage')) return {};
  const issues = communities.issues(domain).filter(({ severity }) => severity === 'error');
  if (issues.length === 0) return {};
  return {
    configErrors: issues
      .slice(0, mostIssues)
      .map(({ file, path }) => ({ file: file.replace(/^.*[\\/]/, ''), path })),
  };
}

/** Whether a user who has not joined needs an invitation. */
export async function presentNeeded(
  { db, invitations, memberInvites }: Pick<FastifyInstance, 'db' | 'invitations' | 'memberInvites'>,
  { id, community }: CommunityConfig,
  { userId, membership }: Member,
): Promise<Pick<Init, 'needsInvitation'>> {
  if (membership || community.admission !== 'invitation') return {};
  const isInvited =
    (await invitations.wasInvited(db.orm, id, userId)) || (await memberInvites.isInvited(db.orm, id, userId));
  return isInvited ? {} : { needsInvitation: true };
}

/** Why a participant is not admitted, and the managers' message to them. */
export async function presentNotIn(
  { db, managerMessages }: Pick<FastifyInstance, 'db' | 'managerMessages'>,
  participant: Participant | undefined,
): Promise<Pick<Init, 'notIn'>> {
  if (!participant || participant.enabled) return {};
  const { communityId, userId, removedAt } = participant;
  if (isWaiting(participant)) return { notIn: { because: 'WAITING' } };
  const kind = removedAt ? 'removal' : 'refusal';
  const texts = await managerMessages.latest(db.orm, { communityId, userIds: [userId], kind });
  return { notIn: { because: removedAt ? 'REMOVED' : 'REFUSED', text: texts.get(userId) } };
}

interface OwnSetting {
  community: CommunityConfig;
  kinds: NotificationKinds;
  preferences: readonly Preference[];
  now: Date;
}

/** The participant as its owner sees it in `init`. */
export const presentParticipant = (
  participant: Participant | undefined,
  { community, kinds, preferences, now }: OwnSetting,
): Init['participant'] =>
  participant
    ? {
        id: participant.id,
        firstName: participant.firstName,
        lastName: participant.lastName,
        slug: participant.slug,
        avatarUrl: participant.avatarUrl,
        missing: completionOf(participant, settingsOf(community)).missing,
        tutorialSeen: participant.tutorialSeen,
        lookingFor: participant.lookingFor,
        byEmail: newContactsByEmail(kinds, preferences),
        networkingEnabled: participant.networkingEnabled,
        pausedUntil: pauseAt(participant, now)?.toISOString() ?? null,
      }
    : null;

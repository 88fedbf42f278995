import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyProfile } from '../../../generated/api/participant';
import type { CommunityConfig } from '../../../config/types';
import { contract } from '../../../generated/api/contract';
import { completionOf } from '../../../lib/rules/completion';
import { originFor } from '../../community';
import { AppError } from '../../errors';
import { anyone, memberOrOwner, owner, ownerById, user } from '../../plugins/guards';
import { route } from '../../plugins/route';
import type { Identity } from '../session/sessions';
import { ownOf, ownProfile } from './own';
import type { Participant } from './participants';
import { presentToOthers } from './presenter';
import { maySee, readerOf } from './readers';
import { settingsOf } from './settings';

/** A participant as this reader may see it; throws 1110 when there is none to be seen (PRO-02). */
async function profileFor(
  request: FastifyRequest,
  community: CommunityConfig,
  reader: { identity: Identity | undefined; own: Participant | undefined },
  participant: Participant | undefined,
): Promise<AnyProfile> {
  if (!participant) throw new AppError(1110);
  const kind = readerOf(reader.identity, reader.own, participant);
  if (!maySee(kind, participant)) throw new AppError(1110);
  return kind === 'owner' ? ownProfile(request, community, participant) : presentToOthers(participant);
}

/** P02 to P05, P13, U05: what participants show, to themselves and to others. */
export function registerViews(app: FastifyInstance): void {
  const { participant: calls, contact } = contract;
  const { participants } = app;

  route(app, calls.getMyAnswers, owner, async ({ identity }) => ownOf(identity).answers);

  route(app, calls.getProfile, memberOrOwner, async ({ query, identity, community, request }) => {
    const { participantId, userId } = query;
    const { participant: own } = identity;
    const isOwn = (participantId ?? own?.id) === own?.id && (userId ?? identity.userId) === identity.userId;
    const named = isOwn ? own : await participants.find(community.id, { participantId, userId });
    return profileFor(request, community, { identity, own }, named);
  });

  route(app, calls.getProfileBySlug, anyone, async ({ params, identity, community, request }) => {
    const [participant, own] = await Promise.all([
      participants.bySlug(community.id, params.slug),
      identity && participants.ofUser(community.id, identity.userId),
    ]);
    return profileFor(request, community, { identity, own }, participant);
  });

  route(app, calls.getMyCommunities, owner, async ({ identity, request }) => {
    const memberships = await participants.membershipsOf(identity.userId);
    return memberships.flatMap((membership) => {
      const config = app.communities.byId(membership.communityId);
      if (!config) return [];
      return {
        communityId: config.id,
        participantId: membership.id,
        domain: config.domain,
        title: config.community.title,
        logoUrl: config.brand.logoUrl,
        url: originFor(request, config),
        slug: membership.slug,
        enabled: membership.enabled,
        isManager: membership.isManager,
        joinedAt: membership.createdAt.toISOString(),
      };
    });
  });

  route(app, calls.getProfileCompletion, ownerById, async ({ identity, community }) =>
    completionOf(ownOf(identity), settingsOf(community)),
  );

  route(app, contact.getOwnContacts, user, async ({ identity, community }) => {
    const own = await participants.ofUser(community.id, identity.userId);
    return own?.contacts ?? [];
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnyProfile } from '../../../generated/api/participant';
import type { CommunityConfig } from '../../../config/types';
import { getOwnContacts } from '../../../generated/api/contract/contact';
import * as calls from '../../../generated/api/contract/participant';
import { completionOf } from '../../../lib/rules/onboarding/completion';
import { originFor } from '../../community';
import { AppError } from '../../errors';
import { anyone, memberOrOwner, owner, ownerById, user } from '../../guards/guards';
import { asMember, type Member } from '../../guards/membership';
import { answerLang } from '../../lang';
import { route, type Unchecked } from '../../plugins/route';
import { ownOf, ownProfile } from './own';
import { createRelationOf } from './relation';
import type { Participants } from './participants';
import { presentToOthers } from './presenter';
import { settingsOf } from '../../people/participantSettings';

type Seen = NonNullable<Awaited<ReturnType<Participants['look']>>>;

/**
 * A participant as this viewer may see it. Throws 1110 if it is invisible (PRO-02). All columns are read only for its
 * owner.
 */
async function profileFor(
  request: FastifyRequest,
  community: CommunityConfig,
  viewer: Member | undefined,
  seen: Seen | undefined,
): Promise<AnyProfile> {
  if (!seen) throw new AppError(1110);
  const { participant, kind, reader } = seen;
  if (!viewer || kind !== 'owner') return presentToOthers(participant, reader, community.community);
  return ownProfile(request, community, await ownOf(request.server, viewer));
}

/** P02 to P05, P13, U05: what participants show, to themselves and to others. */
export function registerViews(app: FastifyInstance, now: () => Date): void {
  const { participants } = app;
  const relationOf = createRelationOf(app, now);

  route(app, calls.getMyAnswers, owner, async ({ identity }) => (await ownOf(app, identity)).answers);

  route(app, calls.getProfile, memberOrOwner, async ({ query, identity, community, request }) => {
    const named = { ...query };
    if (named.participantId === undefined) named.userId ??= identity.userId;
    return profileFor(request, community, identity, await participants.look(identity, community, named));
  });

  route(
    app,
    calls.getProfileBySlug,
    anyone,
    async ({ found, identity, community, request }) => {
      const viewer = identity && asMember(identity, community.id);
      const participant = await found;
      const seen = participant && (await participants.lookAt(viewer, community, participant));
      const profile = await profileFor(request, community, viewer, seen && { participant, ...seen });
      if (!participant || !seen?.isMet || !viewer?.membership) return profile;
      const by = { viewerId: viewer.membership.participantId, lang: answerLang(request) };
      return { ...profile, relation: await relationOf(community, by, participant) };
    },
    ({ params, community }: Unchecked<{ slug: string }>) => participants.bySlug(community.id, params.slug),
  );

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
    completionOf(await ownOf(app, identity), settingsOf(community)),
  );

  route(app, getOwnContacts, user, async ({ identity, community }) => {
    const own = await participants.ofUser(community.id, identity.userId);
    return own?.contacts ?? [];
  });
}

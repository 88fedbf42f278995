import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import * as community from '../../../generated/api/contract/community';
import * as calls from '../../../generated/api/contract/matching';
import { AppError } from '../../errors';
import { byCommunityId, can, owner, ownerByBody } from '../../guards/guards';
import { answerLang } from '../../lang';
import { route } from '../../plugins/route';
import type { Member } from '../../guards/membership';
import { createRelevances, setDeclined, type RelevanceOptions } from './relevances';
import { createSending } from './sending';

function ownIdOf({ membership }: Member): string {
  if (!membership) throw new AppError(1110);
  return membership.participantId;
}

/** M02, M06, M10, C13 and C18. */
export function registerMatchingRoutes(app: FastifyInstance, options: Omit<RelevanceOptions, 'app'>): void {
  const { limits, matching } = app;
  const { now } = options;
  const relevances = createRelevances({ app, ...options });
  const sending = createSending(app, now);

  route(app, calls.getRelevanceRate, owner, ({ query, identity, community: config, request }) =>
    relevances.stored(config, identity, {
      viewerId: ownIdOf(identity),
      subjectId: query.subjectId,
      lang: answerLang(request),
    }),
  );

  route(app, calls.calcRelevanceRate, ownerByBody, ({ body, identity, community: config, request }) =>
    relevances.compute(config, identity, {
      viewerId: ownIdOf(identity),
      subjectId: body.subjectId,
      lang: answerLang(request),
    }),
  );

  route(app, calls.declineReason, ownerByBody, async ({ body, identity, community: { id: communityId } }) => {
    const { term, declined } = body;
    await limits.account('decline', identity.userId);
    await setDeclined(app, { communityId, participantId: ownIdOf(identity), term, declined }, now());
    return 'OK';
  });

  const requireOn = ({ community: { matching: settings } }: CommunityConfig): void => {
    if (!settings.enabled) throw new AppError(1162);
  };

  route(
    app,
    community.previewRecommendations,
    byCommunityId(can('matching.manage')),
    async ({ identity, community: config }) => {
      requireOn(config);
      await limits.account('rounds', identity.userId);
      return sending.preview(config);
    },
  );

  route(
    app,
    community.sendRecommendations,
    byCommunityId(can('matching.manage')),
    async ({ identity, community: config, request }) => {
      requireOn(config);
      await limits.account('rounds', identity.userId);
      const sent = await sending.send(config, identity.userId);
      matching.work().catch((error: unknown) => request.log.error({ err: error }, 'a round sent now'));
      return sent;
    },
  );
}

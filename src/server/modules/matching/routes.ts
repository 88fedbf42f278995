import { and, count, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import * as community from '../../../generated/api/contract/community';
import * as calls from '../../../generated/api/contract/matching';
import { matchingLists } from '../../db/schema';
import { AppError } from '../../errors';
import { byCommunityId, can, owner, ownerByBody } from '../../guards/guards';
import { answerLang } from '../../lang';
import { route } from '../../plugins/route';
import type { Member } from '../../guards/membership';
import { createRelevances, setDeclined, type RelevanceOptions } from './relevances';
import { communityScope } from './scopes';
import { tuesdayOf } from './week';

function ownIdOf({ membership }: Member): string {
  if (!membership) throw new AppError(1110);
  return membership.participantId;
}

/** M02, M06, M10, C13 and C18. */
export function registerMatchingRoutes(app: FastifyInstance, options: Omit<RelevanceOptions, 'app'>): void {
  const { audit, db, limits, matching } = app;
  const { now } = options;
  const relevances = createRelevances({ app, ...options });

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

  /** Members of this week's round, or of the one there would be. */
  async function preview(config: CommunityConfig) {
    const day = tuesdayOf(now(), config.community.timeZone);
    const round = await matching.current(config);
    if (!round?.figures) {
      const { lists, without } = await matching.compute(config, {
        ...communityScope(config.id),
        day,
        startedAt: now(),
      });
      const all = { members: lists.size + without.size, lists: lists.size, waiting: lists.size };
      return { day, made: round !== undefined, ...all };
    }
    const [found] = await db.orm
      .select({ waiting: count() })
      .from(matchingLists)
      .where(
        and(
          eq(matchingLists.roundId, round.id),
          isNull(matchingLists.missing),
          isNull(matchingLists.notifiedAt),
        ),
      );
    const { members = 0, lists = 0 } = round.figures;
    return { day, made: true, members, lists, waiting: found?.waiting ?? 0 };
  }

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
      return preview(config);
    },
  );

  route(
    app,
    community.sendRecommendations,
    byCommunityId(can('matching.manage')),
    async ({ identity, community: config, request }) => {
      requireOn(config);
      await limits.account('rounds', identity.userId);
      await db.transaction(async ({ orm }) => {
        await matching.sendNow(orm, config);
        await audit.record(orm, {
          communityId: config.id,
          act: 'recommendations.send',
          actor: identity.userId,
          subject: null,
        });
      });
      matching.work().catch((error: unknown) => request.log.error({ err: error }, 'a round sent now'));
      return 'OK';
    },
  );
}

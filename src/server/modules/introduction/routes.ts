import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import * as calls from '../../../generated/api/contract/introduction';
import { reportIntroduction, withdrawIntroductionReport } from '../../../generated/api/contract/report';
import { hideNoteOf } from '../../../lib/rules/introduction/hideReasons';
import { cleanText } from '../../../lib/rules/text';
import { blocks, bookmarks, matchings, participants } from '../../db/schema';
import { AppError } from '../../errors';
import { byCommunityId, can, member, memberByBody, ownerByBody } from '../../guards/guards';
import type { Member } from '../../guards/membership';
import { seesOf } from '../../guards/permissions';
import { lockBoth, otherIdOf } from '../../people/pair';
import { isVisibleTo } from '../../people/visible';
import { answerLang } from '../../lang';
import { route } from '../../plugins/route';
import { isNetworking } from '../../people/pause';
import { lockPair, type Pair } from './relationBetween';
import { createPendingIntros, decideIntro } from './pendingReview';
import { createIntroductionList } from './incoming';
import { createKeptLists } from './lists';
import type { Reading } from './pages';
import { createRecommendations } from './recommendations';
import { createSetRelation } from './setRelation';

/** The caller's participant. An administrator who is no member has none and cannot meet anybody. */
function ownIdOf({ membership }: Member): string {
  if (!membership) throw new AppError(1110);
  return membership.participantId;
}

const ownBlock = ({ viewerId, subjectId }: Pick<Pair, 'viewerId' | 'subjectId'>) =>
  and(eq(blocks.participantId, viewerId), eq(blocks.subjectId, subjectId));

/** B01 to B05, B08 to B11, M03, M05, M09, M11, D44 and D45. */
export function registerIntroductions(app: FastifyInstance, now: () => Date): void {
  const { db, limits } = app;
  const setRelation = createSetRelation(app);
  const { blocksOf, bookmarksOf, relationsOf } = createKeptLists(db);
  const introductionsFor = createIntroductionList(db, app.readReasons);
  const recommendationsFor = createRecommendations(db, app);
  const pendingIntros = createPendingIntros(db);

  interface Asked {
    identity: Member;
    community: CommunityConfig;
    query: { page?: number };
  }
  const readingOf = ({ identity, community, query }: Asked): Reading => ({
    orm: db.orm,
    config: community,
    now: now(),
    page: query.page ?? 0,
    viewerId: ownIdOf(identity),
    sees: seesOf(identity, community),
  });

  /** Throws 1104 after more decisions than a person would make. */
  const counted = ({ userId }: Member) => limits.account('introductions', userId);

  async function deciding(config: CommunityConfig, identity: Member, subjectId: string) {
    const viewerId = ownIdOf(identity);
    await counted(identity);
    if (subjectId === viewerId) throw new AppError(1110);
    return {
      config,
      communityId: config.id,
      viewerId,
      subjectId,
      now: now(),
      sees: seesOf(identity, config),
    };
  }

  route(app, calls.getBookmarks, member, (asked) => bookmarksOf(readingOf(asked)));

  route(app, calls.bookmark, member, async ({ params, identity, community }) => {
    const asked = await deciding(community, identity, params.id);
    const { viewerId, subjectId } = asked;
    const [subject] = await db.orm
      .select({ id: participants.id })
      .from(participants)
      .where(and(eq(participants.id, subjectId), isVisibleTo(asked)));
    if (!subject) throw new AppError(1110);
    await db.orm
      .insert(bookmarks)
      .values({ communityId: community.id, participantId: viewerId, subjectId, createdAt: now() })
      .onConflictDoNothing();
    return 'OK';
  });

  route(app, calls.unbookmark, member, async ({ params, identity, community }) => {
    const { viewerId, subjectId } = await deciding(community, identity, params.id);
    await db.orm
      .delete(bookmarks)
      .where(and(eq(bookmarks.participantId, viewerId), eq(bookmarks.subjectId, subjectId)));
    return 'OK';
  });

  route(app, calls.getRelations, member, (asked) =>
    relationsOf(readingOf(asked), asked.query.list ?? 'INTERESTED'),
  );

  const like = async (
    {
      identity,
      community,
      request,
    }: { identity: Member; community: CommunityConfig; request: FastifyRequest },
    {
      subjectId,
      message = '',
      ...more
    }: { subjectId: string; message?: string; matchingId?: string; isAnswer?: boolean },
  ) =>
    setRelation.like(await deciding(community, identity, subjectId), {
      introMessage: cleanText(message) || null,
      lang: answerLang(request),
      matchingId: more.matchingId,
      isAnswer: more.isAnswer,
    });

  route(app, calls.relate, memberByBody, async (asked) => {
    const { subjectId, relationType, note, answers } = asked.body;
    if (relationType === 'LIKE') return like(asked, { subjectId, message: note, isAnswer: answers });
    const reason = hideNoteOf(cleanText(note ?? ''));
    if (!reason) {
      throw new AppError(1100, { details: [{ path: 'note', message: 'begins with no known reason' }] });
    }
    return setRelation.hide(await deciding(asked.community, asked.identity, subjectId), reason);
  });

  route(app, calls.undoRelation, member, async ({ params, identity, community }) =>
    setRelation.undo(await deciding(community, identity, params.id)),
  );

  route(app, calls.block, member, async ({ params, identity, community }) => {
    const pair = await deciding(community, identity, params.id);
    const { viewerId, subjectId } = pair;
    await db.transaction(async (tx) => {
      const { orm } = tx;
      const there = await lockPair(orm, pair);
      const before = await orm.select({ at: blocks.createdAt }).from(blocks).where(ownBlock(pair));
      if (before.length > 0) return;
      if (!there) throw new AppError(1110);
      await app.introductions.disconnect(orm, viewerId, subjectId);
      const blocked = { communityId: community.id, subject: viewerId, data: { otherId: subjectId } };
      await app.publish(tx, 'pairBlocked', blocked);
      await orm
        .insert(blocks)
        .values({ communityId: community.id, participantId: viewerId, subjectId, createdAt: now() })
        .onConflictDoNothing();
    });
    return 'OK';
  });

  route(app, calls.unblock, member, async ({ params, identity, community }) => {
    const { viewerId, subjectId } = await deciding(community, identity, params.id);
    await db.transaction(async (tx) => {
      await lockBoth(tx.orm, viewerId, subjectId);
      const own = ownBlock({ viewerId, subjectId });
      const ended = await tx.orm.delete(blocks).where(own).returning({ at: blocks.createdAt });
      if (ended.length === 0) return;
      const unblocked = { communityId: community.id, subject: viewerId, data: { otherId: subjectId } };
      await app.publish(tx, 'pairUnblocked', unblocked);
    });
    return 'OK';
  });

  route(app, calls.getBlocks, member, (asked) => blocksOf(readingOf(asked)));

  /** Whether a member takes no part in introductions: they paused, or they or a manager switched it off. */
  const networkingOf = db.prepare('networking of a member', (orm) =>
    orm
      .select({
        networkingEnabled: participants.networkingEnabled,
        networkingPausedUntil: participants.networkingPausedUntil,
      })
      .from(participants)
      .where(eq(participants.id, sql.placeholder('viewerId'))),
  );
  async function isPaused(viewerId: string): Promise<boolean> {
    const [own] = await networkingOf({ viewerId });
    return !own || !isNetworking(own, now());
  }

  const langOf = ({ request }: { request: FastifyRequest }) => answerLang(request);

  route(app, calls.getRecommendations, member, async (asked) => {
    const reading = readingOf(asked);
    const paused = await isPaused(reading.viewerId);
    return recommendationsFor({ ...reading, isPaused: paused }, langOf(asked));
  });

  route(app, calls.getIntroductions, member, (asked) => introductionsFor(readingOf(asked), langOf(asked)));

  route(app, reportIntroduction, member, app.reporting.report('INTRODUCTION'));
  route(app, withdrawIntroductionReport, member, app.reporting.withdraw('INTRODUCTION'));

  route(app, calls.sendIntro, ownerByBody, async (asked) => {
    const { matchingId, introMessage: message } = asked.body;
    const own = ownIdOf(asked.identity);
    const [pair] = await db.orm
      .select({ firstId: matchings.firstId, secondId: matchings.secondId })
      .from(matchings)
      .where(and(eq(matchings.id, matchingId), eq(matchings.communityId, asked.community.id)));
    if (!pair || ![pair.firstId, pair.secondId].includes(own)) throw new AppError(1110);
    const subjectId = otherIdOf(pair, own);
    return like(asked, { subjectId, message, matchingId });
  });

  route(app, calls.declineIntro, memberByBody, async ({ body, identity, community }) => {
    await setRelation.decline(await deciding(community, identity, body.subjectId));
    return 'OK';
  });

  route(
    app,
    calls.getPendingIntros,
    byCommunityId(can('introductions.decide')),
    ({ query, community, identity }) => pendingIntros(community.id, identity.userId, query.page ?? 0),
  );

  route(app, calls.decideIntro, can('introductions.decide'), async ({ body, identity, community }) => {
    await decideIntro(app, community, { ...body, by: identity.userId, now: now() });
    return 'OK';
  });
}

import { and, asc, count, desc, eq, inArray, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { RelevanceRate } from '../../../generated/api/matching';
import type { Lang } from '../../../lib/lang';
import { declinedReasons, matchingRounds, matchings, participants, relevances } from '../../db/schema';
import { AppError } from '../../errors';
import type { Member } from '../../guards/membership';
import { inOrder } from '../../people/pair';
import { sentences } from './notifications/reasons';
import type { Engine } from './engineHost';
import type { MeaningOf } from './meaning';
import { peopleOf } from './people';
import { communityScope } from './scopes';
import { relevanceFor, sidesOf } from './sides';
import { reasonsOf } from './recommended';

/** Two members of a community; the viewer asks about the subject. */
interface Pair {
  viewerId: string;
  subjectId: string;
}

/** Maximum number of declined reasons of a member. */
const mostDeclined = 200;

/** The subject, if the viewer may see them. Throws 1110 otherwise, and for oneself. */
async function subjectOf(
  { participants: members }: Pick<FastifyInstance, 'participants'>,
  community: CommunityConfig,
  by: Member,
  { viewerId, subjectId }: Pair,
) {
  const subject = subjectId === viewerId ? undefined : await members.seenBy(by, community, subjectId);
  if (!subject) throw new AppError(1110);
  return subject;
}

export interface RelevanceOptions {
  app: Pick<FastifyInstance, 'db' | 'limits' | 'participants'>;
  engine: Engine;
  meaningOf: MeaningOf;
  now: () => Date;
}

/** M02 and M06: what two members are to each other, and why. */
export function createRelevances({ app, engine, meaningOf, now }: RelevanceOptions) {
  const { db, limits } = app;

  /** The latest stored pair: from a complete round, or from an earlier request. */
  async function latest({ id: communityId }: CommunityConfig, pair: Pair) {
    const [firstId, secondId] = inOrder(pair.viewerId, pair.subjectId);
    const [asked] = await db.orm
      .select()
      .from(relevances)
      .where(
        and(
          eq(relevances.communityId, communityId),
          eq(relevances.firstId, firstId),
          eq(relevances.secondId, secondId),
        ),
      );
    const [matched] = await db.orm
      .select({
        firstId: matchings.firstId,
        score: matchings.score,
        forward: matchings.forward,
        backward: matchings.backward,
        computedAt: matchings.createdAt,
      })
      .from(matchings)
      .innerJoin(matchingRounds, eq(matchingRounds.id, matchings.roundId))
      .where(
        and(
          eq(matchings.communityId, communityId),
          eq(matchings.firstId, firstId),
          eq(matchings.secondId, secondId),
          ne(matchingRounds.state, 'begun'),
        ),
      )
      .orderBy(desc(matchings.createdAt))
      .limit(1);
    return [asked, matched]
      .filter((found) => found !== undefined)
      .toSorted((one, other) => other.computedAt.getTime() - one.computedAt.getTime())[0];
  }

  async function stored(
    config: CommunityConfig,
    by: Member,
    { lang, ...pair }: Pair & { lang: Lang },
  ): Promise<RelevanceRate> {
    const subject = await subjectOf(app, config, by, pair);
    const found = await latest(config, pair);
    if (!found) throw new AppError(1110);
    const relevance = relevanceFor(pair.viewerId, found);
    const { score, forward, backward } = relevance;
    const told = reasonsOf(relevance, { config, lang });
    return {
      subjectId: subject.id,
      score,
      computedAt: found.computedAt.toISOString(),
      sentences: sentences(lang, subject.firstName || subject.lastName, told),
      forward: { score: forward.score, parts: [...forward.parts] },
      backward: { score: backward.score, parts: [...backward.parts] },
    };
  }

  return {
    stored,

    async compute(config: CommunityConfig, by: Member, asked: Pair & { lang: Lang }): Promise<RelevanceRate> {
      const { viewerId, subjectId } = asked;
      const { id } = await subjectOf(app, config, by, asked);
      await limits.account('relevance', by.userId);
      const all = await peopleOf(db.orm, config, { ...communityScope(config.id), startedAt: now() });
      // Statistics cover the people who take part, and the two.
      const people = all.filter(
        (person) =>
          [viewerId, id].includes(person.id) ||
          (person.enabled && person.profileEnabled && person.networkingEnabled),
      );
      const relevance = await engine.pair({
        people,
        viewer: viewerId,
        subject: subjectId,
        aliases: config.community.matching.aliases,
        meaning: await meaningOf(
          config,
          people.filter((person) => [viewerId, id].includes(person.id)),
        ),
      });
      const pair = { ...sidesOf(viewerId, subjectId, relevance), computedAt: now() };
      await db.transaction(async ({ orm }) => {
        // Locks both, so that neither is deleted before the row refers to them.
        const both = await orm
          .select({ id: participants.id })
          .from(participants)
          .where(inArray(participants.id, [viewerId, subjectId]))
          .orderBy(asc(participants.id))
          .for('key share');
        if (both.length < 2) throw new AppError(1110);
        await orm
          .insert(relevances)
          .values({ ...pair, communityId: config.id })
          .onConflictDoUpdate({
            target: [relevances.communityId, relevances.firstId, relevances.secondId],
            set: pair,
          });
      });
      return stored(config, by, asked);
    },
  };
}

/** M10. Throws 1100 for more declined reasons than a member can have. */
export async function setDeclined(
  { db }: Pick<FastifyInstance, 'db'>,
  {
    communityId,
    participantId,
    term,
    declined,
  }: {
    communityId: string;
    participantId: string;
    term: string;
    declined: boolean;
  },
  now: Date,
): Promise<void> {
  const own = eq(declinedReasons.participantId, participantId);
  if (!declined) {
    await db.orm.delete(declinedReasons).where(and(own, eq(declinedReasons.term, term)));
    return;
  }
  const [found] = await db.orm.select({ count: count() }).from(declinedReasons).where(own);
  if ((found?.count ?? 0) >= mostDeclined) {
    throw new AppError(1100, { details: [{ path: 'term', message: `more than ${mostDeclined}` }] });
  }
  await db.orm
    .insert(declinedReasons)
    .values({ communityId, participantId, term, createdAt: now })
    .onConflictDoNothing();
}

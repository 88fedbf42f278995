import { and, eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type {
  NotSentReason,
  RecommendationsPreview,
  RecommendationsSent,
} from '../../../generated/api/community';
import type { Orm } from '../../db/database';
import { matchingLists, matchingRounds } from '../../db/schema';
import { readReached } from '../../notifications/recipients/reached';
import { absence } from './engine/round/eligible';
import type { NoMatches } from './engine/round/types';
import { recommendations } from './notifications/recommendations';
import { peopleOf } from './people';
import { roundsOfWeek } from './roundsOfWeek';
import { communityScope, isRoundOf, type RoundScope } from './scopes';
import { tuesdayOf } from './week';
import { isOwnList } from './weekSoFar';

/** The reasons in the order in which managers read them. */
const reasons: Readonly<Record<NoMatches, NotSentReason>> = {
  allExcluded: 'MET_EVERYONE',
  noFreeAppearance: 'NOBODY_FREE',
  alone: 'ALONE',
  networkingOff: 'PAUSED',
  profileHidden: 'HIDDEN',
  notEnabled: 'NOT_ADMITTED',
};
const order: readonly NotSentReason[] = ['HAS_LIST', 'EMAILS_OFF', ...Object.values(reasons)];

/** The members with a list this week, and whether they know it or their email is on its way. */
async function listsOf(orm: Orm, scope: RoundScope, day: string): Promise<Map<string, boolean>> {
  const rows = await orm
    .select({
      id: matchingLists.participantId,
      notifiedAt: matchingLists.notifiedAt,
      state: matchingRounds.state,
    })
    .from(matchingLists)
    .innerJoin(matchingRounds, eq(matchingRounds.id, matchingLists.roundId))
    .where(and(isRoundOf(scope, day), isOwnList, ne(matchingRounds.state, 'begun')));
  return new Map(rows.map(({ id, notifiedAt, state }) => [id, notifiedAt !== null || state === 'stored']));
}

interface Plan {
  preview: RecommendationsPreview;
  /** Whether a round would have somebody in it: an extra one needs somebody who gets a list. */
  isRoundNeeded: boolean;
}

/** C13 and C18: this week's recommendations, for members who have none yet or were not told. */
export function createSending(
  app: Pick<FastifyInstance, 'audit' | 'channels' | 'communities' | 'db' | 'matching'>,
  now: () => Date,
) {
  const { audit, db, matching } = app;

  async function plan(config: CommunityConfig): Promise<Plan> {
    const at = now();
    const { timeZone } = config.community;
    const day = tuesdayOf(at, timeZone);
    const scope = communityScope(config.id);
    const round = await matching.current(config);
    const { underWay } = await roundsOfWeek(db.orm, scope, day);
    const of = { ...scope, day, startedAt: at, number: underWay?.day === day ? underWay.number : undefined };
    const people = await peopleOf(db.orm, config, of);
    const notified = await listsOf(db.orm, scope, day);
    const isWithout = people.some((person) => !absence(person) && !notified.has(person.id));
    const { lists, without } = isWithout
      ? await matching.compute(config, of)
      : { lists: new Map<string, unknown>(), without: new Map<string, NoMatches>() };
    const reached = await readReached(app, db.orm, config, recommendations);

    function whyNot(person: (typeof people)[number]): NotSentReason | undefined {
      if (notified.get(person.id)) return 'HAS_LIST';
      const why = absence(person) ?? (notified.has(person.id) ? undefined : without.get(person.id));
      if (why) return reasons[why];
      return reached.has(person.id) ? undefined : 'EMAILS_OFF';
    }

    const counts = new Map<NotSentReason | undefined, number>();
    for (const person of people) {
      const why = whyNot(person);
      counts.set(why, (counts.get(why) ?? 0) + 1);
    }
    const preview = {
      day,
      made: round !== undefined,
      lateAt: round?.late ? round.startedAt.toISOString() : null,
      members: people.length,
      lists: new Set([...notified.keys(), ...lists.keys()]).size,
      waiting: counts.get(undefined) ?? 0,
      others: order.flatMap((why) => {
        const count = counts.get(why);
        return count ? [{ why, count }] : [];
      }),
    };
    const taking = people.filter((person) => !absence(person));
    return { preview, isRoundNeeded: lists.size > 0 || (!round && taking.length > 1) };
  }

  return {
    preview: async (config: CommunityConfig): Promise<RecommendationsPreview> => (await plan(config)).preview,

    async send(config: CommunityConfig, by: string): Promise<RecommendationsSent> {
      const { preview, isRoundNeeded } = await plan(config);
      await db.transaction(async ({ orm }) => {
        await matching.sendNow(orm, config, isRoundNeeded);
        await audit.record(orm, {
          communityId: config.id,
          act: 'recommendations.send',
          actor: by,
          subject: null,
        });
      });
      const { day, lateAt, waiting, others } = preview;
      return { day, lateAt, sent: waiting, others };
    },
  };
}

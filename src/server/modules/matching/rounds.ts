import { and, asc, eq, gt, inArray, lte, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Orm } from '../../db/database';
import { matchingRounds, type RoundState } from '../../db/schema';
import { randomId } from '../../tokens';
import { attentionOf } from './attention';
import { createCompute, seedOf } from './compute';
import type { Engine } from './engineHost';
import type { MeaningOf } from './meaning';
import { keepHold, RoundLost, storeRound, type StoredRound } from './store';
import type { TellRound } from './tell';
import { dueDay, tuesdayOf } from './week';

/** How long a process has before another takes its round over, in ms; computing the largest takes less. */
const lease = 600_000;

interface RoundsOptions {
  app: Pick<FastifyInstance, 'communities' | 'db' | 'givingWay' | 'log'>;
  engine: Engine;
  /** What an embeddings endpoint finds in the members' texts; undefined where there is none. */
  meaningOf: MeaningOf;
  tell: TellRound;
  now: () => Date;
}

export type Rounds = ReturnType<typeof createRounds>;

/**
 * Weekly rounds (MAT-05): begun once by whoever comes first, computed, stored, and told to members. Whatever ends a process
 * on the way, the next tick of any process goes on from what is stored.
 */
export function createRounds({ app, engine, meaningOf, tell, now }: RoundsOptions) {
  const { communities, db, log } = app;
  let working: Promise<void> | undefined;
  let closing = false;
  const until = () => new Date(now().getTime() + lease);

  const compute = createCompute({ db, engine, meaningOf });

  /** Begins the round of a week where there is none; anybody may come first. */
  async function begin(orm: Orm, config: CommunityConfig, day: string): Promise<boolean> {
    const at = now();
    const begun = await orm
      .insert(matchingRounds)
      .values({
        ...{ id: randomId(), communityId: config.id, day, seed: seedOf(config, day), state: 'begun' },
        ...{ attention: attentionOf(config.community.matching), heldUntil: at, startedAt: at },
      })
      .onConflictDoNothing()
      .returning({ id: matchingRounds.id });
    return begun.length > 0;
  }

  /** Takes the round that has waited longest for somebody to go on with it. */
  async function claim(): Promise<StoredRound | undefined> {
    const waiting = db.orm
      .select({ id: matchingRounds.id })
      .from(matchingRounds)
      .where(and(ne(matchingRounds.state, 'told'), lte(matchingRounds.heldUntil, now())))
      .orderBy(asc(matchingRounds.heldUntil))
      .limit(1)
      .for('update', { skipLocked: true });
    const [claimed] = await db.orm
      .update(matchingRounds)
      .set({ heldUntil: until() })
      .where(inArray(matchingRounds.id, waiting))
      .returning();
    return claimed;
  }

  async function perform(round: StoredRound): Promise<void> {
    await communities.learn(round.communityId);
    const config = communities.byId(round.communityId);
    if (!config?.community.matching.enabled) return;
    if (round.state === 'begun') {
      const result = await compute(config, round);
      if (closing) return;
      await storeRound(app, round, result, { until, now });
    }
    const keep = (orm: typeof db.orm) => keepHold(orm, round, until());
    if (await tell(config, round, { keep, isClosing: () => closing })) await end(round);
  }

  const end = (round: StoredRound) =>
    db.orm
      .update(matchingRounds)
      .set({ state: 'told', finishedAt: now() })
      .where(and(eq(matchingRounds.id, round.id), eq(matchingRounds.heldUntil, round.heldUntil)));

  async function performAll(): Promise<void> {
    for (let round = await claim(); round && !closing; round = await claim()) {
      const mine = round;
      try {
        await perform(mine);
      } catch (error) {
        if (error instanceof RoundLost) continue;
        if (closing) return void (await release(mine));
        log.error({ err: error, round: mine.id }, 'a round of recommendations');
        // The lease runs out, and it is tried again.
        continue;
      }
      // Cut by the end of the server: the next one begins with it.
      if (closing) await release(mine);
    }
  }

  const release = ({ id, heldUntil }: StoredRound) =>
    db.orm
      .update(matchingRounds)
      .set({ heldUntil: now() })
      .where(and(eq(matchingRounds.id, id), eq(matchingRounds.heldUntil, heldUntil)));

  /** Goes on with everything that is begun; resolves when nothing is left that this process could do. */
  async function work(): Promise<void> {
    while (working) await working;
    working = performAll().finally(() => {
      working = undefined;
    });
    return working;
  }

  const find = async (communityId: string, day: string) => {
    const [round] = await db.orm
      .select()
      .from(matchingRounds)
      .where(and(eq(matchingRounds.communityId, communityId), eq(matchingRounds.day, day)));
    return round;
  };

  return {
    compute,

    /** Begins every round that is due. */
    async beginDue(): Promise<void> {
      for (const domain of communities.domains()) {
        const config = communities.byDomain(domain);
        if (!config?.community.matching.enabled) continue;
        const { timeZone, matching } = config.community;
        const day = dueDay(now(), timeZone, matching.hour);
        if (day && !(await find(config.id, day))) await begin(db.orm, config, day);
      }
    },

    /** Goes on at once with what a process of before had begun. For a database that no other process uses. */
    async reclaim(): Promise<void> {
      await db.orm
        .update(matchingRounds)
        .set({ heldUntil: now() })
        .where(and(ne(matchingRounds.state, 'told'), gt(matchingRounds.heldUntil, now())));
    },

    /** The round of the week that it is now in a community, or undefined. */
    current: (config: CommunityConfig) => find(config.id, tuesdayOf(now(), config.community.timeZone)),

    /** Begins this week's round where there is none, true then; else has those told who have not been. `work` goes on with it. */
    async sendNow(orm: Orm, config: CommunityConfig): Promise<boolean> {
      const day = tuesdayOf(now(), config.community.timeZone);
      if (await begin(orm, config, day)) return true;
      await orm
        .update(matchingRounds)
        .set({ state: 'stored' satisfies RoundState, heldUntil: now() })
        .where(
          and(
            eq(matchingRounds.communityId, config.id),
            eq(matchingRounds.day, day),
            eq(matchingRounds.state, 'told'),
          ),
        );
      return false;
    },

    work,

    /** Begins nothing more; resolves when what is under way has come to a place to go on from. */
    async close(): Promise<void> {
      closing = true;
      await engine.close();
      await working?.catch(() => undefined);
    },
  };
}

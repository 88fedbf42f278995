import { and, eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Orm } from '../../db/database';
import { matchingRounds, type RoundState } from '../../db/schema';
import { createLeasedWorker, type Lease } from '../../jobs/leasedWorker';
import { randomId } from '../../tokens';
import { attentionOf } from './attention';
import { createCompute, seedOf } from './compute';
import type { Engine } from './engineHost';
import type { MeaningOf } from './meaning';
import { communityScope, isRoundOf } from './scopes';
import { storeRound, type StoredRound } from './store';
import type { NotifyRound } from './notifyRound';
import { dueDay, tuesdayOf } from './week';

interface RoundsOptions {
  app: Pick<FastifyInstance, 'communities' | 'db' | 'createThrottle' | 'log'>;
  engine: Engine;
  /** Embeddings of the members' texts, if there is an endpoint. */
  meaningOf: MeaningOf;
  notifyRound: NotifyRound;
  now: () => Date;
}

export type Rounds = ReturnType<typeof createRounds>;

/**
 * Weekly rounds (MAT-05): started once by the first process, computed, stored, and sent to members. If a process ends
 * on the way, the next tick of any process continues from what is stored.
 */
export function createRounds({ app, engine, meaningOf, notifyRound, now }: RoundsOptions) {
  const { communities, db, log } = app;
  const compute = createCompute({ db, engine, meaningOf });

  /** Starts a community's round of a week if there is none. Any process may be first. */
  async function begin(orm: Orm, config: CommunityConfig, day: string): Promise<boolean> {
    const at = now();
    const scope = communityScope(config.id);
    const begun = await orm
      .insert(matchingRounds)
      .values({
        id: randomId(),
        ...scope,
        day,
        seed: seedOf(scope, day),
        state: 'begun',
        attention: attentionOf(config.community.matching),
        leasedUntil: at,
        startedAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: matchingRounds.id });
    return begun.length > 0;
  }

  async function perform(round: StoredRound, lease: Lease): Promise<void> {
    await communities.learn(round.communityId);
    const config = communities.byId(round.communityId);
    if (!config?.community.matching.enabled) return;
    if (round.state === 'begun') {
      const result = await compute(config, round);
      if (!(await storeRound(app, lease, { round, result, now }))) return;
    }
    if (!(await notifyRound(config, round, lease))) return;
    await db.orm.update(matchingRounds).set({ state: 'finished', finishedAt: now() }).where(lease.isHeld);
  }

  const isWaiting = ne(matchingRounds.state, 'finished');
  const worker = createLeasedWorker(
    {
      name: 'a round of recommendations',
      table: matchingRounds,
      id: 'id',
      leasedUntil: 'leasedUntil',
      isWaiting,
      isLeased: isWaiting,
      // Computing the largest round takes less.
      lease: 600_000,
      work: perform,
    },
    { db, log, now },
  );

  const find = async (communityId: string, day: string) => {
    const [round] = await db.orm
      .select()
      .from(matchingRounds)
      .where(isRoundOf(communityScope(communityId), day));
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

    reclaim: worker.reclaim,

    /** The round of the week that it is now in a community, or undefined. */
    current: (config: CommunityConfig) => find(config.id, tuesdayOf(now(), config.community.timeZone)),

    /**
     * Starts this week's round and returns true; if there is one, notifies members who have not been notified yet.
     * `work` continues it.
     */
    async sendNow(orm: Orm, config: CommunityConfig): Promise<boolean> {
      const day = tuesdayOf(now(), config.community.timeZone);
      if (await begin(orm, config, day)) return true;
      await orm
        .update(matchingRounds)
        .set({ state: 'stored' satisfies RoundState, leasedUntil: now() })
        .where(and(isRoundOf(communityScope(config.id), day), eq(matchingRounds.state, 'finished')));
      return false;
    },

    work: worker.work,

    /** Starts nothing more. Resolves when running work has reached a point from which it can continue. */
    async close(): Promise<void> {
      worker.pause();
      await engine.close();
      await worker.close();
    },
  };
}

import { and, eq, exists, isNull, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import { localTime } from '../../../lib/timeZone';
import { dueAt } from '../../../lib/weeks';
import type { Orm, Transaction } from '../../db/database';
import { matchingLists, matchingRounds, type RoundKind, type RoundState } from '../../db/schema';
import { createLeasedWorker, type Lease } from '../../jobs/leasedWorker';
import { randomId } from '../../tokens';
import { attentionOf } from './attention';
import { createCompute, seedOf } from './compute';
import type { Engine } from './engineHost';
import type { MeaningOf } from './meaning';
import type { NotifyRound } from './notifyRound';
import { lockRounds, roundsOfWeek } from './roundsOfWeek';
import { communityScope, isRoundOf, isWeeklyRoundOf } from './scopes';
import { dropRound, storeRound, type StoredRound } from './store';
import { hadMembersAt } from './takingPart';
import { dueDay, tuesdayOf } from './week';
import { isOwnList } from './weekSoFar';

interface RoundsOptions {
  app: Pick<FastifyInstance, 'communities' | 'db' | 'createThrottle' | 'jobs' | 'log'>;
  engine: Engine;
  /** Embeddings of the members' texts, if there is an endpoint. */
  meaningOf: MeaningOf;
  notifyRound: NotifyRound;
  now: () => Date;
  /** Called once the recommendations of a round are known, in the transaction that stores them. */
  onStored?: (tx: Transaction, communityId: string) => Promise<void>;
}

export type Rounds = ReturnType<typeof createRounds>;

/** The schedule that begins rounds. */
export const roundsTick = 'matching-tick';

/**
 * Weekly rounds (MAT-05), and extra rounds for members who have no list this week: started once by the first process,
 * computed, stored, and sent to members. If a process ends on the way, the next tick of any process continues from what is
 * stored.
 */
export function createRounds({ app, engine, meaningOf, notifyRound, now, onStored }: RoundsOptions) {
  const { communities, db, jobs, log } = app;
  const compute = createCompute({ db, engine, meaningOf });

  /**
   * Starts a round of a week, in a transaction, unless another is under way or the week has its weekly round. Any process may
   * be first.
   */
  async function begin(
    orm: Orm,
    config: CommunityConfig,
    { day, kind, late = false }: { day: string; kind: RoundKind; late?: boolean },
  ): Promise<boolean> {
    const at = now();
    const scope = communityScope(config.id);
    await lockRounds(orm, scope);
    const { hasWeekly, next, underWay } = await roundsOfWeek(orm, scope, day);
    if (underWay || (kind === 'weekly' && hasWeekly)) return false;
    await orm.insert(matchingRounds).values({
      id: randomId(),
      ...scope,
      day,
      kind,
      number: next,
      late,
      seed: seedOf(scope, day),
      state: 'begun',
      attention: attentionOf(config.community.matching),
      leasedUntil: at,
      startedAt: at,
    });
    return true;
  }

  async function perform(round: StoredRound, lease: Lease): Promise<void> {
    await communities.learn(round.communityId);
    const config = communities.byId(round.communityId);
    if (!config?.community.matching.enabled) return;
    if (round.state === 'begun') {
      const result = await compute(config, round);
      if (round.kind === 'extra' && result.lists.size === 0) return dropRound(db, lease, { round, onStored });
      if (!(await storeRound(app, lease, { round, result, now, onStored }))) return;
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

  const find = async (communityId: string, day: string): Promise<StoredRound | undefined> => {
    const [round] = await db.orm
      .select()
      .from(matchingRounds)
      .where(isWeeklyRoundOf(communityScope(communityId), day));
    return round;
  };

  return {
    compute,

    /**
     * Begins every round that is due, unless it would have nobody in it. It is late if it was due on an earlier day and nobody
     * looked since. Otherwise it has become due since: members are back from a pause, or recommendations are switched on.
     */
    async beginDue(): Promise<void> {
      const lookedAt = await jobs.lastRun(roundsTick);
      for (const domain of communities.domains()) {
        const config = communities.byDomain(domain);
        if (!config?.community.matching.enabled) continue;
        const { timeZone, matching } = config.community;
        const day = dueDay(now(), timeZone, matching.hour);
        if (!day || (await find(config.id, day)) || !(await hadMembersAt(db.orm, config, day, now())))
          continue;
        const isMissed = !lookedAt || lookedAt < dueAt(day, timeZone, matching.hour);
        const late = isMissed && localTime(now(), timeZone).day !== day;
        const begun = await db.transaction(({ orm }) => begin(orm, config, { day, kind: 'weekly', late }));
        if (begun && late) log.warn({ community: config.id, day }, 'a round of recommendations is made late');
      }
    },

    reclaim: worker.reclaim,
    wake: worker.wake,

    /** The weekly round of the week that it is now in a community, or undefined. */
    current: (config: CommunityConfig) => find(config.id, tuesdayOf(now(), config.community.timeZone)),

    /**
     * Starts this week's round, or if there is one, an extra round for members who have no list this week, if one is
     * needed, in a transaction. Members with a list who have not been notified yet are notified. `work` continues it. True
     * if a round started.
     */
    async sendNow(orm: Orm, config: CommunityConfig, isNeeded = true): Promise<boolean> {
      const day = tuesdayOf(now(), config.community.timeZone);
      const scope = communityScope(config.id);
      await lockRounds(orm, scope);
      const { hasWeekly } = await roundsOfWeek(orm, scope, day);
      const waiting = orm
        .select({ id: matchingLists.participantId })
        .from(matchingLists)
        .where(
          and(eq(matchingLists.roundId, matchingRounds.id), isOwnList, isNull(matchingLists.notifiedAt)),
        );
      await orm
        .update(matchingRounds)
        .set({ state: 'stored' satisfies RoundState, leasedUntil: now() })
        .where(and(isRoundOf(scope, day), eq(matchingRounds.state, 'finished'), exists(waiting)));
      return isNeeded && begin(orm, config, { day, kind: hasWeekly ? 'extra' : 'weekly' });
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

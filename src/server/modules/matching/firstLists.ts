import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Transaction } from '../../db/database';
import { matchingLists, matchingRounds, participants } from '../../db/schema';
import { oneByOne } from '../../jobs/oneByOne';
import { randomId } from '../../tokens';
import { attentionOf } from './attention';
import { seedOf, type Computed } from './compute';
import { figuresOf } from './figures';
import type { RoundOf } from './people';
import type { Rounds } from './rounds';
import { currentWeek, lockRounds, roundsOfWeek } from './roundsOfWeek';
import { communityScope } from './scopes';
import { atOnce, readWaiting, type Waiting } from './waiting';
import { membersOf, writeLists } from './writeLists';

/** The queue of communities in which somebody is waiting for a first list. */
export const firstListsQueue = 'first lists';

interface FirstListsJob {
  communityId: string;
  askedAt: string;
}

/** Who came less than this time ago, in ms, sees the first list at home and gets no email about it. */
const presentFor = 15 * 60_000;

export type FirstLists = ReturnType<typeof createFirstLists>;

interface FirstListsOptions {
  app: Pick<FastifyInstance, 'communities' | 'db' | 'jobs'>;
  rounds: Pick<Rounds, 'compute' | 'wake'>;
  now: () => Date;
  isOn: boolean;
}

/**
 * First lists (MAT-09): an extra round for members who have just become ready for one. It is a job in the transaction of its
 * cause, so it survives a kill; it is stored in one transaction, so it is made whole or not at all.
 */
export function createFirstLists({ app, rounds, now, isOn }: FirstListsOptions) {
  const { communities, db, jobs } = app;

  /**
   * Stores a round at the place that it was computed for. False if another round has begun since: a later one of the week, or
   * the first of the next week, which would recommend the same people.
   */
  async function store(
    config: CommunityConfig,
    of: Required<Pick<RoundOf, 'number'>> & RoundOf,
    { result, waiting }: { result: Computed; waiting: readonly Waiting[] },
  ): Promise<boolean> {
    const { communityId, scopeKind, scopeId, day, number, startedAt } = of;
    const at = now();
    const since = new Date(at.getTime() - presentFor);
    const present = waiting.filter(
      ({ joinedAt, requestedAt }) => joinedAt > since || (requestedAt && requestedAt > since),
    );
    return db.transaction(async (tx) => {
      await lockRounds(tx.orm, of);
      const { next, underWay, latest = day } = await roundsOfWeek(tx.orm, of, day);
      if (underWay || next !== number || latest !== day) return false;
      const [round] = await tx.orm
        .insert(matchingRounds)
        .values({
          id: randomId(),
          communityId,
          scopeKind,
          scopeId,
          day,
          number,
          startedAt,
          kind: 'extra',
          seed: seedOf(of, day),
          state: 'stored',
          attention: attentionOf(config.community.matching),
          figures: figuresOf(result),
          leasedUntil: at,
          storedAt: at,
        })
        .returning();
      await writeLists(tx.orm, round!, result, { some: membersOf(result), known: new Map() });
      const here = present.map(({ id }) => id);
      const isHere = and(eq(matchingLists.roundId, round!.id), inArray(matchingLists.participantId, here));
      if (here.length) await tx.orm.update(matchingLists).set({ notifiedAt: at }).where(isHere);
      tx.afterCommit(rounds.wake);
      return true;
    });
  }

  const make = oneByOne(async (communityId) => {
    await communities.learn(communityId);
    const config = communities.byId(communityId);
    if (!config?.community.matching.enabled) return;
    for (;;) {
      const scope = communityScope(communityId);
      const day = await currentWeek(db.orm, config, now());
      const { next, underWay } = await roundsOfWeek(db.orm, scope, day);
      // The end of that round asks again.
      if (underWay) return;
      const asked = { ...scope, day, number: next, startedAt: now() };
      const waiting = await readWaiting(db.orm, config, asked);
      if (waiting.length === 0) return;
      // Clocks of processes differ: nobody in it joins after its start.
      const latest = Math.max(
        asked.startedAt.getTime(),
        ...waiting.map(({ joinedAt }) => joinedAt.getTime()),
      );
      const of = { ...asked, startedAt: new Date(latest) };
      const result = await rounds.compute(config, of, new Set(waiting.map(({ id }) => id)));
      if (result.lists.size === 0) return;
      if ((await store(config, of, { result, waiting })) && waiting.length < atOnce) return;
    }
  });

  const queue = jobs.queue<FirstListsJob>(firstListsQueue, ({ communityId }) => make(communityId));

  async function ask(tx: Transaction, communityId: string): Promise<void> {
    if (!isOn || communities.byId(communityId)?.community.matching.enabled === false) return;
    await queue.send(tx, { communityId, askedAt: now().toISOString() });
  }

  return {
    /** Has lists made for whoever waits for a first one in a community, after the commit. */
    ask,

    /** The same in every community that has admitted a user. */
    async askForUser(tx: Transaction, userId: string): Promise<void> {
      const admitted = await tx.orm
        .select({ communityId: participants.communityId })
        .from(participants)
        .where(and(eq(participants.userId, userId), eq(participants.enabled, true)));
      for (const { communityId } of admitted) await ask(tx, communityId);
    },
  };
}

import type { FastifyInstance } from 'fastify';
import { embeddingsOf } from './embeddings';
import { startEngine } from './engineHost';
import { registerEmailLinks } from './emailLinks';
import { createMeaningOf } from './meaning';
import { registerMatchingRoutes } from './routes';
import { createFirstLists, type FirstLists } from './firstLists';
import { createRounds, roundsTick, type Rounds } from './rounds';
import { createNotifyRound } from './notifyRound';

declare module 'fastify' {
  interface FastifyInstance {
    matching: Rounds;
    firstLists: FirstLists;
  }
}

export interface MatchingOptions {
  /** Whether the clock starts rounds. Tests start them by themselves. */
  byClock?: boolean;
  /** Whether newcomers get first lists. Most tests are faster without. */
  firstLists?: boolean;
}

/** Weekly rounds of recommendations, their emails and calls (`app.matching`), and first lists (`app.firstLists`). */
export async function registerMatching(
  app: FastifyInstance,
  now: () => Date,
  { byClock = true, firstLists = true }: MatchingOptions = {},
): Promise<void> {
  const engine = startEngine();
  const meaningOf = createMeaningOf(
    {
      db: app.db,
      onFailure: (error) =>
        app.log.warn({ err: error }, 'what texts mean is not known: the round goes on without'),
    },
    embeddingsOf(app.env),
    app.env.EMBEDDINGS_MODEL,
  );
  const rounds = createRounds({
    app,
    engine,
    meaningOf,
    notifyRound: createNotifyRound(app, now),
    now,
    onStored: (tx, communityId) => app.firstLists.ask(tx, communityId),
  });
  app.decorate('matching', rounds);
  app.decorate('firstLists', createFirstLists({ app, rounds, now, isOn: firstLists }));
  app.addHook('preClose', () => rounds.close());
  registerMatchingRoutes(app, { engine, meaningOf, now });
  registerEmailLinks(app, now);
  if (!byClock) return;
  const complain = (error: unknown) => app.log.error({ err: error }, 'rounds of recommendations');
  const go = () => void rounds.work().catch(complain);
  await app.jobs.schedule(roundsTick, 60_000, async () => {
    await rounds.beginDue();
    // The tick does not wait for it: the next one may begin another community's.
    go();
  });
  if (!app.env.DATABASE_URL) await rounds.reclaim();
  // Rounds that were missed while no process ran are made up for immediately.
  app.addHook('onListen', async () => {
    void rounds.beginDue().then(go, complain);
  });
}

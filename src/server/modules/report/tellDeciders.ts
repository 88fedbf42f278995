import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import { routePaths } from '../../../lib/routes';
import type { Transaction } from '../../db/database';
import { hourCause, managersOf, waitingEvery } from '../../notifications/managers';

interface Reported {
  /** User ids: who reported, and whom. Neither is told. */
  between: readonly [string, string];
  aboutManager: boolean;
  now: Date;
}

/** Tells those who decide about a report, as members of the community, that one waits: nothing of it, and not once more within an hour. */
export async function tellDeciders(
  app: FastifyInstance,
  tx: Transaction,
  config: CommunityConfig,
  { between, aboutManager, now }: Reported,
): Promise<void> {
  const deciders = await managersOf(app, tx.orm, config, { administrators: aboutManager, except: between });
  const occasion = { cause: hourCause(config, now), every: waitingEvery };
  for (const to of deciders) {
    await app.notify(tx, 'reportWaiting', to, { url: to.siteUrl + routePaths.reports }, occasion);
  }
}

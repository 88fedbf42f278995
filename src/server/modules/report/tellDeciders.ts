import { and, count, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import { routePaths } from '../../../lib/routes';
import type { Orm, Transaction } from '../../db/database';
import { reports } from '../../db/schema';
import { withdraw } from '../../mail/outbox';
import { hourCause, managersOf, waitingEvery } from '../../notifications/managers';

interface Reported {
  /** User ids: who reported, and whom. Neither is told. */
  between: readonly [string, string];
  aboutManager: boolean;
  now: Date;
  /** As long as it can be taken back there is nothing to decide. */
  notBefore: Date;
}

/** Tells those who decide about a report, as members of the community, that one waits: nothing of it, and not once more within an hour. */
export async function tellDeciders(
  app: FastifyInstance,
  tx: Transaction,
  config: CommunityConfig,
  { between, aboutManager, now, notBefore }: Reported,
): Promise<void> {
  const deciders = await managersOf(app, tx.orm, config, { administrators: aboutManager, except: between });
  const occasion = {
    cause: hourCause(config, now),
    every: waitingEvery,
    notBefore,
    thing: config.id,
    by: null,
  };
  for (const to of deciders) {
    await app.notify(tx, 'reportWaiting', to, { url: to.siteUrl + routePaths.reports }, occasion);
  }
}

/** What they were to be told of a report that waits no longer, and were not yet: where no other waits. */
export async function untellDeciders(
  orm: Orm,
  config: CommunityConfig,
  { createdAt }: Pick<typeof reports.$inferSelect, 'createdAt'>,
): Promise<void> {
  const [open] = await orm
    .select({ count: count() })
    .from(reports)
    .where(and(eq(reports.communityId, config.id), isNull(reports.decision)));
  if (open?.count === 0) await withdraw(orm, 'reportWaiting', hourCause(config, createdAt));
}

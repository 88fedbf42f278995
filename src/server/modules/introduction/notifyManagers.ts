import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import { routePaths } from '../../../lib/routes';
import type { Orm, Transaction } from '../../db/database';
import { participants } from '../../db/schema';
import { withdraw } from '../../notifications/deliveries/deliveries';
import { hourCause, managersOf, waitingEvery } from '../../notifications/recipients/managers';
import type { Relation } from './relationBetween';
import { countPendingReview } from './pendingReview';
import { introWaiting } from './notifications/introWaiting';

type Pending = Pick<Relation, 'participantId' | 'subjectId' | 'deliverAt' | 'createdAt'>;

/**
 * Notifies managers that an introduction waits for them, at most once an hour and without its contents. The two members
 * themselves are left out.
 */
export async function notifyIntroWaiting(
  app: Pick<FastifyInstance, 'communities' | 'notify'>,
  tx: Transaction,
  config: CommunityConfig,
  { participantId, subjectId, deliverAt, createdAt }: Pending,
): Promise<void> {
  const both = await tx.orm
    .select({ userId: participants.userId })
    .from(participants)
    .where(inArray(participants.id, [participantId, subjectId]));
  const managers = await managersOf(app, tx.orm, config, {
    permission: 'introductions.decide',
    except: both.map(({ userId }) => userId),
  });
  const occasion = {
    cause: hourCause(config, createdAt),
    every: waitingEvery,
    thing: config.id,
    by: null,
    // While it can be withdrawn there is nothing to decide.
    notBefore: deliverAt ?? undefined,
  };
  for (const to of managers) {
    await app.notify(tx, introWaiting, to, { url: to.siteUrl + routePaths.pendingIntros }, occasion);
  }
}

/** Withdraws that notification if no introduction waits any more. */
export async function withdrawIntroWaiting(
  orm: Orm,
  config: CommunityConfig,
  { createdAt }: Pick<Pending, 'createdAt'>,
): Promise<void> {
  const { count } = await countPendingReview(orm, config.id);
  if (count === 0) await withdraw(orm, introWaiting, hourCause(config, createdAt));
}

import type { FastifyInstance } from 'fastify';
import { routePaths } from '../../../lib/routes';
import type { Orm, Transaction } from '../../db/database';
import { memberOf } from '../recipients/recipient';
import { channelStopped } from './channelStopped';

/** An address that takes nothing any more, and whose it is. */
export interface StoppedAddress {
  channel: string;
  userId: string | null;
  communityId: string;
}

/** Tells a member in the application that a channel does not reach them any more (NOT-07). */
export async function tellStopped(
  { communities, notify }: Pick<FastifyInstance, 'communities' | 'notify'>,
  tx: Transaction,
  { channel, userId, communityId }: StoppedAddress,
  now: Date,
): Promise<void> {
  if (!userId) return;
  await communities.learn(communityId);
  const community = communities.byId(communityId);
  const to = community && (await memberOf({ communities }, tx.orm, community, userId));
  if (!to) return;
  const data = { isEmail: channel === 'EMAIL', url: to.siteUrl + routePaths.subscriptions };
  const cause = `${channel}:${now.toISOString()}`;
  await notify(tx, channelStopped, to, data, { cause, thing: userId, group: channel, by: null });
}

/** Stores that an address takes nothing any more, and tells its owner if `store` says so. */
export const stopAndTell = (
  app: Pick<FastifyInstance, 'communities' | 'db' | 'notify'>,
  at: StoppedAddress,
  store: (orm: Orm) => Promise<boolean>,
  now: Date,
): Promise<void> =>
  app.db.transaction(async (tx) => {
    if (await store(tx.orm)) await tellStopped(app, tx, at, now);
  });

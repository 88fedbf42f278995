import type { FastifyInstance } from 'fastify';
import { routePaths } from '../../../lib/routes';
import { memberOf } from '../recipients/recipient';
import { channelStopped } from './channelStopped';

/** An address that takes nothing any more, and whose it is. */
export interface StoppedAddress {
  channel: string;
  userId: string | null;
  communityId: string;
}

type App = Pick<FastifyInstance, 'communities' | 'db' | 'notify'>;

/** Tells a member in the application that a channel does not reach them any more (NOT-07). */
export async function tellStopped(
  { communities, db, notify }: App,
  { channel, userId, communityId }: StoppedAddress,
  now: Date,
): Promise<void> {
  if (!userId) return;
  await communities.learn(communityId);
  const community = communities.byId(communityId);
  if (!community) return;
  await db.transaction(async (tx) => {
    const to = await memberOf({ communities }, tx.orm, community, userId);
    if (!to) return;
    const data = { channel, url: to.siteUrl + routePaths.subscriptions };
    await notify(tx, channelStopped, to, data, { cause: `${channel}:${now.toISOString()}` });
  });
}

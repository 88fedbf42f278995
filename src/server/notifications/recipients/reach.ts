import { and, eq, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Orm } from '../../db/database';
import { notificationTimes } from '../../db/schema';
import type { Category } from '../kinds/categories';
import { readWanting } from '../preferences/preferences';
import { readMembers } from './members';

/** Why a message to all does not reach a member by a channel. */
type Unreached = 'NOT_CONNECTED' | 'SWITCHED_OFF' | 'PAUSED';

/** The members that an optional kind reaches by one channel now, by their ids, and how many it does not. */
interface Reach {
  reached: string[];
  others: ReadonlyMap<Unreached, number>;
}

interface Asked {
  community: CommunityConfig;
  kind: { kind: string; category: Category };
  /** The name of the channel. */
  by: string;
  /** The user id of the author, who gets none. */
  author: string;
  now: Date;
}

/** The admitted members of a community that an optional kind reaches by one channel. */
export async function readReach(
  app: Pick<FastifyInstance, 'channels' | 'communities'>,
  orm: Orm,
  { community, kind, by, author, now }: Asked,
): Promise<Reach> {
  const channel = app.channels.find(({ name }) => name === by);
  const wants = await readWanting(orm, community.id, kind);
  const members = (await readMembers(app, orm, community)).filter(
    ({ isAdmitted, recipient }) => isAdmitted && recipient.userId !== author,
  );
  const addresses =
    (await channel?.addressesOf(
      orm,
      members.map(({ recipient }) => recipient),
    )) ?? [];
  const paused = await orm
    .select({ userId: notificationTimes.userId })
    .from(notificationTimes)
    .where(and(eq(notificationTimes.communityId, community.id), gt(notificationTimes.pausedUntil, now)));
  const isPaused = new Set(paused.map(({ userId }) => userId));
  const reached: string[] = [];
  const others = new Map<Unreached, number>();
  for (const [at, { id, recipient }] of members.entries()) {
    let why: Unreached | undefined;
    if (!channel || !addresses[at]?.length) why = 'NOT_CONNECTED';
    else if (!wants(recipient.userId, channel)) why = 'SWITCHED_OFF';
    else if (isPaused.has(recipient.userId)) why = 'PAUSED';
    if (why) others.set(why, (others.get(why) ?? 0) + 1);
    else reached.push(id);
  }
  return { reached, others };
}

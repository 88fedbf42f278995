import { and, asc, eq, gt, isNotNull, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Orm } from '../../db/database';
import { notificationTimes, participants, users } from '../../db/schema';
import type { Category } from '../kinds/categories';
import { readWanting } from '../preferences/preferences';

/** Why a message to all does not reach a member by a channel. */
type Unreached = 'NOT_CONNECTED' | 'SWITCHED_OFF' | 'PAUSED';

/** Whom an optional kind reaches by one channel now, as ids of participants, and how many it does not. */
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

/** The admitted members of a community whom an optional kind reaches by one channel. */
export async function readReach(
  { channels, communities }: Pick<FastifyInstance, 'channels' | 'communities'>,
  orm: Orm,
  { community, kind, by, author, now }: Asked,
): Promise<Reach> {
  const channel = channels.find(({ name }) => name === by);
  const wants = await readWanting(orm, community.id, kind);
  const members = await orm
    .select({
      id: participants.id,
      userId: participants.userId,
      email: users.email,
      lang: users.preferredLang,
      pausedUntil: notificationTimes.pausedUntil,
    })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .leftJoin(
      notificationTimes,
      and(
        eq(notificationTimes.communityId, participants.communityId),
        eq(notificationTimes.userId, participants.userId),
        gt(notificationTimes.pausedUntil, now),
      ),
    )
    .where(
      and(
        eq(participants.communityId, community.id),
        eq(participants.enabled, true),
        ne(participants.userId, author),
        isNotNull(users.emailConfirmedAt),
      ),
    )
    .orderBy(asc(participants.id));
  const siteUrl = communities.origin(community, '');
  const recipients = members.map(({ userId, email, lang }) => ({
    community,
    siteUrl,
    email,
    userId,
    lang: lang ?? community.community.lang,
  }));
  const addresses = (await channel?.addressesOf(orm, recipients)) ?? [];
  const reached: string[] = [];
  const others = new Map<Unreached, number>();
  for (const [at, { id, userId, pausedUntil }] of members.entries()) {
    let why: Unreached | undefined;
    if (!channel || !addresses[at]?.length) why = 'NOT_CONNECTED';
    else if (!wants(userId, channel)) why = 'SWITCHED_OFF';
    else if (pausedUntil) why = 'PAUSED';
    if (why) others.set(why, (others.get(why) ?? 0) + 1);
    else reached.push(id);
  }
  return { reached, others };
}

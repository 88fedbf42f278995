import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Orm } from '../../db/database';
import { participants, users } from '../../db/schema';
import type { Category } from '../kinds/categories';
import { readWanting } from '../preferences/preferences';

/** The members of a community, by their ids, whom a notification of an optional kind reaches by at least one channel. */
export async function readReached(
  { channels, communities }: Pick<FastifyInstance, 'channels' | 'communities'>,
  orm: Orm,
  community: CommunityConfig,
  kind: { kind: string; category: Category },
): Promise<Set<string>> {
  const wants = await readWanting(orm, community.id, kind);
  const members = await orm
    .select({
      id: participants.id,
      userId: participants.userId,
      email: users.email,
      lang: users.preferredLang,
    })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .where(and(eq(participants.communityId, community.id), isNotNull(users.emailConfirmedAt)));
  const siteUrl = communities.origin(community, '');
  const isReached = ({ userId, email, lang }: (typeof members)[number]) => {
    const to = { community, siteUrl, lang: lang ?? community.community.lang, email, userId };
    return channels.some((channel) => wants(userId, channel) && channel.addressOf(to));
  };
  return new Set(members.filter(isReached).map(({ id }) => id));
}

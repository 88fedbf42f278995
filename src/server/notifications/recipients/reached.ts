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
  const reached = new Set<string>();
  for (const channel of channels) {
    const wanting = members.filter(({ id, userId }) => !reached.has(id) && wants(userId, channel));
    const recipients = wanting.map(({ userId, email, lang }) => ({
      community,
      siteUrl,
      email,
      userId,
      lang: lang ?? community.community.lang,
    }));
    const addresses = await channel.addressesOf(orm, recipients);
    wanting.forEach(({ id }, at) => addresses[at]?.length && reached.add(id));
  }
  return reached;
}

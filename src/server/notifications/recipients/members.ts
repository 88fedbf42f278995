import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CommunityConfig } from '../../../config/types';
import type { Orm } from '../../db/database';
import { participants, users } from '../../db/schema';
import type { Recipient } from './recipient';

/** A member who can be notified. */
interface ReachableMember {
  /** The id of the participant. */
  id: string;
  isAdmitted: boolean;
  recipient: Recipient & { userId: string };
}

/** The members of a community who have confirmed their address, admitted or not. */
export async function readMembers(
  { communities }: Pick<FastifyInstance, 'communities'>,
  orm: Orm,
  community: CommunityConfig,
): Promise<ReachableMember[]> {
  const members = await orm
    .select({
      id: participants.id,
      isAdmitted: participants.enabled,
      userId: participants.userId,
      email: users.email,
      lang: users.preferredLang,
    })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .where(and(eq(participants.communityId, community.id), isNotNull(users.emailConfirmedAt)))
    .orderBy(asc(participants.id));
  const siteUrl = communities.origin(community, '');
  return members.map(({ id, isAdmitted, userId, email, lang }) => ({
    id,
    isAdmitted,
    recipient: { community, siteUrl, email, userId, lang: lang ?? community.community.lang },
  }));
}

import { and, asc, eq, not, sql } from 'drizzle-orm';
import type { PreviewPerson } from '../../../config/bootPayload';
import type { Orm } from '../../db/database';
import { communities, participants } from '../../db/schema';
import { isApartFrom } from '../../guards/visible';
import type { StoredCommunity } from './stored';

export type CommunityRepository = ReturnType<typeof createCommunityRepository>;

/** Communities stored by call, and the members a community shows to visitors. */
export function createCommunityRepository(orm: Orm) {
  return {
    async insert(community: StoredCommunity, createdBy: string, createdAt: Date): Promise<void> {
      await orm.insert(communities).values({ ...community, createdBy, createdAt });
    },

    /** C06: members who agreed to be shown: those whom managers picked, then those who came first (PRO-06), less whom a member blocked or was blocked by. */
    preview: (communityId: string, count: number, viewerId?: string): Promise<PreviewPerson[]> =>
      orm
        .select({
          id: participants.id,
          firstName: participants.firstName,
          lastName: participants.lastName,
          position: participants.position,
          company: participants.company,
          avatarUrl: participants.avatarUrl,
        })
        .from(participants)
        .where(
          and(
            eq(participants.communityId, communityId),
            eq(participants.publicPreview, true),
            eq(participants.enabled, true),
            eq(participants.profileEnabled, true),
            viewerId === undefined ? undefined : not(isApartFrom(viewerId)),
          ),
        )
        .orderBy(
          sql`${participants.pickedAt} asc nulls last`,
          asc(participants.createdAt),
          asc(participants.id),
        )
        .limit(count),
  };
}

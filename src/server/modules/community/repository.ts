import { and, asc, eq, not, sql } from 'drizzle-orm';
import type { PreviewPerson } from '../../../config/bootPayload';
import type { Database } from '../../db/database';
import { communities, participants } from '../../db/schema';
import { isShown } from '../../people/membershipState';
import { isApartFrom } from '../../people/visible';
import type { StoredCommunity } from './stored';

export type CommunityRepository = ReturnType<typeof createCommunityRepository>;

/** Communities stored by call, and the members a community shows to visitors. */
export function createCommunityRepository({ orm, prepare }: Pick<Database, 'orm' | 'prepare'>) {
  const previewed = prepare('preview', (orm) =>
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
          eq(participants.communityId, sql.placeholder('communityId')),
          // The condition of the index.
          sql`${participants.publicPreview} and ${isShown}`,
          not(isApartFrom(sql.placeholder('viewerId'))),
        ),
      )
      .orderBy(
        sql`${participants.pickedAt} asc nulls last`,
        asc(participants.createdAt),
        asc(participants.id),
      )
      .limit(sql.placeholder('count')),
  );
  return {
    async insert(community: StoredCommunity, createdBy: string, createdAt: Date): Promise<void> {
      await orm.insert(communities).values({ ...community, createdBy, createdAt });
    },

    /**
     * C06: members who agreed to be visible: those chosen by managers, then the earliest (PRO-06), without members who
     * are separated from the viewer by a block.
     */
    preview: (communityId: string, count: number, viewerId = ''): Promise<PreviewPerson[]> =>
      previewed({ communityId, count, viewerId }),
  };
}

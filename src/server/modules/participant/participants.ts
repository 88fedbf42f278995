import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { participants } from '../../db/schema';

export type Participant = typeof participants.$inferSelect;

export type Participants = ReturnType<typeof createParticipants>;

/** Members of communities. */
export function createParticipants(orm: Orm) {
  return {
    async ofUser(communityId: string, userId: string): Promise<Participant | undefined> {
      const [participant] = await orm
        .select()
        .from(participants)
        .where(and(eq(participants.communityId, communityId), eq(participants.userId, userId)));
      return participant;
    },

    /** Where the user is a member, earliest first. */
    communitiesOf(userId: string): Promise<{ communityId: string; isManager: boolean }[]> {
      return orm
        .select({ communityId: participants.communityId, isManager: participants.isManager })
        .from(participants)
        .where(eq(participants.userId, userId))
        .orderBy(asc(participants.createdAt), asc(participants.id));
    },
  };
}

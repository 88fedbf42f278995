import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { Event } from '../../../generated/api/event';
import type { Orm } from '../../db/database';
import { participants, sessions, users } from '../../db/schema';
import { AppError } from '../../errors';
import { findEvent } from '../../eventAccess/find';
import { isInEvent } from '../../people/membershipState';
import { presentEvent } from '../../eventAccess/presentEvent';
import { viewerOf } from '../../eventAccess/viewer';

type OpenEvents = ReturnType<typeof createOpenEvents>;

declare module 'fastify' {
  interface FastifyInstance {
    openEvents: OpenEvents;
  }
}

/** Events as visitors see them, for other modules. */
export function createOpenEvents(orm: Orm, now: () => Date) {
  const openEvents = {
    /** An event as a visitor sees it. Undefined if they may not see it. */
    async shown(communityId: string, id: string, within = orm): Promise<Event | undefined> {
      const viewer = viewerOf(undefined, communityId);
      try {
        const { event } = await findEvent(within, { communityId, id, viewer });
        return presentEvent(event, {
          viewer,
          part: undefined,
          waiting: undefined,
          faces: [],
          mayEdit: false,
          now: now(),
        });
      } catch (error) {
        if (error instanceof AppError && error.code === 1195) return undefined;
        throw error;
      }
    },

    /**
     * Whether the user of this session may see an event that visitors may not see, if it exists: members, its guests,
     * and administrators. The session is not verified, so use this only to withhold something.
     */
    async maySeeMore(communityId: string, id: string, sessionId: string): Promise<boolean> {
      const isMember = and(eq(participants.communityId, communityId), isInEvent(sql`${id}::text`));
      const found = await orm
        .select({ id: sessions.id })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .leftJoin(participants, and(eq(participants.userId, users.id), isMember))
        .where(
          and(
            eq(sessions.id, sessionId),
            gt(sessions.expiresAt, now()),
            or(eq(users.role, 'ROLE_ADMIN'), isNotNull(participants.id)),
          ),
        );
      return found.length > 0;
    },

    /** Whether a user may come to an event without joining its community (SES-04): it is public and upcoming. */
    async isForGuests(within: Orm, communityId: string, id: string): Promise<boolean> {
      const event = await openEvents.shown(communityId, id, within);
      return event !== undefined && event.visibility === 'PUBLIC' && !event.isPast && !event.isCancelled;
    },
  };
  return openEvents;
}

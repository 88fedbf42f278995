import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { participants, sessions, users } from '../../db/schema';

/** The columns of a user that an identity has. */
export const userColumns = {
  userId: users.id,
  email: users.email,
  emailConfirmedAt: users.emailConfirmedAt,
  role: users.role,
  preferredLang: users.preferredLang,
};

/** The columns of a user's participants that an identity has. */
export const placeColumns = {
  communityId: participants.communityId,
  participantId: participants.id,
  slug: participants.slug,
  enabled: participants.enabled,
  isManager: participants.isManager,
  lastSeenAt: participants.lastSeenAt,
  timeZone: participants.timeZone,
  isGuest: participants.isGuest,
  guestOf: participants.guestOf,
  profileEnabled: participants.profileEnabled,
  removedAt: participants.removedAt,
};

/**
 * The first query of every signed-in call and of pages with data, as a prepared statement: the session with an id that is open at a moment,
 * its user, and the user's participants, earliest first. One row per participant, one row without any, none for an
 * unknown session.
 */
export const signedInQuery = ({ prepare }: Pick<Database, 'prepare'>) =>
  prepare('signed in', (orm) =>
    orm
      .select({
        secretHash: sessions.secretHash,
        pageSecretHash: sessions.pageSecretHash,
        method: sessions.method,
        issuer: sessions.issuer,
        openedIn: sessions.communityId,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
        ...userColumns,
        place: placeColumns,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(participants, eq(participants.userId, users.id))
      .where(and(eq(sessions.id, sql.placeholder('id')), gt(sessions.expiresAt, sql.placeholder('now'))))
      .orderBy(asc(participants.createdAt), asc(participants.id)),
  );

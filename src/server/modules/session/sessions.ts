import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { SessionEnd } from '../../../lib/sessionEnds';
import { isTimeZone } from '../../../lib/timeZone';
import type { Database, Orm } from '../../db/database';
import { participants, sessions, users, type SessionMethod } from '../../db/schema';
import { sessionLifetime } from '../../sessionLifetime';
import { randomId, randomSecret, sha256, splitToken } from '../../tokens';
import type { Identity } from '../../people/identity';
import { createEndedSessions } from './endedSessions';
import { createIdentify, createStillOpen } from './identify';
import { createReaderOf } from './readerIdentity';

/** How a session was made. With OAUTH2, also the provider (by its name in SECRETS_FILE). */
export type MadeBy =
  { method: Exclude<SessionMethod, 'OAUTH2'>; issuer?: undefined } | { method: 'OAUTH2'; issuer: string };

/** Maximum number of sessions of one user. When there are more, those unused longest end. */
const mostSessions = 20;
/** How exact `lastSeenAt` of a member is, in ms. */
const memberSeenEvery = 60 * 60_000;
/** How often another time zone is stored, in ms: a member may use two devices in different zones. */
const zoneSeenEvery = 10 * 60_000;

type Sessions = ReturnType<typeof createSessions>;

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions;
  }
}

/** The two secrets of a session, each with the session's id before it. Neither is accepted in place of the other. */
interface Opened {
  /** The token of calls. */
  token: string;
  /** The value of the page cookie. */
  page: string;
}

/** Sessions: opened by a sign-in, identified by their token, ended one by one or together (SES-01). */
export function createSessions(db: Pick<Database, 'orm' | 'prepare'>, now: () => Date) {
  const { orm } = db;
  const identifyBy = createIdentify(db, now);
  const ended = createEndedSessions(now);

  return {
    /** Opens a session and returns its secrets, of which only hashes are stored. */
    async open(
      tx: Orm,
      session: { userId: string; communityId: string; userAgent: string | undefined } & MadeBy,
    ): Promise<Opened> {
      const [id, secret, pageSecret, at] = [randomId(), randomSecret(), randomSecret(), now()];
      const { userId } = session;
      // Locks the user, because two concurrent calls would both find room.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
      const surplus = tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
        .offset(mostSessions - 1);
      await tx.delete(sessions).where(inArray(sessions.id, surplus));
      await tx.insert(sessions).values({
        id,
        secretHash: sha256(secret),
        pageSecretHash: sha256(pageSecret),
        ...session,
        userAgent: session.userAgent?.slice(0, 256) ?? null,
        createdAt: at,
        lastSeenAt: at,
        expiresAt: new Date(at.getTime() + sessionLifetime),
      });
      return { token: `${id}.${secret}`, page: `${id}.${pageSecret}` };
    },

    /** The user of a token. Undefined if it is invalid, forged, ended or expired. */
    identify: (token: string) => identifyBy('secretHash', token),

    /** Like `identify`, by the value of the page cookie. */
    identifyPage: (cookie: string) => identifyBy('pageSecretHash', cookie),

    /** The user of an open session by its id, for somebody who was identified before. Undefined if it has ended. */
    stillOpen: createStillOpen(db, now),

    /** Who acts by a button of a message to an account. */
    readerOf: createReaderOf(db, now),

    /** Records that a user was active in a community that they have joined, and the time zone of their browser. */
    async seenIn(
      { memberships }: Pick<Identity, 'memberships'>,
      communityId: string,
      zone: string | undefined,
    ): Promise<void> {
      const membership = memberships.find((each) => each.communityId === communityId);
      if (!membership) return;
      const { participantId, lastSeenAt, timeZone: before } = membership;
      const timeZone = zone !== undefined && isTimeZone(zone) ? zone : undefined;
      const isOther = timeZone !== undefined && timeZone !== before;
      const isFirst = isOther && before === null;
      const least = isOther ? zoneSeenEvery : memberSeenEvery;
      if (lastSeenAt && !isFirst && now().getTime() - lastSeenAt.getTime() < least) return;
      await orm
        .update(participants)
        .set({ lastSeenAt: now(), timeZone })
        .where(eq(participants.id, participantId));
    },

    /** Why a session ended. Undefined if the token was never valid, or the reason is unknown. */
    async whyEnded(token: string): Promise<SessionEnd | undefined> {
      const parts = splitToken(token);
      return parts && ended.reasonOf(orm, parts);
    },

    /** The user's open sessions, latest first. */
    list(userId: string) {
      return orm
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now())))
        .orderBy(desc(sessions.lastSeenAt));
    },

    /** Ends one session of the user, from `by`, which hears no reason if it is that one; false when there is none of that id. */
    async end(userId: string, id: string, by: string): Promise<boolean> {
      const which = and(eq(sessions.userId, userId), eq(sessions.id, id));
      if (id !== by) return (await ended.end(orm, which, 'ELSEWHERE')) > 0;
      return (await orm.delete(sessions).where(which).returning({ id: sessions.id })).length > 0;
    },

    /** Ends the sessions that the user opened in a community. */
    async endIn(tx: Orm, userId: string, communityId: string, reason: SessionEnd): Promise<void> {
      await ended.end(tx, and(eq(sessions.userId, userId), eq(sessions.communityId, communityId)), reason);
    },

    /** Ends all sessions of the user except `except`, with a reason for their clients. */
    async endOthers(tx: Orm, userId: string, except: string | undefined, reason?: SessionEnd): Promise<void> {
      const others = and(
        eq(sessions.userId, userId),
        except === undefined ? undefined : ne(sessions.id, except),
      );
      if (reason) await ended.end(tx, others, reason);
      else await tx.delete(sessions).where(others);
    },
  };
}

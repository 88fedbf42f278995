import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { SessionEnd } from '../../../lib/sessionEnds';
import type { Database, Orm } from '../../db/database';
import { participants, sessions, users, type SessionMethod } from '../../db/schema';
import { randomId, randomSecret, sameHash, sha256, splitToken } from '../../tokens';
import type { Identity } from '../../people/identity';
import { createEndedSessions } from './endedSessions';
import { membershipsOf } from '../../people/memberships';
import { signedInQuery } from './signedInQuery';

/** How a session was made. With OAUTH2, also the provider (by its name in SECRETS_FILE). */
export type MadeBy =
  { method: Exclude<SessionMethod, 'OAUTH2'>; issuer?: undefined } | { method: 'OAUTH2'; issuer: string };

const day = 86_400_000;
/** A session unused for so long ends, in ms. */
const lifetime = 30 * day;
/** Maximum number of sessions of one user. When there are more, those unused longest end. */
const mostSessions = 20;
/** How exact `lastSeenAt` is, in ms. */
const seenEvery = 60_000;
/** How exact that of a member is, in ms. */
const memberSeenEvery = 60 * seenEvery;

type Sessions = ReturnType<typeof createSessions>;

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions;
  }
}

/** Sessions: opened by a sign-in, identified by their token, ended one by one or together (SES-01). */
export function createSessions(db: Pick<Database, 'orm' | 'prepare'>, now: () => Date) {
  const { orm } = db;
  const signedIn = signedInQuery(db);
  const ended = createEndedSessions(now);
  const after = (ms: number) => new Date(now().getTime() + ms);

  return {
    /** Opens a session and returns its token `<id>.<secret>`. Only a hash of it is stored. */
    async open(
      tx: Orm,
      session: { userId: string; communityId: string; userAgent: string | undefined } & MadeBy,
    ): Promise<string> {
      const [id, secret, at] = [randomId(), randomSecret(), now()];
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
        ...session,
        userAgent: session.userAgent?.slice(0, 256) ?? null,
        createdAt: at,
        lastSeenAt: at,
        expiresAt: after(lifetime),
      });
      return `${id}.${secret}`;
    },

    /** The user of a token, by one query. Undefined if it is invalid, forged, ended or expired. */
    async identify(token: string): Promise<Identity | undefined> {
      const parts = splitToken(token);
      if (!parts) return undefined;
      const rows = await signedIn({ id: parts.id, now: now() });
      const [row] = rows;
      if (!row || !sameHash(row.secretHash, sha256(parts.secret))) return undefined;
      if (now().getTime() - row.lastSeenAt.getTime() > seenEvery) {
        await orm
          .update(sessions)
          .set({ lastSeenAt: now(), expiresAt: after(lifetime) })
          .where(eq(sessions.id, parts.id));
      }
      return {
        userId: row.userId,
        sessionId: parts.id,
        email: row.email,
        emailConfirmed: row.emailConfirmedAt !== null,
        role: row.role,
        preferredLang: row.preferredLang,
        method: row.method,
        issuer: row.issuer,
        openedIn: row.openedIn,
        ...membershipsOf(rows.flatMap(({ place }) => place ?? [])),
      };
    },

    /** Records that a user was active in a community that they have joined. */
    async seenIn({ memberships }: Pick<Identity, 'memberships'>, communityId: string): Promise<void> {
      const membership = memberships.find((each) => each.communityId === communityId);
      if (!membership) return;
      const { participantId, lastSeenAt } = membership;
      if (lastSeenAt && now().getTime() - lastSeenAt.getTime() < memberSeenEvery) return;
      await orm.update(participants).set({ lastSeenAt: now() }).where(eq(participants.id, participantId));
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

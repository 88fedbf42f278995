import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Role } from '../../../generated/api/shared';
import type { Lang } from '../../../lib/lang';
import type { Orm } from '../../db/database';
import { sessions, users } from '../../db/schema';
import { randomId, randomSecret, sameText, sha256, splitToken } from '../../tokens';

/** Who makes a call. */
export interface Identity {
  userId: string;
  sessionId: string;
  email: string;
  emailConfirmed: boolean;
  role: Exclude<Role, 'ROLE_MANAGER'>;
  preferredLang: Lang | null;
}

const day = 86_400_000;
/** A session unused for so long ends, in ms. */
const lifetime = 30 * day;
/** How exact `lastSeenAt` is, in ms. */
const seenEvery = 60_000;

export type Sessions = ReturnType<typeof createSessions>;

/** Sessions: opened by a sign-in, known by their token, ended one by one or all at once (SES-01). */
export function createSessions(orm: Orm, now: () => Date) {
  const after = (ms: number) => new Date(now().getTime() + ms);

  return {
    /** Opens a session and answers its token `<id>.<secret>`, of which only a hash is kept. */
    async open(
      tx: Orm,
      session: { userId: string; communityId: string; userAgent: string | undefined },
    ): Promise<string> {
      const [id, secret, at] = [randomId(), randomSecret(), now()];
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

    /** Whose token it is; undefined when it is none, forged, ended or expired. */
    async identify(token: string): Promise<Identity | undefined> {
      const parts = splitToken(token);
      if (!parts) return undefined;
      const [row] = await orm
        .select({ session: sessions, user: users })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.id, parts.id), gt(sessions.expiresAt, now())));
      if (!row || !sameText(row.session.secretHash, sha256(parts.secret))) return undefined;
      if (now().getTime() - row.session.lastSeenAt.getTime() > seenEvery) {
        await orm
          .update(sessions)
          .set({ lastSeenAt: now(), expiresAt: after(lifetime) })
          .where(eq(sessions.id, parts.id));
      }
      const { user } = row;
      return {
        userId: user.id,
        sessionId: parts.id,
        email: user.email,
        emailConfirmed: user.emailConfirmedAt !== null,
        role: user.role,
        preferredLang: user.preferredLang,
      };
    },

    /** The user's open sessions, latest first. */
    list(userId: string) {
      return orm
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now())))
        .orderBy(desc(sessions.lastSeenAt));
    },

    /** Ends one session of the user; false when there is none of that id. */
    async end(userId: string, id: string): Promise<boolean> {
      const ended = await orm
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
        .returning({ id: sessions.id });
      return ended.length > 0;
    },

    /** Ends all sessions of the user but `keep`. */
    async endOthers(tx: Orm, userId: string, keep: string | undefined): Promise<void> {
      await tx
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), keep === undefined ? undefined : ne(sessions.id, keep)));
    },
  };
}

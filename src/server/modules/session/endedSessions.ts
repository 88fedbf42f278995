import { and, eq, lte, type SQL } from 'drizzle-orm';
import type { SessionEnd } from '../../../lib/sessionEnds';
import type { Orm } from '../../db/database';
import { endedSessions, sessions } from '../../db/schema';
import { sameHash, sha256 } from '../../tokens';

/** Deletes sessions and records why they ended. */
export async function endSessions(
  orm: Orm,
  which: SQL | undefined,
  reason: SessionEnd,
  endedAt: Date,
): Promise<number> {
  const gone = await orm
    .delete(sessions)
    .where(which)
    .returning({ id: sessions.id, secretHash: sessions.secretHash, userId: sessions.userId });
  if (gone.length > 0) {
    const rows = gone.map((session) => ({ ...session, reason, endedAt }));
    await orm.insert(endedSessions).values(rows).onConflictDoNothing();
  }
  return gone.length;
}

/** Ended sessions with their reason, which only a client with the whole token gets. */
export function createEndedSessions(now: () => Date) {
  return {
    /** Ends sessions for a reason; answers how many. */
    end: (orm: Orm, which: SQL | undefined, reason: SessionEnd) => endSessions(orm, which, reason, now()),

    async reasonOf(
      orm: Orm,
      { id, secret }: { id: string; secret: string },
    ): Promise<SessionEnd | undefined> {
      const [ended] = await orm.select().from(endedSessions).where(eq(endedSessions.id, id));
      if (ended) return sameHash(ended.secretHash, sha256(secret)) ? ended.reason : undefined;
      const [expired] = await orm
        .select({ secretHash: sessions.secretHash })
        .from(sessions)
        .where(and(eq(sessions.id, id), lte(sessions.expiresAt, now())));
      return expired && sameHash(expired.secretHash, sha256(secret)) ? 'EXPIRED' : undefined;
    },
  };
}

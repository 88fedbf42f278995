import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { oneTimeCode } from '../../../../lib/rules/auth/code';
import type { Orm } from '../../../db/database';
import { codes, type ExternalIdentity } from '../../../db/schema';
import { sameHash } from '../../../tokens';
import { hashOf, ofOwner, type CodeOwner } from './codes';

/** An external account that waits for its code: who typed the code into the browser that waits owns both. */
interface Waiting {
  id: string;
  email: string;
  userId: string;
  identity: ExternalIdentity;
}

type WaitingCodes = ReturnType<typeof createWaitingCodes>;

declare module 'fastify' {
  interface FastifyInstance {
    waitingCodes: WaitingCodes;
  }
}

type Row = typeof codes.$inferSelect;

const asWaiting = (row: Row | undefined): Waiting | undefined =>
  row?.userId && row.identity ? { ...row, userId: row.userId, identity: row.identity } : undefined;

/**
 * Codes of kind 'external', created by `codes.issue` and identified by their id, which only the waiting browser knows:
 * nobody else can try one, or use up its tries.
 */
export function createWaitingCodes(now: () => Date) {
  const open = () =>
    and(isNull(codes.usedAt), lt(codes.tries, oneTimeCode.tries), gt(codes.expiresAt, now()));
  const named = (communityId: string, id: string) =>
    and(eq(codes.kind, 'external'), eq(codes.communityId, communityId), eq(codes.id, id));

  return {
    /**
     * The waiting account with this id, also when the code has expired. Undefined if it was used, replaced, or belongs
     * to another community.
     */
    async find(orm: Orm, communityId: string, id: string): Promise<Waiting | undefined> {
      const [row] = await orm
        .select()
        .from(codes)
        .where(and(named(communityId, id), isNull(codes.usedAt)));
      return asWaiting(row);
    },

    /**
     * The code that was mailed for the same a moment ago and still opens, and after how many seconds another may be;
     * undefined where one may be now.
     */
    async justSent(orm: Orm, owner: CodeOwner): Promise<{ id: string; resendAfter: number } | undefined> {
      const since = new Date(now().getTime() - oneTimeCode.resendAfter * 1000);
      const [row] = await orm
        .select()
        .from(codes)
        .where(and(ofOwner(owner), open(), gt(codes.createdAt, since)))
        .orderBy(desc(codes.createdAt))
        .limit(1);
      if (!row) return undefined;
      return { id: row.id, resendAfter: Math.ceil((row.createdAt.getTime() - since.getTime()) / 1000) };
    },

    /**
     * Tries the code and counts the try, in one statement; a right one ends the others that wait for the same. Undefined
     * when wrong, spent or expired.
     */
    async redeem(orm: Orm, communityId: string, id: string, code: string): Promise<Waiting | undefined> {
      const [current] = await orm.select().from(codes).where(named(communityId, id));
      if (!current) return undefined;
      const right = sameHash(current.hash, hashOf(current.id, code));
      const [tried] = await orm
        .update(codes)
        .set({ tries: sql`${codes.tries} + 1`, ...(right ? { usedAt: now() } : {}) })
        .where(and(eq(codes.id, current.id), open()))
        .returning();
      const waiting = right ? asWaiting(tried) : undefined;
      if (waiting) {
        const { email, identity } = waiting;
        const same = ofOwner({ kind: 'external', communityId, email, identity });
        await orm
          .update(codes)
          .set({ usedAt: now() })
          .where(and(same, isNull(codes.usedAt)));
      }
      return waiting;
    },
  };
}

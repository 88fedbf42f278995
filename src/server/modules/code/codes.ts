import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { confirmationLink, mailedLink, oneTimeCode } from '../../../lib/rules/code';
import type { Orm, Transaction } from '../../db/database';
import { codes, type CodeKind, type LinkKind, type TypedCodeKind } from '../../db/schema';
import { AppError } from '../../errors';
import { randomCode, randomId, randomSecret, sameText, sha256, splitToken } from '../../tokens';

/** Seconds. */
const terms: Record<CodeKind, { expiresIn: number; resendAfter: number }> = {
  otp: oneTimeCode,
  magic: mailedLink,
  recovery: mailedLink,
  confirm: confirmationLink,
  deletion: oneTimeCode,
};

const isTyped = (kind: CodeKind): kind is TypedCodeKind => kind === 'otp' || kind === 'deletion';

export interface CodeOwner {
  kind: CodeKind;
  communityId: string;
  email: string;
  userId?: string;
}

export interface Redeemed {
  email: string;
  userId: string | null;
}

export type Codes = ReturnType<typeof createCodes>;

const hashOf = (id: string, secret: string) => sha256(`${id}.${secret}`);

/** One-time codes and mailed links: hashed, used once, in time, in the community that sent them. */
export function createCodes(now: () => Date) {
  return {
    /**
     * Makes a code (six digits for one that is typed, `<id>.<secret>` for links) that replaces earlier ones of its kind. Throws
     * 1103 when the last was made a moment ago. Nothing differs for addresses without an account.
     */
    async issue(tx: Transaction, owner: CodeOwner): Promise<{ id: string; code: string }> {
      const { kind, communityId, email, userId } = owner;
      const { expiresIn, resendAfter } = terms[kind];
      const at = now();
      // Two requests at once shall not both find that nothing was sent.
      await tx.executeSql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `code:${communityId}:${kind}:${email}`,
      ]);
      const ofOwner = and(eq(codes.communityId, communityId), eq(codes.kind, kind), eq(codes.email, email));
      const since = new Date(at.getTime() - resendAfter * 1000);
      const [recent] = await tx.orm
        .select({ createdAt: codes.createdAt })
        .from(codes)
        .where(and(ofOwner, gt(codes.createdAt, since)))
        .orderBy(desc(codes.createdAt))
        .limit(1);
      if (recent) {
        const wait = (recent.createdAt.getTime() - since.getTime()) / 1000;
        throw new AppError(1103, { retryAfter: Math.max(1, Math.ceil(wait)) });
      }
      await tx.orm
        .update(codes)
        .set({ usedAt: at })
        .where(and(ofOwner, isNull(codes.usedAt)));
      const id = randomId();
      const secret = isTyped(kind) ? randomCode() : randomSecret();
      await tx.orm.insert(codes).values({
        ...{ id, kind, communityId, email, userId: userId ?? null, tries: 0, createdAt: at },
        hash: hashOf(id, secret),
        expiresAt: new Date(at.getTime() + expiresIn * 1000),
      });
      return { id, code: isTyped(kind) ? secret : `${id}.${secret}` };
    },

    /** Uses a mailed link. Undefined when it is forged, spent, expired or another community's. */
    async redeemLink(
      orm: Orm,
      kind: LinkKind,
      communityId: string,
      token: string,
    ): Promise<Redeemed | undefined> {
      const parts = splitToken(token);
      if (!parts) return undefined;
      const open = and(
        eq(codes.id, parts.id),
        eq(codes.kind, kind),
        eq(codes.communityId, communityId),
        eq(codes.hash, hashOf(parts.id, parts.secret)),
        isNull(codes.usedAt),
        gt(codes.expiresAt, now()),
      );
      const [used] = await orm
        .update(codes)
        .set({ usedAt: now() })
        .where(open)
        .returning({ email: codes.email, userId: codes.userId });
      return used;
    },

    /**
     * Tries a one-time code and counts the try, in one statement: however many come at once, five are looked at and
     * one succeeds. Undefined when wrong, spent or expired.
     */
    async redeemTyped(
      orm: Orm,
      kind: TypedCodeKind,
      communityId: string,
      email: string,
      code: string,
    ): Promise<Redeemed | undefined> {
      const [current] = await orm
        .select({ id: codes.id, hash: codes.hash })
        .from(codes)
        .where(and(eq(codes.communityId, communityId), eq(codes.kind, kind), eq(codes.email, email)))
        .orderBy(desc(codes.createdAt))
        .limit(1);
      if (!current) return undefined;
      const right = sameText(current.hash, hashOf(current.id, code));
      const open = and(
        eq(codes.id, current.id),
        isNull(codes.usedAt),
        lt(codes.tries, oneTimeCode.tries),
        gt(codes.expiresAt, now()),
      );
      const [tried] = await orm
        .update(codes)
        .set({ tries: sql`${codes.tries} + 1`, ...(right ? { usedAt: now() } : {}) })
        .where(open)
        .returning({ email: codes.email, userId: codes.userId });
      return right ? tried : undefined;
    },
  };
}

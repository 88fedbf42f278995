import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { mostOpenCodes } from '../../../../lib/rules/auth/code';
import type { Orm, Transaction } from '../../../db/database';
import {
  codes,
  type CodeKind,
  type LinkKind,
  type ExternalIdentity,
  type TicketKind,
  type TypedCodeKind,
} from '../../../db/schema';
import { AppError } from '../../../errors';
import { randomCode, randomId, randomSecret, sameHash, sha256, splitToken } from '../../../tokens';
import { isTyped, mostTries, terms } from './terms';

export interface CodeOwner {
  kind: CodeKind;
  communityId: string;
  email: string;
  /** For 'newEmail': the user who asks for the address. Several users may, without affecting each other. */
  userId?: string;
  /**
   * For 'external' and 'agreement': the account the code is for. Codes for other accounts neither replace it nor delay
   * it.
   */
  identity?: ExternalIdentity;
}

interface Redeemed {
  email: string;
  userId: string | null;
  identity: ExternalIdentity | null;
}

interface TypedTry {
  kind: TypedCodeKind;
  communityId: string;
  email: string;
  /** Only codes of this user are looked at. */
  userId?: string;
  code: string;
  /** Asked with the id of the newest code: whether this caller may look at all. */
  mayTry?: (codeId: string) => Promise<boolean>;
}

type Codes = ReturnType<typeof createCodes>;

declare module 'fastify' {
  interface FastifyInstance {
    codes: Codes;
  }
}

/** The stored hash of a code. */
export const hashOf = (id: string, secret: string) => sha256(`${id}.${secret}`);

/** The codes that one owner was sent. */
export const ofOwner = ({ kind, communityId, email, userId, identity }: CodeOwner) =>
  and(
    eq(codes.communityId, communityId),
    eq(codes.kind, kind),
    eq(codes.email, email),
    kind === 'newEmail' && userId !== undefined ? eq(codes.userId, userId) : undefined,
    identity && sql`${codes.identity}->>'issuer' = ${identity.issuer}`,
    identity && sql`${codes.identity}->>'subject' = ${identity.subject}`,
  );

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function end(orm: Orm, rows: readonly { id: string }[], at: Date): Promise<void> {
  if (rows.length === 0) return;
  await orm
    .update(codes)
    .set({ usedAt: at })
    .where(inArray(codes.id, idsOf(rows)));
}

/** One-time codes and mailed links: hashed, used once, in time, in the community that sent them. */
export function createCodes(now: () => Date) {
  /** Codes that neither time nor use has ended. */
  const held = (kind: CodeKind, email: string) =>
    and(eq(codes.kind, kind), eq(codes.email, email), isNull(codes.usedAt), gt(codes.expiresAt, now()));

  /** Seconds until another may be sent; 0 if it may be now. */
  async function waitOf(orm: Orm, owner: CodeOwner): Promise<number> {
    const since = new Date(now().getTime() - terms[owner.kind].resendAfter * 1000);
    const [recent] = await orm
      .select({ createdAt: codes.createdAt })
      .from(codes)
      .where(and(ofOwner(owner), gt(codes.createdAt, since)))
      .orderBy(desc(codes.createdAt))
      .limit(1);
    return recent ? Math.max(1, Math.ceil((recent.createdAt.getTime() - since.getTime()) / 1000)) : 0;
  }

  /** The code of a link if it is valid in the community. Undefined otherwise. */
  const opening = (kind: LinkKind | TicketKind, communityId: string, token: string) => {
    const parts = splitToken(token);
    return (
      parts &&
      and(
        eq(codes.id, parts.id),
        eq(codes.kind, kind),
        eq(codes.communityId, communityId),
        eq(codes.hash, hashOf(parts.id, parts.secret)),
        isNull(codes.usedAt),
        gt(codes.expiresAt, now()),
      )
    );
  };

  return {
    waitOf,

    /** Whether a link of an email is valid. */
    async isOpen(orm: Orm, kind: LinkKind, communityId: string, token: string): Promise<boolean> {
      const open = opening(kind, communityId, token);
      if (!open) return false;
      return (await orm.select({ id: codes.id }).from(codes).where(open)).length > 0;
    },

    /**
     * Creates a code: six digits for one that is typed, `<id>.<secret>` for others. The few earlier ones stay valid
     * until they expire, so that a stranger who asks for one invalidates nothing. Throws 1103 if the last was created a
     * moment ago. The behaviour is the same for addresses without an account.
     */
    async issue(tx: Transaction, owner: CodeOwner): Promise<{ id: string; code: string }> {
      const { kind, communityId, email, userId, identity } = owner;
      const { expiresIn } = terms[kind];
      const at = now();
      // Prevents two concurrent requests from both finding that nothing was sent.
      await tx.executeSql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `code:${communityId}:${kind}:${email}`,
      ]);
      const wait = await waitOf(tx.orm, owner);
      if (wait > 0) throw new AppError(1103, { retryAfter: wait });
      const before = await tx.orm
        .select({ id: codes.id })
        .from(codes)
        .where(and(ofOwner(owner), held(kind, email)))
        .orderBy(desc(codes.createdAt))
        .offset(mostOpenCodes[isTyped(kind) ? 'typed' : 'link'] - 1);
      await end(tx.orm, before, at);
      const id = randomId();
      const secret = isTyped(kind) ? randomCode() : randomSecret();
      await tx.orm.insert(codes).values({
        id,
        kind,
        communityId,
        email,
        userId: userId ?? null,
        tries: 0,
        createdAt: at,
        identity: identity ?? null,
        hash: hashOf(id, secret),
        expiresAt: new Date(at.getTime() + expiresIn * 1000),
      });
      return { id, code: isTyped(kind) ? secret : `${id}.${secret}` };
    },

    /** Whether the owner was sent a code that is still valid. */
    async isHeld(orm: Orm, owner: CodeOwner): Promise<boolean> {
      const [found] = await orm
        .select({ id: codes.id })
        .from(codes)
        .where(and(ofOwner(owner), held(owner.kind, owner.email)))
        .limit(1);
      return found !== undefined;
    },

    /** Deletes the codes and links that were sent to an address or for a user, so that they become invalid. */
    async deleteOf(orm: Orm, { userId, email }: { userId: string; email: string }): Promise<void> {
      await orm.delete(codes).where(or(eq(codes.userId, userId), eq(codes.email, email)));
    },

    /** Ends the links with which a user could set another password. */
    async endRecovery(orm: Orm, userId: string): Promise<void> {
      await orm
        .update(codes)
        .set({ usedAt: now() })
        .where(and(eq(codes.kind, 'recovery'), eq(codes.userId, userId), isNull(codes.usedAt)));
    },

    /**
     * Uses a mailed link, or a ticket, which ends the others of its kind to this address. Undefined when it is forged,
     * spent, expired or another community's.
     */
    async redeemLink(
      orm: Orm,
      kind: LinkKind | TicketKind,
      communityId: string,
      token: string,
    ): Promise<Redeemed | undefined> {
      const open = opening(kind, communityId, token);
      if (!open) return undefined;
      const [used] = await orm
        .update(codes)
        .set({ usedAt: now() })
        .where(open)
        .returning({ email: codes.email, userId: codes.userId, identity: codes.identity });
      if (used) await orm.update(codes).set({ usedAt: now() }).where(held(kind, used.email));
      return used;
    },

    /**
     * Tries a one-time code against the few valid ones, and counts the try on each. Their rows are locked: of
     * concurrent tries, no more than allowed are checked and one succeeds, which ends all codes. Undefined if the code
     * is wrong, used or expired.
     */
    async redeemTyped(
      { orm }: Transaction,
      { kind, communityId, email, userId, code, mayTry }: TypedTry,
    ): Promise<Redeemed | undefined> {
      const open = await orm
        .select()
        .from(codes)
        .where(
          and(
            eq(codes.communityId, communityId),
            held(kind, email),
            lt(codes.tries, mostTries[kind]),
            userId === undefined ? undefined : eq(codes.userId, userId),
          ),
        )
        .orderBy(desc(codes.createdAt))
        .limit(mostOpenCodes.typed)
        .for('update');
      const [newest] = open;
      if (!newest || (mayTry && !(await mayTry(newest.id)))) return undefined;
      const right = open.find(({ id, hash }) => sameHash(hash, hashOf(id, code)));
      if (right) await end(orm, open, now());
      else
        await orm
          .update(codes)
          .set({ tries: sql`${codes.tries} + 1` })
          .where(inArray(codes.id, idsOf(open)));
      return right;
    },
  };
}

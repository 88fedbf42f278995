import { and, eq } from 'drizzle-orm';
import type { Act } from '../../../lib/rules/managers/acts';
import type { Orm } from '../../db/database';
import { auditAliases, auditEntries, auditTexts, bulkActs, type AuditState } from '../../db/schema';
import { randomId } from '../../tokens';

/** Something done by whoever manages a community. */
interface Done {
  communityId: string;
  act: Act;
  /** User id; null: whoever runs the server. */
  actor: string | null;
  /** User id; null where it is about nobody. */
  subject: string | null;
  /** User id of who else it is about. */
  related?: string;
  before?: AuditState;
  after?: AuditState;
  /** Id of what was written to or about the subject. */
  message?: string;
}

/** What was written about somebody. */
interface AuditText {
  id: string;
  communityId: string;
  /** Who it is about. */
  userId: string;
  text: string;
}

type Bulk = typeof bulkActs.$inferSelect;

type Audit = ReturnType<typeof createAudit>;

declare module 'fastify' {
  interface FastifyInstance {
    audit: Audit;
  }
}

/** The one writer of the audit (ADM-10). */
export function createAudit(now: () => Date) {
  /** By what name the audit knows a user; made when it is first needed. */
  async function aliasOf(orm: Orm, userId: string): Promise<string> {
    await orm.insert(auditAliases).values({ id: randomId(), userId }).onConflictDoNothing();
    const [alias] = await orm
      .select({ id: auditAliases.id })
      .from(auditAliases)
      .where(eq(auditAliases.userId, userId));
    if (!alias) throw new Error('a user went while being audited');
    return alias.id;
  }

  async function record(orm: Orm, done: Done): Promise<void> {
    const { communityId, act, actor, subject, related, before, after, message } = done;
    await orm.insert(auditEntries).values({
      communityId,
      at: now(),
      act,
      actor: actor && (await aliasOf(orm, actor)),
      subject: subject && (await aliasOf(orm, subject)),
      related: related ? await aliasOf(orm, related) : null,
      before: before ?? null,
      after: after ?? null,
      message: message ?? null,
    });
  }

  return {
    aliasOf,

    /** Keeps what an entry refers to as its message. It can't be changed, and goes with the account of who it is about. */
    async keepText(orm: Orm, text: AuditText): Promise<void> {
      await orm.insert(auditTexts).values(text);
    },

    /** Writes down what was done, in the transaction that does it. The database chains it to the entry before. */
    record,

    /** Writes down that an act on many is not done, since its author may not do it any more. */
    async refuseBulk(
      orm: Orm,
      bulk: Pick<Bulk, 'communityId' | 'userId' | 'act'>,
      count: number,
    ): Promise<void> {
      const { communityId, userId, act } = bulk;
      await record(orm, {
        communityId,
        act: 'bulk.refuse',
        actor: userId,
        subject: null,
        after: { act: `member.${act.do}`, count },
      });
    },

    /** As `refuseBulk`, of everything that waits of a user who goes, from one community or all. */
    async abandonBulks(
      orm: Orm,
      { userId, communityId }: { userId: string; communityId?: string },
    ): Promise<void> {
      const here = communityId === undefined ? undefined : eq(bulkActs.communityId, communityId);
      const waiting = await orm
        .select()
        .from(bulkActs)
        .where(and(eq(bulkActs.userId, userId), eq(bulkActs.status, 'waiting'), here))
        .orderBy(bulkActs.communityId, bulkActs.createdAt);
      for (const bulk of waiting) await this.refuseBulk(orm, bulk, bulk.participantIds.length);
    },
  };
}

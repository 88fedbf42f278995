import { and, eq } from 'drizzle-orm';
import type { Act } from '../../../lib/rules/managers/acts';
import type { Orm } from '../../db/database';
import { auditAliases, auditEntries, auditTexts, bulkActions, type AuditState } from '../../db/schema';
import { randomId } from '../../tokens';

/** An action by a manager of a community. */
interface Done {
  communityId: string;
  act: Act;
  /** User id. Null: the operator of the server. */
  actor: string | null;
  /** User id. Null: the action is about nobody. */
  subject: string | null;
  /** User id of a second person that it is about. */
  related?: string;
  before?: AuditState;
  after?: AuditState;
  /** Id of the text to or about the subject. */
  message?: string;
}

/** A text about a member. */
interface AuditText {
  id: string;
  communityId: string;
  /** The member it is about. */
  userId: string;
  text: string;
}

type Bulk = typeof bulkActions.$inferSelect;

type Audit = ReturnType<typeof createAudit>;

declare module 'fastify' {
  interface FastifyInstance {
    audit: Audit;
  }
}

/** The one writer of the audit (ADM-10). */
export function createAudit(now: () => Date) {
  /** The alias of a user in the audit, created when it is first needed. */
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
      action: act,
      actorId: actor && (await aliasOf(orm, actor)),
      subjectId: subject && (await aliasOf(orm, subject)),
      relatedId: related ? await aliasOf(orm, related) : null,
      before: before ?? null,
      after: after ?? null,
      messageId: message ?? null,
    });
  }

  return {
    aliasOf,

    /** Stores the text of an entry. It can't be changed, and is deleted with the account of the person it is about. */
    async keepText(orm: Orm, text: AuditText): Promise<void> {
      await orm.insert(auditTexts).values(text);
    },

    /** Records an action in its transaction. The database adds the entry to the chain. */
    record,

    /** Writes down that an act on many is not done, since its author may not do it any more. */
    async refuseBulk(
      orm: Orm,
      bulk: Pick<Bulk, 'communityId' | 'userId' | 'action'>,
      count: number,
    ): Promise<void> {
      const { communityId, userId, action } = bulk;
      await record(orm, {
        communityId,
        act: 'bulk.refuse',
        actor: userId,
        subject: null,
        after: { act: `member.${action.do}`, count },
      });
    },

    /** Like `refuseBulk`, for all waiting bulk actions of a user who leaves one community or all. */
    async abandonBulks(
      orm: Orm,
      { userId, communityId }: { userId: string; communityId?: string },
    ): Promise<void> {
      const here = communityId === undefined ? undefined : eq(bulkActions.communityId, communityId);
      const waiting = await orm
        .select()
        .from(bulkActions)
        .where(and(eq(bulkActions.userId, userId), eq(bulkActions.status, 'waiting'), here))
        .orderBy(bulkActions.communityId, bulkActions.createdAt);
      for (const bulk of waiting) await this.refuseBulk(orm, bulk, bulk.participantIds.length);
    },
  };
}

import { eq } from 'drizzle-orm';
import type { Act } from '../../../lib/rules/managers/acts';
import type { Orm } from '../../db/database';
import { auditAliases, auditEntries, type AuditState } from '../../db/schema';
import { randomId } from '../../tokens';

/** Something done by whoever manages a community. */
export interface Done {
  communityId: string;
  act: Act;
  /** User id; null: whoever runs the server. */
  actor: string | null;
  /** User id; null where it is about nobody. */
  subject: string | null;
  before?: AuditState;
  after?: AuditState;
  /** Id of what the subject was written. */
  message?: string;
}

export type Audit = ReturnType<typeof createAudit>;

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

  return {
    aliasOf,

    /** Writes down what was done, in the transaction that does it. */
    async record(
      orm: Orm,
      { communityId, act, actor, subject, before, after, message }: Done,
    ): Promise<void> {
      await orm.insert(auditEntries).values({
        communityId,
        at: now(),
        act,
        actor: actor && (await aliasOf(orm, actor)),
        subject: subject && (await aliasOf(orm, subject)),
        before: before ?? null,
        after: after ?? null,
        message: message ?? null,
      });
    },
  };
}

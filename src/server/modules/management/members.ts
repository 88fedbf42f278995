import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Act } from '../../../lib/rules/managers/acts';
import type { Orm } from '../../db/database';
import { auditEntries, participants, persons, users, type AuditState } from '../../db/schema';
import { AppError } from '../../errors';
import type { Participant } from '../../people/participant';

/** The columns of a member that only managers change. */
export type Managed = Pick<
  Participant,
  'enabled' | 'profileEnabled' | 'networkingEnabled' | 'isManager' | 'refusedAt' | 'removedAt' | 'pickedAt'
>;

/** The member to change, the author, and the version it is based on. */
export interface Change {
  communityId: string;
  participantId: string;
  /** User id. Null: the operator of the server. */
  actor: string | null;
  /** The `managedVersion` that the change is based on. Absent: any. */
  version?: number;
  /** Id of the message to the member. */
  message?: string;
}

/** Returns the changed columns, or throws if the change is not allowed. No columns means no change. */
type Decide = (member: Participant) => Partial<Managed> | Promise<Partial<Managed>>;

const written = (value: Managed[keyof Managed]) => (value instanceof Date ? value.toISOString() : value);

const stateOf = (keys: readonly (keyof Managed)[], managed: Partial<Managed>): AuditState =>
  Object.fromEntries(keys.map((key) => [key, written(managed[key] ?? null)]));

type App = Pick<FastifyInstance, 'audit'> & { consents: Pick<FastifyInstance['consents'], 'mayBeLetIn'> };

type Management = ReturnType<typeof createManagement>;

declare module 'fastify' {
  interface FastifyInstance {
    management: Management;
  }
}

/** The one way to change what managers decide of a member. */
export function createManagement(app: App, now: () => Date) {
  const isMember = (communityId: string, participantId: string) =>
    and(eq(participants.communityId, communityId), eq(participants.id, participantId));

  /** Locks the account of a member. Leaving and deleting take the same lock first, so there is no deadlock. */
  async function lockAccount(orm: Orm, communityId: string, participantId: string): Promise<void> {
    await orm
      .select({ id: users.id })
      .from(users)
      .innerJoin(participants, eq(participants.userId, users.id))
      .where(isMember(communityId, participantId))
      .for('key share', { of: users });
  }

  /** A member, locked until the transaction ends; throws 1110 where the community has none of this id, also of a guest. */
  async function lock(orm: Orm, communityId: string, participantId: string): Promise<Participant> {
    await lockAccount(orm, communityId, participantId);
    const which = isMember(communityId, participantId);
    const [member] = await orm.select().from(participants).where(which).for('update');
    if (!member || member.isGuest) throw new AppError(1110);
    return member;
  }

  return {
    lock,
    lockAccount,

    /**
     * Whether managers have paused introductions for a user, who then cannot resume them; also before an earlier
     * account was deleted.
     */
    async isPaused(orm: Orm, communityId: string, userId: string): Promise<boolean> {
      const [last] = await orm
        .select({ after: auditEntries.after })
        .from(auditEntries)
        .where(
          and(
            eq(auditEntries.communityId, communityId),
            eq(auditEntries.subjectId, await app.audit.aliasOf(orm, userId)),
            sql`${auditEntries.after} ? 'networkingEnabled'`,
          ),
        )
        .orderBy(desc(auditEntries.id))
        .limit(1);
      if (last) return last.after?.networkingEnabled === false;
      const [person] = await orm
        .select({ paused: persons.paused })
        .from(persons)
        .where(and(eq(persons.communityId, communityId), eq(persons.userId, userId)));
      return person?.paused === true;
    },

    /**
     * Changes a member and writes the audit, in the given transaction; returns the member afterwards. Throws 1110 if
     * there is none, 1151 if somebody changed it since `version`, 1351 if the change would admit a person who never
     * agreed to the community's documents.
     */
    async change(
      orm: Orm,
      { version, actor, message, ...which }: Change,
      act: Act,
      decide: Decide,
    ): Promise<Participant> {
      const member = await lock(orm, which.communityId, which.participantId);
      if (version !== undefined && version !== member.managedVersion) throw new AppError(1151);
      const wanted = await decide(member);
      const keys = (Object.keys(wanted) as (keyof Managed)[]).filter(
        (key) => written(wanted[key] ?? null) !== written(member[key]),
      );
      if (keys.length === 0) return member;
      const isLetIn = keys.includes('enabled') && wanted.enabled === true;
      if (isLetIn && !(await app.consents.mayBeLetIn(orm, which.communityId, member.userId))) {
        throw new AppError(1351);
      }
      const [changed] = await orm
        .update(participants)
        .set({ ...wanted, managedVersion: member.managedVersion + 1, updatedAt: now() })
        .where(eq(participants.id, member.id))
        .returning();
      if (!changed) throw new Error('a member went while being locked');
      await app.audit.record(orm, {
        communityId: which.communityId,
        act,
        actor,
        subject: member.userId,
        before: stateOf(keys, member),
        after: stateOf(keys, changed),
        message,
      });
      return changed;
    },
  };
}

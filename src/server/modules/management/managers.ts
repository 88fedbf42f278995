import { and, asc, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Permission } from '../../../generated/api/currentUser';
import type { Orm, Transaction } from '../../db/database';
import { participants, users } from '../../db/schema';
import { AppError } from '../../errors';
import { permissionsOf } from '../../guards/permissions';
import { isConfirmedMember } from '../../people/membershipState';
import type { Participant } from '../../people/participant';
import { ownManagerInvitation } from './managerInvitations';
import type { Change } from './members';

/** A manager of a community, or a person who will be one once admitted. */
interface ManagerRow {
  participant: Participant;
  email: string;
  emailConfirmed: boolean;
}

interface RoleChange extends Change {
  isManager: boolean;
  /** The community may be left without a manager. */
  mayBeLast?: boolean;
}

/** Maximum length of the list. */
const mostManagers = 200;

export type Managers = ReturnType<typeof createManagers>;

declare module 'fastify' {
  interface FastifyInstance {
    managers: Managers;
  }
}

/** The managers of communities. */
export function createManagers(app: Pick<FastifyInstance, 'management' | 'publish'>) {
  /** Whether a member is the only manager of the community while it has other members. */
  async function isNeeded(orm: Orm, communityId: string, participantId: string): Promise<boolean> {
    const members = (which: ReturnType<typeof and>) =>
      orm
        .select({ isManager: participants.isManager })
        .from(participants)
        .innerJoin(users, eq(users.id, participants.userId))
        .where(and(eq(participants.communityId, communityId), isConfirmedMember, which))
        .orderBy(desc(participants.isManager))
        .limit(1);
    const [own] = await members(eq(participants.id, participantId));
    if (!own?.isManager) return false;
    const [other] = await members(ne(participants.id, participantId));
    return other !== undefined && !other.isManager;
  }

  return {
    isNeeded,
    invitationTo: ownManagerInvitation,

    /**
     * Locks who manages these communities until the transaction ends. Taken before any other lock, so that of two who stop at
     * once the second knows of the first.
     */
    async lock(orm: Orm, communityIds: readonly string[]): Promise<void> {
      for (const id of [...new Set(communityIds)].sort()) {
        await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`managers of ${id}`}, 0))`);
      }
    },

    /** The current permissions of a user in a community, whatever they were when the call arrived. */
    async permissionsOf(orm: Orm, communityId: string, userId: string): Promise<Permission[]> {
      const [found] = await orm
        .select({ role: users.role, confirmedAt: users.emailConfirmedAt, membership: participants })
        .from(users)
        .leftJoin(
          participants,
          and(eq(participants.userId, users.id), eq(participants.communityId, communityId)),
        )
        .where(eq(users.id, userId));
      if (!found) return [];
      const { role, confirmedAt, membership } = found;
      return permissionsOf({
        role,
        emailConfirmed: confirmedAt !== null,
        membership: membership ?? undefined,
      });
    },

    /**
     * Makes a member a manager, or ends the role, in a transaction that has locked the community's managers. Throws
     * 1160 for a member who is not inside, 1152 if no manager would be left.
     */
    async change(
      tx: Transaction,
      { isManager, mayBeLast = false, ...change }: RoleChange,
    ): Promise<Participant> {
      const { orm } = tx;
      const { communityId, participantId: subject } = change;
      const { userId, enabled, managedVersion } = await app.management.lock(orm, communityId, subject);
      if (isManager) {
        const confirmed = and(eq(users.id, userId), isNotNull(users.emailConfirmedAt));
        const found = await orm.select({ id: users.id }).from(users).where(confirmed);
        if (!enabled || found.length === 0) throw new AppError(1160);
      } else if (!mayBeLast && (await isNeeded(orm, communityId, subject))) throw new AppError(1152);
      const act = isManager ? 'manager.grant' : 'manager.revoke';
      const changed = await app.management.change(orm, change, act, () => ({ isManager }));
      if (changed.managedVersion !== managedVersion) {
        await app.publish(tx, 'rightsChanged', { communityId, subject, data: { userId, isManager } });
      }
      return changed;
    },

    /** The managers of a community, those who joined first first; with `all`, also those not inside. */
    async list(orm: Orm, communityId: string, { all = false } = {}): Promise<ManagerRow[]> {
      const rows = await orm
        .select({ participant: participants, email: users.email, confirmedAt: users.emailConfirmedAt })
        .from(participants)
        .innerJoin(users, eq(users.id, participants.userId))
        .where(
          and(
            eq(participants.communityId, communityId),
            eq(participants.isManager, true),
            all ? undefined : isConfirmedMember,
          ),
        )
        .orderBy(asc(participants.createdAt), asc(participants.id))
        .limit(mostManagers);
      return rows.map(({ confirmedAt, ...row }) => ({ ...row, emailConfirmed: confirmedAt !== null }));
    },
  };
}

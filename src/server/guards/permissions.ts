import { and, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Permission } from '../../generated/api/currentUser';
import type { Role } from '../../generated/api/shared';
import { participants, users } from '../db/schema';
import { seesIn, type Openness, type Sees } from '../people/viewing';
import { isInside, roleOf, type Ranked } from './membership';

/** The permissions of a manager in a community. */
export type ManagerPermission = Exclude<Permission, 'PROFILE' | 'MEMBERS' | 'MANAGE' | 'ADMINISTER'>;

/** All permissions. The list does not compile unless it is complete. */
export const managerPermissions = Object.keys({
  'admission.decide': true,
  'audit.read': true,
  'community.manage': true,
  'events.manage': true,
  'introductions.decide': true,
  'managers.manage': true,
  'matching.manage': true,
  'members.export': true,
  'members.invite': true,
  'members.manage': true,
  'members.message': true,
  'members.read': true,
  'reports.decide': true,
} satisfies Record<ManagerPermission, true>) as ManagerPermission[];

const all: ReadonlySet<ManagerPermission> = new Set(managerPermissions);

/** Managers and administrators have all of them. */
const grantedTo: Record<Role, ReadonlySet<ManagerPermission>> = {
  ROLE_ADMIN: all,
  ROLE_MANAGER: all,
  ROLE_USER: new Set(),
};

const managerPermissionsOf = (member: Ranked): ReadonlySet<ManagerPermission> => grantedTo[roleOf(member)];

/** Whether a user has a manager's permission. */
export const hasPermission = (member: Ranked, permission: ManagerPermission): boolean =>
  managerPermissionsOf(member).has(permission);

/** `roleOf` in SQL. */
const hasRole: Record<Exclude<Role, 'ROLE_USER'>, SQL | undefined> = {
  ROLE_ADMIN: eq(users.role, 'ROLE_ADMIN'),
  ROLE_MANAGER: and(participants.enabled, participants.isManager, isNotNull(users.emailConfirmedAt)),
};

/**
 * `hasPermission` in SQL: a condition of a query that reads `users` and their participant in one community
 * (`participants`, also by a left join).
 */
export function mayIn(permission: ManagerPermission): SQL {
  const roles = (['ROLE_ADMIN', 'ROLE_MANAGER'] as const).filter((role) => grantedTo[role].has(permission));
  return or(...roles.map((role) => hasRole[role])) ?? sql`false`;
}

/**
 * The members of a community that a user sees. A user outside it counts as a visitor, who sees members with public
 * pages.
 */
export const seesOf = (member: Ranked, community: Openness): Sees =>
  seesIn(
    community,
    hasPermission(member, 'members.read') ? 'manager' : isInside(member) ? 'member' : 'visitor',
  );

/** All permissions of a user in a community (U06). */
export function permissionsOf(member: Ranked): Permission[] {
  const isAdministrator = member.role === 'ROLE_ADMIN';
  const asManager = [...managerPermissionsOf(member)];
  return [
    'PROFILE',
    ...(isInside(member) || isAdministrator ? (['MEMBERS'] as const) : []),
    ...(asManager.length > 0 ? (['MANAGE'] as const) : []),
    ...(isAdministrator ? (['ADMINISTER'] as const) : []),
    ...asManager,
  ];
}

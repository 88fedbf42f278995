import type { Permission } from '../../generated/api/currentUser';
import { isInside, roleOf, type Ranked } from './membership';

/** What a manager may do in the community, a permission each. Managers and administrators have all of them. */
export type ManagerPermission = Exclude<Permission, 'PROFILE' | 'MEMBERS' | 'MANAGE' | 'ADMINISTER'>;

/** All of them; the list does not compile unless it has every one of the contract. */
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
const none: ReadonlySet<ManagerPermission> = new Set();

const managerPermissionsOf = (member: Ranked): ReadonlySet<ManagerPermission> =>
  roleOf(member) === 'ROLE_USER' ? none : all;

/** Whether somebody has a permission of managers. */
export const hasPermission = (member: Ranked, permission: ManagerPermission): boolean =>
  managerPermissionsOf(member).has(permission);

/** Everything that somebody may do in a community (U06). */
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

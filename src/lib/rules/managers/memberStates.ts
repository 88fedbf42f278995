import { memberStates, type MemberState } from '../../contract/member';

/** States of a member for managers. */
export { memberStates, type MemberState };

interface Managed {
  enabled: boolean;
  profileEnabled: boolean;
  networkingEnabled: boolean;
  isManager: boolean;
  refusedAt: Date | null;
  removedAt: Date | null;
}

/** Whether the person has applied and managers have not answered. */
export const isWaiting = ({
  enabled,
  refusedAt,
  removedAt,
}: Pick<Managed, 'enabled' | 'refusedAt' | 'removedAt'>): boolean => !enabled && !refusedAt && !removedAt;

/**
 * All states of a member: one state for a person outside the community; inside, ACTIVE or what is switched off, and
 * MANAGER if it applies.
 */
export function statesOf(member: Managed): MemberState[] {
  if (!member.enabled) return [member.removedAt ? 'REMOVED' : member.refusedAt ? 'REFUSED' : 'WAITING'];
  const off: MemberState[] = [
    ...(member.profileEnabled ? [] : (['HIDDEN'] as const)),
    ...(member.networkingEnabled ? [] : (['PAUSED'] as const)),
  ];
  return [...(off.length ? off : (['ACTIVE'] as const)), ...(member.isManager ? (['MANAGER'] as const) : [])];
}

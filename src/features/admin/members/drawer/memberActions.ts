import { request } from '../../../../api/request';
import { setRole } from '../../../../generated/api/client/manager';
import * as calls from '../../../../generated/api/client/member';
import type { Member, MemberRow } from '../../../../generated/api/member';

/** An action on a member by one press. */
export interface MemberAction {
  name: 'hide' | 'show' | 'pause' | 'resume' | 'pick' | 'unpick' | 'grant' | 'revoke' | 'remove' | 'restore';
  /** Asked for once more. */
  asks?: true;
  /** Resolves to the changed member if the call returns it. */
  run: (row: MemberRow) => Promise<Member | undefined>;
}

const on = ({ id, version }: MemberRow) => ({ params: { id }, version });

const profile = (shouldDisable: boolean) => (row: MemberRow) => {
  const { params, version } = on(row);
  return request(calls.toggleProfile, { params, body: { shouldDisable, version } });
};
const networking = (shouldDisable: boolean) => (row: MemberRow) => {
  const { params, version } = on(row);
  return request(calls.toggleNetworking, { params, body: { shouldDisable, version } });
};
const landing = (pick: boolean) => (row: MemberRow) => {
  const { params, version } = on(row);
  return request(calls.pickMember, { params, body: { pick, version } });
};
const role = (isManager: boolean) => async (row: MemberRow) => {
  const { params, version } = on(row);
  await request(setRole, { params, body: { isManager, version } });
  return undefined;
};

/** The possible actions on a member by their states. */
export function actionsFor({ states, agreed, picked }: MemberRow): MemberAction[] {
  const is = (state: MemberRow['states'][number]) => states.includes(state);
  if (is('REMOVED')) {
    return [
      {
        name: 'restore',
        run: (row) =>
          request(calls.restoreMember, { params: on(row).params, body: { version: row.version } }),
      },
    ];
  }
  const inside = !is('WAITING') && !is('REFUSED');
  const actions: (MemberAction | false)[] = [
    is('HIDDEN') ? { name: 'show', run: profile(false) } : inside && { name: 'hide', run: profile(true) },
    is('PAUSED')
      ? { name: 'resume', run: networking(false) }
      : inside && { name: 'pause', run: networking(true) },
    picked ? { name: 'unpick', run: landing(false) } : agreed && { name: 'pick', run: landing(true) },
    is('MANAGER') ? { name: 'revoke', run: role(false) } : inside && { name: 'grant', run: role(true) },
    {
      name: 'remove',
      asks: true,
      run: (row) => request(calls.removeMember, { params: on(row).params, body: { version: row.version } }),
    },
  ];
  return actions.filter((action) => action !== false);
}

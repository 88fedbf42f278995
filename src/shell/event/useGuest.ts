import { useInit } from '../../api/useInit';
import { invitationHere } from '../../api/session/invitation';
import { useSession } from '../../api/session/store';
import type { CommunityConfig } from '../../config/types';
import type { GuestOffer, GuestStanding } from '../../features/event/guest/guestOffer';
import type { Init } from '../../generated/api/currentUser';
import { useCommunity } from '../context/bootContext';

interface Asked {
  init: Init;
  admission: CommunityConfig['community']['admission'];
  /** They came by an invitation. */
  isInvited: boolean;
}

interface AsGuest {
  guest?: GuestOffer;
  guestStanding?: GuestStanding;
  isUnconfirmed?: boolean;
}

/**
 * What a signed-in user outside the community is to its events (SES-04): a user who has not joined yet, or who waits
 * for the managers, may come to an event as a guest, with a confirmed address. Nobody else sees this option.
 */
export function asGuest({ init, admission, isInvited }: Asked): AsGuest {
  const { user, participant, emailConfirmed, guestName, needsInvitation, notIn } = init;
  if (user.role === 'ROLE_ADMIN') return {};
  if (!emailConfirmed) return { isUnconfirmed: true };
  if (admission === 'closed') return {};
  if (!participant) {
    const mayJoin = isInvited || !needsInvitation;
    return { guest: { name: guestName }, guestStanding: mayJoin ? 'newcomer' : 'uninvited' };
  }
  if (notIn?.because !== 'WAITING') return {};
  const { firstName, lastName } = participant;
  return { guest: { name: { firstName, lastName } }, guestStanding: 'applicant' };
}

/** The same, for the current user. */
export function useGuest(): AsGuest {
  const { data: init } = useInit({ enabled: false });
  const { admission } = useCommunity().community;
  const isInvited = useSession((session) => invitationHere(session) !== undefined);
  return init ? asGuest({ init, admission, isInvited }) : {};
}

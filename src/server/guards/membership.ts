import type { Role } from '../../generated/api/shared';
import type { Identity } from '../people/identity';
import type { Membership } from '../people/memberships';

/** The caller, with their participant in the community of the call if they have joined it. */
export interface Member extends Identity {
  membership: Membership | undefined;
}

export const asMember = (identity: Identity, communityId: string): Member => ({
  ...identity,
  membership: identity.memberships.find((membership) => membership.communityId === communityId),
});

/** The participant of a guest of a single event (SES-04) with a confirmed address. Undefined for others. */
export const guestAt = (
  { emailConfirmed, guests }: Pick<Identity, 'emailConfirmed' | 'guests'>,
  communityId: string,
  eventId: unknown,
): string | undefined =>
  guests.find(
    (guest) =>
      emailConfirmed && guest.communityId === communityId && guest.eventIds.some((id) => id === eventId),
  )?.participantId;

/** The facts that decide a user's rights in a community. */
export interface Ranked extends Pick<Identity, 'role' | 'emailConfirmed'> {
  membership: Pick<Membership, 'enabled' | 'isManager'> | undefined;
}

/** Whether the user is a full member of the community: admitted, with a confirmed address. */
export const isInside = ({ membership, emailConfirmed }: Ranked): boolean =>
  membership?.enabled === true && emailConfirmed;

/** The user's role in the community: a manager is one in the community managed, and a member elsewhere. */
export function roleOf(member: Ranked): Role {
  if (member.role === 'ROLE_ADMIN') return 'ROLE_ADMIN';
  return isInside(member) && member.membership?.isManager ? 'ROLE_MANAGER' : 'ROLE_USER';
}

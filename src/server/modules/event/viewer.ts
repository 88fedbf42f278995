import { AppError } from '../../errors';
import { asMember, isInside, roleOf, type Member } from '../../guards/membership';
import type { Identity } from '../session/sessions';

/** Who asks about events of a community. */
export interface Viewer {
  /** Their participant, where they are inside; '' for everybody else. */
  participantId: string;
  /** Told of private events, and of what members are told of others. */
  isMember: boolean;
  isManager: boolean;
}

/** Whoever is not inside the community is a visitor to its events, signed in or not; administrators are above it. */
export function viewerOf(identity: Identity | undefined, communityId: string): Viewer {
  if (!identity) return { participantId: '', isMember: false, isManager: false };
  const member: Member = asMember(identity, communityId);
  const isManager = roleOf(member) !== 'ROLE_USER';
  const inside = isInside(member);
  return {
    participantId: inside ? (member.membership?.participantId ?? '') : '',
    isMember: inside || isManager,
    isManager,
  };
}

/** The participant by whom a member creates an event or takes part in one; administrators from elsewhere have none and are told 1110. */
export function ownId(member: Member): string {
  if (!member.membership || !isInside(member)) throw new AppError(1110);
  return member.membership.participantId;
}

import { AppError } from '../errors';
import { asMember, guestAt, isInside, type Member } from '../guards/membership';
import { hasPermission } from '../guards/permissions';
import { seesIn, type Openness } from '../people/viewing';
import type { Identity } from '../people/identity';

/** Who asks about events of a community. */
export interface Viewer {
  /** Their participant, where they are inside, or a guest of the event; '' for everybody else. */
  participantId: string;
  /** Told of private events, and of what members are told of others. */
  isMember: boolean;
  isManager: boolean;
}

/**
 * Whoever is not inside the community is a visitor to its events, signed in or not; administrators are above it. A guest is told of
 * the event that they came for what a member is, where it is that event alone that is asked about (SES-04).
 */
export function viewerOf(identity: Identity | undefined, communityId: string, eventId?: string): Viewer {
  if (!identity) return { participantId: '', isMember: false, isManager: false };
  const member: Member = asMember(identity, communityId);
  const isManager = hasPermission(member, 'events.manage');
  const inside = isInside(member);
  const guest = inside ? undefined : guestAt(identity, communityId, eventId);
  if (guest !== undefined) return { participantId: guest, isMember: true, isManager };
  return {
    participantId: inside ? (member.membership?.participantId ?? '') : '',
    isMember: inside || isManager,
    isManager,
  };
}

/** A community, as far as it decides who sees whom. */
export type Scope = Openness & { id: string };

/** How a viewer looks at the people of events: guests of one as members do. */
export const viewingOf = ({ participantId, isManager }: Viewer, community: Scope, now: Date) => ({
  communityId: community.id,
  viewerId: participantId,
  now,
  sees: seesIn(community, isManager ? 'manager' : participantId ? 'member' : 'visitor'),
});

/** The participant by whom a member creates an event; administrators from elsewhere have none and are told 1110. */
export function ownId(member: Member): string {
  if (!member.membership || !isInside(member)) throw new AppError(1110);
  return member.membership.participantId;
}

/** As `ownId`, of who takes part in an event: a member, or its guest. */
export const ownIdAt = (member: Member, communityId: string, eventId: string): string =>
  (isInside(member) ? undefined : guestAt(member, communityId, eventId)) ?? ownId(member);

import { AppError } from '../errors';
import { asMember, guestAt, isInside, type Member } from '../guards/membership';
import { hasPermission } from '../guards/permissions';
import { seesIn, type Openness } from '../people/viewing';
import type { Identity } from '../people/identity';

/** The viewer of a community's events. */
export interface Viewer {
  /** The viewer's participant, if they are admitted or a guest of the event; otherwise ''. */
  participantId: string;
  /** Whether they see private events, and the members' view of others. */
  isMember: boolean;
  isManager: boolean;
}

/**
 * A person outside the community is a visitor to its events, signed in or not; administrators may see all. A guest sees
 * the event that they came for like a member, if the call is about this event only (SES-04).
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

/** The settings of a community that decide who sees whom. */
export type Scope = Openness & { id: string };

/** How a viewer sees the people of events: guests of an event see them like members. */
export const viewingOf = ({ participantId, isManager }: Viewer, community: Scope, now: Date) => ({
  communityId: community.id,
  viewerId: participantId,
  now,
  sees: seesIn(community, isManager ? 'manager' : participantId ? 'member' : 'visitor'),
});

/** The participant by whom a member creates an event. Administrators from elsewhere have none; throws 1110. */
export function ownId(member: Member): string {
  if (!member.membership || !isInside(member)) throw new AppError(1110);
  return member.membership.participantId;
}

/** Like `ownId`, for a member or a guest who takes part in an event. */
export const ownIdAt = (member: Member, communityId: string, eventId: string): string =>
  (isInside(member) ? undefined : guestAt(member, communityId, eventId)) ?? ownId(member);

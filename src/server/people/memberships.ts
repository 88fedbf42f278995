/** A user's place in one community. */
export interface Membership {
  communityId: string;
  participantId: string;
  slug: string;
  /** false: not (or no longer) admitted. */
  enabled: boolean;
  isManager: boolean;
  /** Exact to an hour; null where it is not known. */
  lastSeenAt: Date | null;
}

/** Where a user was let in to single events, and to nothing else (SES-04). */
export interface Guest {
  communityId: string;
  participantId: string;
  eventIds: readonly string[];
}

/** A participant of a user, as what it opens is decided by. */
export interface Place extends Membership {
  isGuest: boolean;
  /** Ids of events. */
  guestOf: readonly string[];
  profileEnabled: boolean;
  removedAt: Date | null;
}

/**
 * What a user is where they have a participant: a member or an applicant, and for single events a guest (SES-04). A guest alone is
 * no member of anything; whoever was taken out or hidden is no guest; a member needs not to be one.
 */
export function membershipsOf(places: readonly Place[]): { memberships: Membership[]; guests: Guest[] } {
  const memberships: Membership[] = [];
  const guests: Guest[] = [];
  for (const { isGuest, guestOf, profileEnabled, removedAt, ...membership } of places) {
    if (!isGuest) memberships.push(membership);
    const mayCome = !membership.enabled && profileEnabled && !removedAt;
    const { communityId, participantId } = membership;
    if (mayCome && guestOf.length > 0) guests.push({ communityId, participantId, eventIds: guestOf });
  }
  return { memberships, guests };
}

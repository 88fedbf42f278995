/** A user's place in one community. */
export interface Membership {
  communityId: string;
  participantId: string;
  slug: string;
  /** false: not (or no longer) admitted. */
  enabled: boolean;
  isManager: boolean;
  /** Exact to an hour. Null if unknown. */
  lastSeenAt: Date | null;
  /** That of their browser. Null if unknown. */
  timeZone: string | null;
}

/** The single events that a user may visit as a guest (SES-04). */
export interface Guest {
  communityId: string;
  participantId: string;
  eventIds: readonly string[];
}

/** A participant of a user with the columns that decide about access. */
export interface Place extends Membership {
  isGuest: boolean;
  /** Ids of events. */
  guestOf: readonly string[];
  profileEnabled: boolean;
  removedAt: Date | null;
}

/**
 * The roles of a user by their participants: a member or an applicant, and for single events a guest (SES-04). A guest
 * is not a member of any community. A removed or hidden person is no guest; a member does not need to be one.
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

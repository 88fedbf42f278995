import type { Identity } from '../people/identity';

/** A string of its own. A part of another string, such as the id in a token, keeps the whole string in memory. */
const apart = (text: string): string => Buffer.from(text).toString();

/**
 * What a socket keeps of somebody for hours: their place in its community alone, and nothing that is only true at a moment. The id of the
 * community is the string that all share.
 */
export function keptIdentity(identity: Identity, communityId: string): Identity {
  const { sessionId, openedIn, memberships, guests } = identity;
  return {
    ...identity,
    sessionId: apart(sessionId),
    openedIn: openedIn === communityId ? communityId : openedIn,
    memberships: memberships
      .filter((membership) => membership.communityId === communityId)
      .map((membership) => ({ ...membership, communityId, lastSeenAt: null })),
    guests: guests.filter((guest) => guest.communityId === communityId),
  };
}

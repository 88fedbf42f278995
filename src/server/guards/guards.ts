import { AppError } from '../errors';
import type { Identity } from '../people/identity';
import type { Asked, BodyGuard, Guard, Named } from './guard';
import { asMember, guestAt, isInside, type Member } from './membership';
import { hasPermission, type ManagerPermission } from './permissions';

function signedIn({ identity }: Asked): Identity {
  if (!identity) throw new AppError(405);
  return identity;
}

const memberOf = (asked: Asked): Member => asMember(signedIn(asked), asked.community.id);

function require(allowed: boolean): void {
  if (!allowed) throw new AppError(1109);
}

/** A part of what was sent, whatever it is. */
const partsOf = (sent: unknown): Record<string, unknown> => Object(sent) as Record<string, unknown>;

export const anyone: Guard<'anyone', Identity | undefined> = {
  audience: 'anyone',
  admit: ({ identity }) => identity,
};

export const user: Guard<'user', Identity> = { audience: 'user', admit: signedIn };

/** The user whom the query names as `userId`. */
export const self: Guard<'self', Identity> = {
  audience: 'self',
  admit: (asked) => {
    const identity = signedIn(asked);
    const { userId } = partsOf(asked.input.query);
    require(userId === undefined || userId === identity.userId);
    return identity;
  },
};

/** Whether the participant named is the caller's own in this community. Naming none names one's own. */
function ownsNamed({ membership, userId }: Member, sent: unknown): boolean {
  const named: Named = partsOf(sent);
  return (
    (named.participantId === undefined || named.participantId === membership?.participantId) &&
    (named.userId === undefined || named.userId === userId)
  );
}

/** The owner of the participant that the query names; another's and an unknown one are the same to whoever asks. */
export const owner: Guard<'owner', Member> = {
  audience: 'owner',
  admit: (asked) => {
    const member = memberOf(asked);
    require(ownsNamed(member, asked.input.query));
    return member;
  },
};

/** As `ownsNamed`, of a body, which may name who sends something too. */
const ownsInBody = (someone: Member, body: unknown): boolean => {
  const { from = someone.membership?.participantId }: Named = partsOf(body);
  return ownsNamed(someone, body) && from === someone.membership?.participantId;
};

/** As `owner`, where the body names the participant. */
export const ownerByBody: BodyGuard<'owner', Member> = { ...owner, owns: ownsInBody };

/** As `owner`, where the path names the participant by `{id}`. */
export const ownerById: Guard<'owner', Member> = {
  audience: 'owner',
  admit: (asked) => {
    const member = memberOf(asked);
    require(ownsNamed(member, { participantId: partsOf(asked.input.params).id }));
    return member;
  },
};

/** Members have everything that is a member's, and so have administrators, who are above every community. */
const isAsMember = (member: Member): boolean => isInside(member) || member.role === 'ROLE_ADMIN';

/** Members of the community whose address is confirmed, administrators, and whoever asks about themselves. */
export const memberOrOwner: Guard<'memberOrOwner', Member> = {
  audience: 'memberOrOwner',
  admit: (asked) => {
    const member = memberOf(asked);
    require(isAsMember(member) || ownsNamed(member, asked.input.query));
    return member;
  },
};

/** A guard of whoever is something in the community of the call: one that the query names besides must be the same. */
const within =
  (allows: (member: Member, asked: Asked) => boolean | Promise<boolean>) =>
  async (asked: Asked): Promise<Member> => {
    const member = memberOf(asked);
    const { communityId = asked.community.id } = partsOf(asked.input.query);
    require(communityId === asked.community.id && (await allows(member, asked)));
    return member;
  };

/** Members who were let in and whose address is confirmed, and administrators. */
export const member: Guard<'member', Member> = { audience: 'member', admit: within(isAsMember) };

/** As `member`, where the body names the caller's own participant besides. */
export const memberByBody: BodyGuard<'member', Member> = { ...member, owns: ownsInBody };

/** As `member`, where members see each other (PAR-01); in any other community nobody, managers neither. */
export const transparentMember: Guard<'transparentMember', Member> = {
  audience: 'transparentMember',
  admit: within((someone, { community }) => community.community.transparent && isAsMember(someone)),
};

/** Managers of the community and administrators, as far as they have a permission. */
export const can = (permission: ManagerPermission): Guard<'manager', Member> => ({
  audience: 'manager',
  admit: within((someone) => hasPermission(someone, permission)),
});

/** Whether somebody organises an event of the community of the call, or manages the community that has it. */
async function hasEvent(someone: Member, { community, lookups }: Asked, eventId: unknown): Promise<boolean> {
  if (typeof eventId !== 'string' || !isAsMember(someone)) return false;
  const organisers = await lookups.organisersOf?.(community.id, eventId);
  if (!organisers) return false;
  const { participantId } = someone.membership ?? {};
  return (
    hasPermission(someone, 'events.manage') ||
    (participantId !== undefined && organisers.includes(participantId))
  );
}

/**
 * Whoever organises the event that the path names by `{id}`, as long as they are members, and the managers of its
 * community. An event of another community and an unknown one are the same to whoever asks: nobody's.
 */
export const organiser: Guard<'organiser', Member> = {
  audience: 'organiser',
  admit: within((someone, asked) => hasEvent(someone, asked, partsOf(asked.input.params).id)),
};

/** As `member`, and who came as a guest to the event that the path names by `{id}`. */
export const memberOrGuest: Guard<'memberOrGuest', Member> = {
  audience: 'memberOrGuest',
  admit: within(
    (someone, { community, input }) =>
      isAsMember(someone) || guestAt(someone, community.id, partsOf(input.params).id) !== undefined,
  ),
};

/**
 * The member whom the path names by `{participantId}`, or the guest of its `{eventId}`, and, as `organiser`, those of that event.
 */
export const participantOrOrganiser: Guard<'participantOrOrganiser', Member> = {
  audience: 'participantOrOrganiser',
  admit: within(async (someone, asked) => {
    const { participantId, eventId } = partsOf(asked.input.params);
    const { membership } = someone;
    const own = isInside(someone) ? membership?.participantId : guestAt(someone, asked.community.id, eventId);
    return (own !== undefined && participantId === own) || hasEvent(someone, asked, eventId);
  }),
};

/** As a guard of people of a community, where the path names the community by `{id}`: it must be the one of the call. */
export const byCommunityId = <Who extends 'member' | 'transparentMember' | 'manager'>(
  guard: Guard<Who, Member>,
): Guard<Who, Member> => ({
  ...guard,
  admit: async (asked) => {
    const someone = await guard.admit(asked);
    require(partsOf(asked.input.params).id === asked.community.id);
    return someone;
  },
});

export const admin: Guard<'admin', Identity> = {
  audience: 'admin',
  admit: (asked) => {
    const identity = signedIn(asked);
    require(identity.role === 'ROLE_ADMIN');
    return identity;
  },
};

/** Whoever holds the server's admin secret, signed in or not. */
export const adminSecret: Guard<'adminSecret', undefined> = {
  audience: 'adminSecret',
  admit: async ({ holdsSecret }) => {
    require(await holdsSecret());
    return undefined;
  },
};

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

/** The keys of an unvalidated part of the input. */
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

/** Whether the named participant is the caller's own in this community. No name means the caller's own. */
function ownsNamed({ membership, userId }: Member, sent: unknown): boolean {
  const named: Named = partsOf(sent);
  return (
    (named.participantId === undefined || named.participantId === membership?.participantId) &&
    (named.userId === undefined || named.userId === userId)
  );
}

/**
 * The owner of the participant that the query names. The answer is the same for another's participant and an unknown
 * one.
 */
export const owner: Guard<'owner', Member> = {
  audience: 'owner',
  admit: (asked) => {
    const member = memberOf(asked);
    require(ownsNamed(member, asked.input.query));
    return member;
  },
};

/** Like `ownsNamed`, for a body, which may also name the sender. */
const ownsInBody = (someone: Member, body: unknown): boolean => {
  const { from = someone.membership?.participantId }: Named = partsOf(body);
  return ownsNamed(someone, body) && from === someone.membership?.participantId;
};

/** Like `owner`, if the body names the participant. */
export const ownerByBody: BodyGuard<'owner', Member> = { ...owner, owns: ownsInBody };

/** Like `owner`, if the path names the participant by `{id}`. */
export const ownerById: Guard<'owner', Member> = {
  audience: 'owner',
  admit: (asked) => {
    const member = memberOf(asked);
    require(ownsNamed(member, { participantId: partsOf(asked.input.params).id }));
    return member;
  },
};

/** Members, and administrators, who have access to everything that members have. */
const isAsMember = (member: Member): boolean => isInside(member) || member.role === 'ROLE_ADMIN';

/** Members of the community with a confirmed address, administrators, and the person that the call is about. */
export const memberOrOwner: Guard<'memberOrOwner', Member> = {
  audience: 'memberOrOwner',
  admit: (asked) => {
    const member = memberOf(asked);
    require(isAsMember(member) || ownsNamed(member, asked.input.query));
    return member;
  },
};

/** A guard of people with a role in the community of the call. If the query also names a community, it must be the same. */
const within =
  (allows: (member: Member, asked: Asked) => boolean | Promise<boolean>) =>
  async (asked: Asked): Promise<Member> => {
    const member = memberOf(asked);
    const { communityId = asked.community.id } = partsOf(asked.input.query);
    require(communityId === asked.community.id && (await allows(member, asked)));
    return member;
  };

/** Admitted members with a confirmed address, and administrators. */
export const member: Guard<'member', Member> = { audience: 'member', admit: within(isAsMember) };

/** Like `member`, if the body also names the caller's own participant. */
export const memberByBody: BodyGuard<'member', Member> = { ...member, owns: ownsInBody };

/** Like `member`, if members see each other (PAR-01). In any other community nobody, not even managers. */
export const transparentMember: Guard<'transparentMember', Member> = {
  audience: 'transparentMember',
  admit: within((someone, { community }) => community.community.transparent && isAsMember(someone)),
};

/** Managers of the community and administrators with a permission. */
export const can = (permission: ManagerPermission): Guard<'manager', Member> => ({
  audience: 'manager',
  admit: within((someone) => hasPermission(someone, permission)),
});

/** Whether a person organises an event of the call's community, or manages that community. */
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
 * The organisers of the event that the path names by `{id}`, while they are members, and the managers of its community.
 * The answer is the same for an event of another community and an unknown one.
 */
export const organiser: Guard<'organiser', Member> = {
  audience: 'organiser',
  admit: within((someone, asked) => hasEvent(someone, asked, partsOf(asked.input.params).id)),
};

/** Like `member`, and guests of the event that the path names by `{id}`. */
export const memberOrGuest: Guard<'memberOrGuest', Member> = {
  audience: 'memberOrGuest',
  admit: within(
    (someone, { community, input }) =>
      isAsMember(someone) || guestAt(someone, community.id, partsOf(input.params).id) !== undefined,
  ),
};

/**
 * The member whom the path names by `{participantId}`, or the guest of its `{eventId}`, and the organisers of that
 * event.
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

/**
 * Members in the chat that the path names by `{id}`. The answer is the same for a chat of others and an unknown one.
 * Managers and administrators have no more access than others.
 */
export const chatParticipant: Guard<'chatParticipant', Member> = {
  audience: 'chatParticipant',
  admit: within(async (someone, { community, input, lookups }) => {
    const { id } = partsOf(input.params);
    const { membership } = someone;
    if (typeof id !== 'string' || !membership || !isInside(someone)) return false;
    return (await lookups.isInChat?.(community.id, id, membership.participantId)) === true;
  }),
};

/** Adds a condition to a guard: the path names the community by `{id}`, and it must be the one of the call. */
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

/** Callers with the server's admin secret, signed in or not. */
export const adminSecret: Guard<'adminSecret', undefined> = {
  audience: 'adminSecret',
  admit: async ({ holdsSecret }) => {
    require(await holdsSecret());
    return undefined;
  },
};

import type { FastifyRequest } from 'fastify';
import type { Audience } from '../../lib/call';
import { communityOf } from '../community';
import { AppError } from '../errors';
import type { Participant } from '../modules/participant/participants';
import type { Identity } from '../modules/session/sessions';
import { sameText } from '../tokens';

/**
 * Who may make a call: resolves to who it is, or throws. One guard stands in each route, beside its call, and carries
 * the audience that the contract names for it.
 */
export interface Guard<Who extends Audience, Someone extends Identity | undefined> {
  audience: Who;
  admit(request: FastifyRequest): Promise<Someone>;
}

/** Whose token the request carries; undefined without one or when it is not (or no longer) good. */
async function identify(request: FastifyRequest): Promise<Identity | undefined> {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return token ? request.server.sessions.identify(token) : undefined;
}

async function signedIn(request: FastifyRequest): Promise<Identity> {
  const identity = await identify(request);
  if (!identity) throw new AppError(405);
  return identity;
}

export const anyone: Guard<'anyone', Identity | undefined> = { audience: 'anyone', admit: identify };

export const user: Guard<'user', Identity> = { audience: 'user', admit: signedIn };

/** The user whom the query names as `userId`. */
export const self: Guard<'self', Identity> = {
  audience: 'self',
  admit: async (request) => {
    const identity = await signedIn(request);
    const { userId } = request.query as { userId?: unknown };
    if (userId !== undefined && userId !== identity.userId) throw new AppError(1109);
    return identity;
  },
};

/** Who makes a call, with their own participant in the community of the call, if they have joined it. */
export interface Member extends Identity {
  participant: Participant | undefined;
}

async function asMember(request: FastifyRequest): Promise<Member> {
  const identity = await signedIn(request);
  const participant = await request.server.participants.ofUser(communityOf(request).id, identity.userId);
  return { ...identity, participant };
}

/** Whom query and body name; nothing of them is checked yet. */
const named = ({ query, body }: FastifyRequest) => ({ ...Object(query), ...Object(body) }) as Named;

interface Named {
  participantId?: unknown;
  userId?: unknown;
}

/** Whether the participant named is the caller's own in this community. Naming none names one's own. */
const isOwn = ({ participant, userId }: Member, { participantId, userId: namedUser }: Named): boolean =>
  (participantId === undefined || participantId === participant?.id) &&
  (namedUser === undefined || namedUser === userId);

/** The owner of the participant that query or body name; another's and an unknown one are the same to whoever asks. */
export const owner: Guard<'owner', Member> = {
  audience: 'owner',
  admit: async (request) => {
    const member = await asMember(request);
    if (!isOwn(member, named(request))) throw new AppError(1109);
    return member;
  },
};

/** As `owner`, where the path names the participant by `{id}`. */
export const ownerById: Guard<'owner', Member> = {
  audience: 'owner',
  admit: async (request) => {
    const member = await asMember(request);
    const { id } = request.params as { id?: unknown };
    if (!isOwn(member, { participantId: id })) throw new AppError(1109);
    return member;
  },
};

/** Members of the community, administrators, and whoever asks about themselves. */
export const memberOrOwner: Guard<'memberOrOwner', Member> = {
  audience: 'memberOrOwner',
  admit: async (request) => {
    const member = await asMember(request);
    const inside = member.participant?.enabled || member.role === 'ROLE_ADMIN';
    if (!inside && !isOwn(member, named(request))) throw new AppError(1109);
    return member;
  },
};

export const admin: Guard<'admin', Identity> = {
  audience: 'admin',
  admit: async (request) => {
    const identity = await signedIn(request);
    if (identity.role !== 'ROLE_ADMIN') throw new AppError(1109);
    return identity;
  },
};

/** Whether `given` is the server's ADMIN_SECRET; nothing is where none is set. */
export const isAdminSecret = (secret: string | undefined, given: unknown): boolean =>
  Boolean(secret) && typeof given === 'string' && sameText(given, secret ?? '');

export const adminSecret: Guard<'adminSecret', undefined> = {
  audience: 'adminSecret',
  admit: async (request) => {
    const { secret } = request.query as { secret?: unknown };
    if (!isAdminSecret(request.server.env.ADMIN_SECRET, secret)) throw new AppError(1109);
    return undefined;
  },
};

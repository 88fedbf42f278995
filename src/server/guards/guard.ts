import type { CommunityConfig } from '../../config/types';
import type { Audience } from '../../lib/call';
import type { Identity } from '../people/identity';

/** What guards ask of capabilities. What nobody answers is closed to everybody. */
export interface Lookups {
  /** Ids of the participants who organise an event; undefined where the community has no such event. */
  organisersOf?: (communityId: string, eventId: string) => Promise<readonly string[] | undefined>;
}

/**
 * What a guard decides by, whichever way a call came: over HTTP or in a frame of a socket. Nothing of what was sent is
 * checked yet.
 */
export interface Asked {
  /** Whose call it is; undefined without a session, and where the session does not count in the community. */
  identity: Identity | undefined;
  /** The community the call is about. */
  community: Pick<CommunityConfig, 'id'> & { community: Pick<CommunityConfig['community'], 'transparent'> };
  input: { query: unknown; params: unknown };
  lookups: Lookups;
  /** Whether the call carries the server's admin secret. Wrong ones are counted: asked by the guard that needs it alone. */
  holdsSecret: () => Promise<boolean>;
}

/**
 * Who may make a call. One guard stands in each route, beside its call, and carries the audience that the contract
 * names for it.
 */
export interface Guard<Who extends Audience, Someone extends Identity | undefined> {
  audience: Who;
  /** Who it is, or throws 405 and 1109. Asked before anything of a body is read. */
  admit(asked: Asked): Someone | Promise<Someone>;
  owns?: undefined;
}

/** The guard of a call whose body names somebody. */
export interface BodyGuard<Who extends Audience, Someone extends Identity | undefined> {
  audience: Who;
  admit(asked: Asked): Someone | Promise<Someone>;
  /** Whether it is theirs what the body names. Asked as soon as the body is read; nothing of it is checked yet. */
  owns(someone: Someone, body: unknown): boolean;
}

/** Whom a query or a body names; `from` is a participant who sends something. */
export interface Named {
  participantId?: unknown;
  userId?: unknown;
  from?: unknown;
}

/** The guard that a call with this body takes. */
export type GuardFor<Body, Who extends Audience, Someone extends Identity | undefined> =
  Extract<keyof Body, keyof Named> extends never ? Guard<Who, Someone> : BodyGuard<Who, Someone>;

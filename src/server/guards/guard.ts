import type { CommunityConfig } from '../../config/types';
import type { Audience } from '../../lib/call';
import type { Identity } from '../people/identity';

/** What guards ask of capabilities. Without an answer, access is denied. */
export interface Lookups {
  /** Ids of the participants who organise an event; undefined where the community has no such event. */
  organisersOf?: (communityId: string, eventId: string) => Promise<readonly string[] | undefined>;
  /** Whether a participant is in a chat of the community, and may read it. */
  isInChat?: (communityId: string, chatId: string, participantId: string) => Promise<boolean>;
}

/** The input of a guard, independent of the transport: HTTP or a frame of a socket. Nothing in it is validated yet. */
export interface Asked {
  /** The caller. Undefined without a session, and if the session is not valid in the community. */
  identity: Identity | undefined;
  /** The community the call is about. */
  community: Pick<CommunityConfig, 'id'> & { community: Pick<CommunityConfig['community'], 'transparent'> };
  input: { query: unknown; params: unknown };
  lookups: Lookups;
  /** Whether the call has the server's admin secret. Only the guard that needs it asks, because wrong ones are counted. */
  holdsSecret: () => Promise<boolean>;
}

/** Decides who may make a call. Each route has one guard beside its call, with the audience that the contract names. */
export interface Guard<Who extends Audience, Someone extends Identity | undefined> {
  audience: Who;
  /** Identifies the caller, or throws 405 or 1109. Called before the body is read. */
  admit(asked: Asked): Someone | Promise<Someone>;
  owns?: undefined;
}

/** The guard of a call whose body names a person. */
export interface BodyGuard<Who extends Audience, Someone extends Identity | undefined> {
  audience: Who;
  admit(asked: Asked): Someone | Promise<Someone>;
  /** Whether the caller may use what the body names. Called as soon as the body is read, before it is validated. */
  owns(someone: Someone, body: unknown): boolean;
}

/** The people that a query or a body names. `from` is a participant who sends something. */
export interface Named {
  participantId?: unknown;
  userId?: unknown;
  from?: unknown;
}

/** The guard that a call with this body takes. */
export type GuardFor<Body, Who extends Audience, Someone extends Identity | undefined> =
  Extract<keyof Body, keyof Named> extends never ? Guard<Who, Someone> : BodyGuard<Who, Someone>;

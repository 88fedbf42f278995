import type { CommunityConfig } from '../../config/types';
import type { Identity } from '../people/identity';

/** Ids only: what travels between processes. */
export type TopicEvent = Readonly<Record<string, string | number | boolean | null>>;

/** Somebody at one socket, with the parameters of the topic they subscribe to. */
export interface Subscriber {
  identity: Identity;
  community: CommunityConfig;
  params: Readonly<Record<string, string>>;
}

/** A kind of topic, which a module declares in its `topics`. */
export interface Topic<Ready = unknown> {
  /** '/topic/chat/{id}' */
  pattern: string;
  /** Whether somebody may subscribe now; asked again when rights change. Throws or false: refused. */
  admits(subscriber: Subscriber): Promise<boolean>;
  /** Reads once per process and event what the frames need. Null: nothing to send. */
  read(event: TopicEvent, params: Readonly<Record<string, string>>): Promise<Ready | null>;
  /** `read` of events that came together, for topics where one question costs as much as many. */
  readMany?(
    events: readonly TopicEvent[],
    params: Readonly<Record<string, string>>,
  ): Promise<readonly (Ready | null)[]>;
  /** The body for one subscriber. Undefined: not for them. The same object for many subscribers is written once. */
  present(ready: Ready, subscriber: Subscriber): unknown;
  /** Whether the event may be dropped for a slow socket. */
  mayDrop(event: TopicEvent): boolean;
  /** What SEND to '/app/…' does. Asked after `admits`, with the parameters of the destination, which are those of the pattern. */
  receives?: { destination: string; accept(subscriber: Subscriber, body: unknown): Promise<void> };
}

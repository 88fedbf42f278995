import type { Waits } from './deliveries/schedule';
import type { Setting } from './kinds/definition';
import type { NotificationKinds } from './kinds/kinds';
import type { Recipient } from './recipients/recipient';

/** One notification to one address at the time of sending. */
export interface Outgoing {
  /** The same for every attempt, so that a recipient keeps one. */
  id: string;
  kind: string;
  data: object;
  address: string;
  /** What comes back to the sender's address is about this delivery. */
  replyKey?: string;
  date: Date;
  /** The link unsubscribes from its kind. Absent for kinds that cannot be switched off. */
  setting: Setting & { unsubscribeUrl?: string };
}

export interface SendOptions {
  /** Called, and waited for, before the last of the message is handed over: it may arrive from then on. */
  onHandOver: () => Promise<void>;
  /** Ends the attempt. */
  signal: AbortSignal;
}

/** How a channel addresses people: enough to write its deliveries. */
export interface ChannelRule {
  /**
   * Stored with deliveries and preferences, so it must not change. Settings (P11) list the channel if its name is a
   * contact type.
   */
  name: string;
  /** The address of a recipient. Undefined if the channel does not reach them. */
  addressOf(recipient: Recipient): string | undefined;
  /** Whether a member may have its notifications once a day, as one. */
  hasDigest?: true;
}

/** Durations and timeouts of sending, which tests replace. A channel adds its own by `declare module`. */
export interface SendingOptions {
  waits?: Partial<Waits>;
  /** How long attempts under way may take once the server closes, in ms. */
  closing?: number;
}

/** The options of a channel's factory. */
export interface ChannelOptions extends SendingOptions {
  kinds: NotificationKinds;
}

/** A way to reach people. Each has a folder in `../channels`. */
export interface Channel<Message = unknown> extends ChannelRule {
  /** No attempt lasts longer, in ms. */
  longestAttempt: number;
  render(outgoing: Outgoing): Promise<Message>;
  /** Hands over a message. A rejection means that it was not accepted, or that the outcome is unknown. */
  send(message: Message, options: SendOptions): Promise<void>;
  /** Whether an error is a permanent refusal of the message. */
  isPermanent(error: unknown): boolean;
  /** What a permanent refusal of the address says. Undefined for every other error. */
  refusalOf?(error: unknown): { status: string } | undefined;
  /** Whether an error is a refusal of the message, temporary or permanent. */
  isRefusal(error: unknown): boolean;
  /** Removes sent messages of a deleted account, if possible. */
  takeBack?(ids: readonly string[]): Promise<void>;
  /** Removes what it stored of messages sent before a moment. */
  cleanUp?(before: Date): Promise<void>;
}

import type { FastifyInstance } from 'fastify';
import type { Orm } from '../db/database';
import type { Env } from '../env';
import type { ActionButton } from './actions/buttons';
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
  /** What its reader can do from it. Empty for most kinds, for digests, and for channels without `hasButtons`. */
  buttons: readonly ActionButton[];
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
  /** The addresses of each recipient, in the order of the recipients: none if the channel does not reach them. */
  addressesOf(orm: Orm, recipients: readonly Recipient[]): Promise<readonly (readonly string[])[]>;
  /** Whether a member may have its notifications once a day, as one. */
  hasDigest?: true;
  /** Whether it is for members who are away: a page that they use shows what their list has. */
  isForAway?: true;
  /** Whether its messages have buttons (`actions/`). */
  hasButtons?: true;
  /**
   * Whether it also carries what nobody may switch off, such as codes. One channel does: a code proves an address, and other
   * channels would repeat what has arrived.
   */
  carriesRequired?: true;
}

/** How a member has a channel. */
export interface Connection {
  state: 'CONNECTED' | 'NOT_CONNECTED' | 'STOPPED';
  /** As the member knows it; '' for none. */
  address: string;
}

/** An address of an account, or of nobody's. */
export interface AddressOfAccount {
  address: string;
  userId: string | null;
}

/** The addresses of a channel whose members connect them, such as chats or browsers. */
interface AddressBook {
  /** Whether an address still belongs to an account and takes messages. */
  has(orm: Orm, at: AddressOfAccount): Promise<boolean>;
  /** Whether an error says that an address takes nothing any more. Its deliveries end with it. */
  isGone(error: unknown): boolean;
  /** Stores that an address takes nothing any more. Answers whether its owner has to be told. */
  stop(orm: Orm, at: AddressOfAccount, now: Date): Promise<boolean>;
}

/** Durations and timeouts of sending, which tests replace. A channel adds its own by `declare module`. */
export interface SendingOptions {
  waits?: Partial<Waits>;
  /** How many deliveries of a channel are attempted at once. */
  atOnce?: number;
  /** Whether due deliveries are also looked for by the clock, and not only when the worker is woken. */
  byClock?: boolean;
  /** How long attempts under way may take once the server closes, in ms. */
  closing?: number;
}

/** The options of a channel's factory. */
export interface ChannelOptions extends SendingOptions {
  kinds: NotificationKinds;
  now: () => Date;
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
  /** How long nothing more may be sent after an error, in ms. */
  retryAfterOf?(error: unknown): number | undefined;
  /** The addresses that the channel stores itself. */
  addressBook?: AddressBook;
  /** How a member has the channel in a community. */
  connectionOf(orm: Orm, userId: string, communityId: string): Promise<Connection>;
  /** Removes sent messages of a deleted account, if possible. */
  takeBack?(ids: readonly string[]): Promise<void>;
  /** Removes what it stored of messages sent before a moment. */
  cleanUp?(before: Date): Promise<void>;
}

/** Makes a channel, if the installation has what it needs. */
export interface ChannelFactory {
  /** In words for the operator, as in 'notifications by …'. */
  title: string;
  /** What the installation lacks, in words for the operator. Undefined if the channel works. */
  lacks(env: Env): string | undefined;
  create(app: FastifyInstance, options: ChannelOptions): Channel;
}

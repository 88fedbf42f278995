import type { Chat, ChatChanges, ChatEvent, ChatState, Message } from '../../../generated/api/chat';
import {
  isLoaded,
  logOf,
  shownFrom,
  withAround,
  withChanges,
  withMessage,
  withNewer,
  withOlder,
  withoutPlace,
  withPosition,
  withPresented,
  type ChatLog,
} from './chatLog';
import {
  changeIn,
  nextToSend,
  unconfirmed,
  withoutArrived,
  withoutMessage,
  type PendingMessage,
} from './outbox';

/** A failed call that can go well later: the server was not reached. */
export interface Failure {
  isTemporary: boolean;
  reason: string;
}

export interface ChatSyncOptions {
  /** The chat as the page came with it. */
  chat: Chat;
  /** The member's participant. */
  me: string;
  changes: (after: number) => Promise<ChatChanges>;
  /** The chat with its latest messages, or with others. */
  read: (which: { before?: number; after?: number; around?: number }) => Promise<Chat>;
  send: (message: PendingMessage) => Promise<Message>;
  failureOf: (error: unknown) => Failure;
  /** Keeps what the server does not have. */
  keep: (outbox: readonly PendingMessage[]) => void;
  kept: readonly PendingMessage[];
}

export interface ChatSnapshot {
  log: ChatLog;
  outbox: readonly PendingMessage[];
}

export type ChatSync = ReturnType<typeof createChatSync>;

/** Whether a message tells of a change of the group. Who has left cannot ask for it. */
const isOfGroup = ({ kind, participantIds }: Message, me: string): boolean =>
  kind === 'JOINED' || kind === 'RENAMED' || (kind === 'LEFT' && !participantIds?.includes(me));

/**
 * Keeps one chat as the server has it, whatever is lost, doubled or overtaken on the way: an event that does not follow
 * the last known change makes it ask for the changes. Own messages are shown at once and sent one after the other.
 */
export function createChatSync(options: ChatSyncOptions) {
  const { me, changes, read, send, failureOf, keep } = options;
  const log = logOf(options.chat);
  let now: ChatSnapshot = { log, outbox: withoutArrived(options.kept, log.messages.values(), me) };
  const listeners = new Set<() => void>();
  /** The latest change that was heard of. */
  let heard = log.change;
  let catching: Promise<void> | undefined;
  let isAskedAgain = false;
  let sending: Promise<void> | undefined;
  const loading: { older?: Promise<void>; newer?: Promise<void> } = {};

  function set(next: Partial<ChatSnapshot>): void {
    const before = now;
    const merged = { ...now, ...next };
    now = { ...merged, outbox: withoutArrived(merged.outbox, merged.log.messages.values(), me) };
    if (now.outbox !== before.outbox) keep(unconfirmed(now.outbox));
    for (const listener of listeners) listener();
  }

  async function askForChanges(): Promise<void> {
    try {
      for (let hasMore = true; hasMore || isAskedAgain;) {
        isAskedAgain = false;
        const answer = await changes(now.log.change);
        set({ log: withChanges(now.log, answer) });
        ({ hasMore } = answer);
      }
    } finally {
      catching = undefined;
    }
  }

  /** Asks for what has changed. Resolves when it is there, and rejects if the server cannot be asked. */
  function catchUp(): Promise<void> {
    isAskedAgain = true;
    catching ??= askForChanges();
    return catching;
  }

  function apply(message: Message): void {
    heard = Math.max(heard, message.change);
    set({ log: withMessage(now.log, message) });
  }

  const isBehind = () => now.log.change < heard;

  /** If it fails, the next event or the next connection asks again. */
  const catchUpIfBehind = () => void (isBehind() && catchUp().catch(() => undefined));

  /** Loads what is shown once more, because it is presented otherwise now: a person was hidden, or is blocked. */
  async function reload(): Promise<void> {
    const { from } = now.log;
    let fresh = logOf(await read({}));
    while (fresh.hasOlder && fresh.from > from) fresh = withOlder(fresh, await read({ before: fresh.from }));
    // The answer may be older than what is known.
    heard = Math.max(heard, now.log.change);
    set({ log: withPresented(now.log, fresh) });
    catchUpIfBehind();
  }

  /** Loads messages beside those that are shown, once at a time. */
  function load(
    side: keyof typeof loading,
    answer: () => Promise<Chat>,
    add: typeof withOlder,
  ): Promise<void> {
    loading[side] ??= answer()
      .then((chat) => set({ log: add(now.log, chat) }))
      .finally(() => {
        loading[side] = undefined;
      });
    return loading[side];
  }

  /** Takes the body of a frame. */
  function receive(event: ChatEvent): void {
    heard = Math.max(heard, event.change ?? 0);
    if (event.message) apply(event.message);
    else if (event.type === 'state' && event.participantId) set({ log: withPosition(now.log, event, me) });
    // The name and the people come with the chat's state.
    if (event.message && isOfGroup(event.message, me)) void catchUp().catch(() => undefined);
    else catchUpIfBehind();
  }

  /** Takes the answer to a call that changes a message. */
  function accept(message: Message): void {
    apply(message);
    catchUpIfBehind();
  }

  /** Whether the server was reached. */
  async function sendOne(pending: PendingMessage): Promise<boolean> {
    const { messageId } = pending;
    try {
      const message = await send(pending);
      set({ outbox: changeIn(now.outbox, messageId, { state: 'sent' }) });
      accept(message);
      return true;
    } catch (error) {
      const { isTemporary, reason } = failureOf(error);
      const state = isTemporary ? { state: 'unsent' as const } : { state: 'refused' as const, reason };
      set({ outbox: changeIn(now.outbox, messageId, state) });
      return !isTemporary;
    }
  }

  async function sendAll(first: PendingMessage): Promise<void> {
    let next: PendingMessage | undefined = first;
    while (next && (await sendOne(next))) next = nextToSend(now.outbox);
    sending = undefined;
  }

  /** Sends what waits, in its order. It ends where the server cannot be reached. */
  function flush(): Promise<void> {
    const next = nextToSend(now.outbox);
    if (next) sending ??= sendAll(next);
    return sending ?? Promise.resolve();
  }

  return {
    snapshot: (): ChatSnapshot => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    receive,
    accept,
    catchUp,
    flush,
    send: (message: Omit<PendingMessage, 'state'>): Promise<void> => {
      set({ outbox: [...now.outbox, { ...message, state: 'waiting' }] });
      return flush();
    },
    retry: (messageId: string): Promise<void> => {
      set({ outbox: changeIn(now.outbox, messageId, { state: 'waiting', reason: undefined }) });
      return flush();
    },
    discard: (messageId: string): void => set({ outbox: withoutMessage(now.outbox, messageId) }),
    /** Something about the chat that the server has just taken. */
    update: (changes: Partial<ChatState>): void =>
      set({ log: { ...now.log, chat: { ...now.log.chat, ...changes } } }),
    /** The member has read up to a message. */
    read: (readNumber: number): void =>
      set({ log: withPosition(now.log, { participantId: me, readNumber }, me) }),
    reload,
    /** Whether it is open on the page. */
    isWatched: (): boolean => listeners.size > 0,
    /** Loads the messages before those that are shown. */
    loadOlder: (): Promise<void> => load('older', () => read({ before: shownFrom(now.log).from }), withOlder),
    /** Loads the messages after a place that is shown. */
    loadNewer: async (): Promise<void> => {
      const { place } = now.log;
      if (place) await load('newer', () => read({ after: place.to }), withNewer);
    },
    /** Shows a message among those around it. Resolves once they are there. */
    goTo: async (number: number): Promise<void> => {
      if (!isLoaded(now.log, number)) set({ log: withAround(now.log, await read({ around: number })) });
      else if (number >= now.log.from) set({ log: withoutPlace(now.log) });
    },
    /** Shows the latest messages again. */
    toLatest: (): void => set({ log: withoutPlace(now.log) }),
  };
}

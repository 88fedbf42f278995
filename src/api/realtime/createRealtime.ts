import type { Line, LineHandlers } from './stompLine';

interface Subscriber {
  /** The body of a frame. Undefined: it was no JSON. */
  onEvent: (body: unknown) => void;
  /** From here on nothing is missed until the connection is lost: the moment to read the state. */
  onReady?: () => void;
  /** The server has ended or refused it, or has ended the session. A call tells why. */
  onEnd?: () => void;
}

interface RealtimeOptions {
  openLine: (address: string, handlers: LineHandlers) => Promise<Line>;
  /** Undefined: nobody is signed in. */
  address: () => string | undefined;
  /** The wait before it is opened again, in ms. */
  delayAfter: (failures: number) => number;
}

/** The code with which the server closes when the session has ended, or the member has left. */
const sessionOver = 4401;

const isEnd = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'type' in body && body.type === 'ended';

/** The connection by which the server sends events. It is opened again until `stop`, with what is subscribed by then. */
export function createRealtime({ openLine, address, delayAfter }: RealtimeOptions) {
  const topics = new Map<string, Set<Subscriber>>();
  /** Subscriptions that the server has confirmed. */
  const ready = new Set<string>();
  const listeners = new Set<() => void>();
  /** Parts of the page that need the connection. */
  const users = new Set<object>();
  let isUp = false;
  let line: Line | undefined;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Handlers of a line that was closed do nothing. */
  let current = {};

  function setUp(up: boolean): void {
    if (isUp === up) return;
    isUp = up;
    for (const listener of listeners) listener();
  }

  /** Forgets a topic that is no longer one of the user’s. */
  function end(topic: string): void {
    const subscribers = topics.get(topic) ?? [];
    topics.delete(topic);
    ready.delete(topic);
    for (const { onEnd } of subscribers) onEnd?.();
  }

  function down(code?: number): void {
    current = {};
    line = undefined;
    ready.clear();
    setUp(false);
    clearTimeout(timer);
    if (users.size === 0) return;
    timer = setTimeout(() => void open(), delayAfter(++failures));
    if (code !== sessionOver) return;
    for (const subscribers of topics.values()) for (const { onEnd } of subscribers) onEnd?.();
  }

  async function open(): Promise<void> {
    clearTimeout(timer);
    const to = address();
    if (to === undefined) return down();
    const own = {};
    current = own;
    const whileOpen =
      <Args extends unknown[]>(handler: (...args: Args) => void) =>
      (...args: Args) => {
        if (current === own) handler(...args);
      };
    const handlers: LineHandlers = {
      onUp: whileOpen(() => {
        failures = 0;
        setUp(true);
        for (const topic of topics.keys()) line?.subscribe(topic);
      }),
      onDown: whileOpen(down),
      onEvent: whileOpen((topic, body) => {
        if (isEnd(body)) return end(topic);
        for (const { onEvent } of topics.get(topic) ?? []) onEvent(body);
      }),
      onSubscribed: whileOpen((topic) => {
        ready.add(topic);
        for (const { onReady } of topics.get(topic) ?? []) onReady?.();
      }),
      onRefused: whileOpen(end),
    };
    try {
      const opened = await openLine(to, handlers);
      if (current === own) line = opened;
      else opened.close();
    } catch {
      // Its code has not loaded.
      if (current === own) down();
    }
  }

  return {
    /** Keeps the connection until everybody who has started it has called what this returns. */
    start(): () => void {
      const user = {};
      users.add(user);
      if (users.size === 1) void open();
      return () => {
        if (!users.delete(user) || users.size > 0) return;
        const closed = line;
        down();
        failures = 0;
        closed?.close();
      };
    },
    /** The browser is online again: why wait? */
    hurry(): void {
      if (users.size === 0 || isUp || line) return;
      void open();
    },
    isUp: () => isUp,
    /** Tells whenever the connection comes or goes. */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Subscribes now, and again with each new connection. */
    subscribe(topic: string, subscriber: Subscriber): () => void {
      const known = topics.get(topic);
      const subscribers = known ?? new Set();
      subscribers.add(subscriber);
      topics.set(topic, subscribers);
      if (!known && isUp) line?.subscribe(topic);
      if (ready.has(topic)) subscriber.onReady?.();
      return () => {
        subscribers.delete(subscriber);
        if (subscribers.size > 0 || topics.get(topic) !== subscribers) return;
        topics.delete(topic);
        ready.delete(topic);
        if (isUp) line?.unsubscribe(topic);
      };
    },
    /** Sends what may get lost. */
    send(destination: string, body: unknown): void {
      if (isUp) line?.send(destination, body);
    },
  };
}

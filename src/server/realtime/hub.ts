import type { FastifyBaseLogger } from 'fastify';
import { createMessageWriter } from './messages';
import { rightsKey, shortKey } from './rights';
import { SetMap } from './setMap';
import type { Socket } from './socket';
import type { Subscriber, Topic, TopicEvent } from './topic';
import type { TopicTable } from './topicTable';

/** Events of one topic that wait to be read. More, and its subscribers have to start again. */
const mostWaiting = 1000;
/** Events of one topic that are read together. */
const mostTogether = 100;
/** Messages that are sent before other work gets its turn. */
const inOneTurn = 500;

export interface Subscription {
  readonly id: string;
  /** The name of the topic. */
  readonly name: string;
  readonly topic: Topic;
  readonly socket: Socket;
  subscriber: Subscriber;
}

export interface Hub {
  add(subscription: Subscription): void;
  remove(subscription: Subscription): void;
  subscriptionsOf(name: string): readonly Subscription[];
  /** The subscriptions to the topic whose rights have this key. */
  subscriptionsDependingOn(key: string): readonly Subscription[];
  /** Delivers an event to the subscribers of this process. */
  deliver(name: string, event: TopicEvent): void;
}

const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** The subscriptions of this process, by topic. `onOverflow` is called with those that missed events. */
export function createHub(
  table: TopicTable,
  log: FastifyBaseLogger,
  onOverflow: (subscription: Subscription) => void,
): Hub {
  const subscriptions = new SetMap<string, Subscription>();
  const byRights = new SetMap<number, Subscription>();
  /** Events by topic, while some are delivered, which happens one after the other. */
  const waiting = new Map<string, TopicEvent[]>();
  let sent = 0;

  /** They miss something, and a client cannot see what. */
  function restart(name: string): void {
    for (const subscription of subscriptions.get(name)) onOverflow(subscription);
  }

  async function send(name: string, topic: Topic, event: TopicEvent, ready: unknown): Promise<void> {
    const mayDrop = topic.mayDrop(event);
    const write = createMessageWriter(name);
    for (const subscription of subscriptions.get(name)) {
      // It may have ended during the turn of something else.
      if (!subscriptions.has(name, subscription)) continue;
      const body = topic.present(ready, subscription.subscriber);
      if (body === undefined) continue;
      subscription.socket.send(write(subscription.id, body), mayDrop);
      sent += 1;
      if (sent % inOneTurn === 0) await nextTurn();
    }
  }

  async function deliverSome(
    { name, topic, subscriber: { params } }: Subscription,
    events: TopicEvent[],
  ): Promise<void> {
    const some = events.slice(0, topic.readMany ? mostTogether : 1);
    try {
      const ready = topic.readMany
        ? await topic.readMany(some, params)
        : [await topic.read(some[0]!, params)];
      for (const [at, event] of some.entries()) {
        if (ready[at] !== null) await send(name, topic, event, ready[at]);
      }
    } catch (error) {
      log.error({ err: error }, 'an event of a topic was not delivered');
      restart(name);
    }
    events.splice(0, some.length);
  }

  async function deliverAll(name: string, events: TopicEvent[]): Promise<void> {
    waiting.set(name, events);
    for (let any = subscriptions.any(name); any && events.length > 0; any = subscriptions.any(name)) {
      await deliverSome(any, events);
    }
    waiting.delete(name);
  }

  return {
    add(subscription) {
      const { name } = subscription;
      subscriptions.add(name, subscription);
      byRights.add(shortKey(rightsKey({ topic: name })), subscription);
    },

    remove(subscription) {
      const { name } = subscription;
      subscriptions.delete(name, subscription);
      byRights.delete(shortKey(rightsKey({ topic: name })), subscription);
    },

    subscriptionsOf: (name) => subscriptions.get(name),

    subscriptionsDependingOn: (key) => byRights.get(shortKey(key)),

    deliver(name, event) {
      const events = waiting.get(name);
      if (events && events.length < mostWaiting) events.push(event);
      else if (!events) void deliverAll(name, [event]);
      else if (!table.find(name)?.topic.mayDrop(event)) restart(name);
    },
  };
}

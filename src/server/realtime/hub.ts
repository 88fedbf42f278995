import type { FastifyBaseLogger } from 'fastify';
import { createMessageWriter } from './messages';
import { rightsKey } from './rights';
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

interface Channel {
  name: string;
  topic: Topic;
  params: Readonly<Record<string, string>>;
  subscriptions: Set<Subscription>;
  /** Events that wait for their turn: they are delivered one after the other. */
  waiting: TopicEvent[];
  isDelivering: boolean;
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
  const channels = new Map<string, Channel>();
  const byRights = new Map<string, Channel>();
  let sent = 0;

  /** Its subscribers miss something, and a client cannot see what. */
  function restart({ subscriptions }: Channel): void {
    for (const subscription of [...subscriptions]) onOverflow(subscription);
  }

  async function send(channel: Channel, event: TopicEvent, ready: unknown): Promise<void> {
    const { topic, name, subscriptions } = channel;
    const mayDrop = topic.mayDrop(event);
    const write = createMessageWriter(name);
    for (const subscription of [...subscriptions]) {
      // It may have ended during the turn of something else.
      if (!subscriptions.has(subscription)) continue;
      const body = topic.present(ready, subscription.subscriber);
      if (body === undefined) continue;
      subscription.socket.send(write(subscription.id, body), mayDrop);
      sent += 1;
      if (sent % inOneTurn === 0) await nextTurn();
    }
  }

  const read = async (
    { topic, params }: Channel,
    events: readonly TopicEvent[],
  ): Promise<readonly unknown[]> =>
    topic.readMany ? topic.readMany(events, params) : [await topic.read(events[0]!, params)];

  async function deliverSome(channel: Channel): Promise<void> {
    const events = channel.waiting.slice(0, channel.topic.readMany ? mostTogether : 1);
    try {
      const ready = await read(channel, events);
      for (const [at, event] of events.entries()) {
        if (ready[at] !== null) await send(channel, event, ready[at]);
      }
    } catch (error) {
      log.error({ err: error }, 'an event of a topic was not delivered');
      restart(channel);
    }
    channel.waiting.splice(0, events.length);
  }

  async function deliverAll(channel: Channel): Promise<void> {
    channel.isDelivering = true;
    while (channel.waiting.length > 0 && channel.subscriptions.size > 0) await deliverSome(channel);
    channel.isDelivering = false;
  }

  return {
    add(subscription) {
      const { name, topic, subscriber } = subscription;
      let channel = channels.get(name);
      if (!channel) {
        const { params } = subscriber;
        channel = { name, topic, params, subscriptions: new Set(), waiting: [], isDelivering: false };
        channels.set(name, channel);
        byRights.set(rightsKey({ topic: name }), channel);
      }
      channel.subscriptions.add(subscription);
    },

    remove(subscription) {
      const channel = channels.get(subscription.name);
      channel?.subscriptions.delete(subscription);
      if (channel?.subscriptions.size !== 0) return;
      channels.delete(subscription.name);
      byRights.delete(rightsKey({ topic: subscription.name }));
    },

    subscriptionsOf: (name) => [...(channels.get(name)?.subscriptions ?? [])],

    subscriptionsDependingOn: (key) => [...(byRights.get(key)?.subscriptions ?? [])],

    deliver(name, event) {
      const channel = channels.get(name);
      if (!channel) return;
      if (channel.waiting.length >= mostWaiting) {
        if (!channel.topic.mayDrop(event)) restart(channel);
        return;
      }
      channel.waiting.push(event);
      if (!channel.isDelivering) void deliverAll(channel);
    },
  };
}

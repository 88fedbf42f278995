import type { FastifyBaseLogger } from 'fastify';
import { escapeHeader } from './codec/serialize';
import { rightsKey } from './rights';
import type { Socket } from './socket';
import type { Subscriber, Topic, TopicEvent } from './topic';
import type { TopicTable } from './topicTable';

/** Events of one topic that wait to be read. More, and its subscribers have to start again. */
const mostWaiting = 1000;

export interface Subscription {
  readonly id: string;
  /** The name of the topic. */
  readonly name: string;
  readonly topic: Topic;
  readonly socket: Socket;
  subscriber: Subscriber;
}

interface Channel {
  topic: Topic;
  params: Readonly<Record<string, string>>;
  subscriptions: Set<Subscription>;
  /** Events are delivered one after the other. */
  last: Promise<void>;
  waiting: number;
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

let messages = 0;

/** Sends a body to a subscription. */
export function sendMessage({ id, name, socket }: Subscription, body: string, mayDrop = false): void {
  messages += 1;
  const head = `MESSAGE\nsubscription:${escapeHeader(id)}\nmessage-id:${messages}\ndestination:${escapeHeader(name)}\n`;
  const length = `content-type:application/json\ncontent-length:${Buffer.byteLength(body)}\n\n`;
  socket.send(`${head}${length}${body}\0`, mayDrop);
}

/** The subscriptions of this process, by topic. `onOverflow` is called with those that missed events. */
export function createHub(
  table: TopicTable,
  log: FastifyBaseLogger,
  onOverflow: (subscription: Subscription) => void,
): Hub {
  const channels = new Map<string, Channel>();
  const byRights = new Map<string, Channel>();

  async function send({ topic, params, subscriptions }: Channel, event: TopicEvent): Promise<void> {
    const ready = await topic.read(event, params);
    if (ready === null) return;
    const mayDrop = topic.mayDrop(event);
    const written = new Map<unknown, string>();
    for (const subscription of [...subscriptions]) {
      const body = topic.present(ready, subscription.subscriber);
      if (body === undefined) continue;
      const text = written.get(body) ?? JSON.stringify(body);
      written.set(body, text);
      sendMessage(subscription, text, mayDrop);
    }
  }

  return {
    add(subscription) {
      const { name, topic, subscriber } = subscription;
      let channel = channels.get(name);
      if (!channel) {
        const { params } = subscriber;
        channel = { topic, params, subscriptions: new Set(), last: Promise.resolve(), waiting: 0 };
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
      if (channel.waiting >= mostWaiting) {
        for (const subscription of [...channel.subscriptions]) onOverflow(subscription);
        return;
      }
      channel.waiting += 1;
      channel.last = channel.last
        .then(() => send(channel, event))
        .catch((error: unknown) => {
          log.error({ err: error }, 'an event of a topic was not delivered');
          // A client cannot see that it is missing.
          for (const subscription of [...channel.subscriptions]) onOverflow(subscription);
        })
        .finally(() => {
          channel.waiting -= 1;
        });
    },
  };
}

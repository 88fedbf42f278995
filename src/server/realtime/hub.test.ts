import type { FastifyBaseLogger } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import type { WebSocketText } from './codec/webSocketText';
import { createHub, type Subscription } from './hub';
import type { Socket } from './socket';
import type { Topic, TopicEvent } from './topic';
import { createTopicTable } from './topicTable';

const name = '/topic/room/a';
type Read = (events: readonly TopicEvent[]) => Promise<TopicEvent[]>;

/** A topic whose events are read when the test lets them, and the subscriber that hears of them. */
function makeRoom() {
  const [heard, waiting]: [WebSocketText[], (() => void)[]] = [[], []];
  const readMany = vi.fn<Read>(
    (events) => new Promise((resolve) => waiting.push(() => resolve([...events]))),
  );
  const topic: Topic<TopicEvent> = {
    pattern: '/topic/room/{id}',
    admits: async () => true,
    read: async (event) => event,
    readMany,
    present: (event) => event,
    mayDrop: ({ type }) => type === 'typing',
  };
  const onOverflow = vi.fn();
  const hub = createHub(createTopicTable([topic]), {} as FastifyBaseLogger, onOverflow);
  const subscribe = (): Subscription => {
    const socket = { send: (text: WebSocketText) => void heard.push(text) } as unknown as Socket;
    const subscriber = { params: { id: 'a' } } as unknown as Subscription['subscriber'];
    const subscription = { id: name, name, topic, socket, subscriber };
    hub.add(subscription);
    return subscription;
  };
  const letRead = async () => {
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const bodies = () => heard.map(({ bytes }) => /"at":(\d+)/.exec(bytes.toString())?.[1]);
  return { hub, readMany, onOverflow, subscribe, letRead, heard, bodies };
}

describe('CHA-09 the events of a topic', () => {
  it('are read together where they came while others were read, and delivered in order', async () => {
    const { hub, readMany, subscribe, letRead, bodies } = makeRoom();
    subscribe();
    for (let at = 1; at <= 40; at += 1) hub.deliver(name, { at });
    await letRead();
    await letRead();
    expect(readMany.mock.calls.map(([events]) => events.length)).toEqual([1, 39]);
    expect(bodies()).toEqual(Array.from({ length: 40 }, (_, at) => `${at + 1}`));
  });

  it('are written once for all subscribers who see the same', async () => {
    const { hub, subscribe, letRead, heard } = makeRoom();
    for (let count = 0; count < 3; count += 1) subscribe();
    hub.deliver(name, { at: 1 });
    await letRead();
    expect(heard).toHaveLength(3);
    expect(new Set(heard).size).toBe(1);
  });

  it('are dropped if too many wait and they may be; otherwise the subscribers start again', () => {
    const { hub, subscribe, onOverflow } = makeRoom();
    const subscription = subscribe();
    for (let at = 0; at < 1200; at += 1) hub.deliver(name, { type: 'typing', at });
    expect(onOverflow).not.toHaveBeenCalled();
    hub.deliver(name, { type: 'message', at: 1 });
    expect(onOverflow).toHaveBeenCalledExactlyOnceWith(subscription);
  });
});

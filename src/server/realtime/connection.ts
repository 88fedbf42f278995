import { AppError } from '../errors';
import type { CommunityConfig } from '../../config/types';
import { asMember } from '../guards/membership';
import type { Identity } from '../people/identity';
import type { RealtimeBounds } from './bounds';
import { closeCodes } from './closeCodes';
import type { Frame } from './codec/frame';
import { serializeFrame } from './codec/serialize';
import type { Hub, Subscription } from './hub';
import { writeMessage } from './messages';
import type { Socket } from './socket';
import type { Subscriber, Topic } from './topic';
import type { TopicTable } from './topicTable';

/** Somebody’s socket in one community. */
export interface Connection {
  socket: Socket;
  identity: Identity;
  community: CommunityConfig;
  /** When the session expires, in ms. */
  expiresAt: number;
  subscriptions: readonly Subscription[];
}

interface ProtocolContext {
  hub: Hub;
  topics: TopicTable;
  bounds: RealtimeBounds;
  /** Whether rights on a topic changed just now, so that an answer about it may be outdated. */
  changedJustNow: (topic: string) => boolean;
}

/** A frame that is refused: the socket gets an ERROR and is closed. */
export class RefusedFrame extends Error {
  override readonly name = 'RefusedFrame';
  constructor(
    message: string,
    readonly headers: Readonly<Record<string, string | undefined>> = {},
  ) {
    super(message);
  }
}

const version = '1.2';

function requireHeader({ command, headers }: Frame, name: string): string {
  const value = headers.get(name);
  if (value === undefined || value === '') throw new RefusedFrame(`${command} needs the header ${name}.`);
  return value;
}

/** Whether somebody may use a topic. What is refused and what does not exist look the same. */
export async function isAdmitted(topic: Topic, subscriber: Subscriber): Promise<boolean> {
  try {
    return await topic.admits(subscriber);
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return false;
    throw error;
  }
}

/** The participant of the connection’s user in its community. */
export const participantOf = ({ identity, community }: Pick<Connection, 'identity' | 'community'>) =>
  asMember(identity, community.id).membership?.participantId;

const subscriptionOf = ({ subscriptions }: Connection, id: string): Subscription | undefined =>
  subscriptions.find((subscription) => subscription.id === id);

function removeSubscription(hub: Hub, connection: Connection, subscription: Subscription): void {
  connection.subscriptions = connection.subscriptions.filter((each) => each !== subscription);
  hub.remove(subscription);
}

/** Takes a subscription away from a client: its last message says so. */
export function endSubscription(hub: Hub, connection: Connection, subscription: Subscription): void {
  removeSubscription(hub, connection, subscription);
  const { id, name, socket } = subscription;
  socket.send(writeMessage(name, id, '{"type":"ended"}'));
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new RefusedFrame('The body of SEND is not JSON.');
  }
}

/** Handles the frames of clients as STOMP 1.2 says. */
export function createProtocol({ hub, topics, bounds, changedJustNow }: ProtocolContext) {
  function connect({ socket }: Connection, { command, headers }: Frame): void {
    if (command !== 'CONNECT' && command !== 'STOMP') throw new RefusedFrame('CONNECT comes first.');
    const versions = (headers.get('accept-version') ?? '1.0').split(',');
    if (!versions.includes(version)) throw new RefusedFrame('Only STOMP 1.2 is spoken here.', { version });
    const [, , wanted] = /^(\d{1,9}),(\d{1,9})$/.exec(headers.get('heart-beat') ?? '0,0') ?? [];
    if (wanted === undefined) throw new RefusedFrame('The header heart-beat is not two numbers.');
    socket.isConnected = true;
    socket.wantsHeartbeats = Number(wanted) > 0;
    const heartbeat = `${bounds.heartbeat},${bounds.heartbeat}`;
    socket.send(serializeFrame('CONNECTED', { version, 'heart-beat': heartbeat }));
  }

  async function subscribe(connection: Connection, frame: Frame): Promise<void> {
    const { socket, identity, community } = connection;
    const [id, name] = [requireHeader(frame, 'id'), requireHeader(frame, 'destination')];
    if ((frame.headers.get('ack') ?? 'auto') !== 'auto')
      throw new RefusedFrame('Messages are not acknowledged.');
    if (subscriptionOf(connection, id))
      throw new RefusedFrame('There is a subscription with this id.', { subscription: id });
    if (connection.subscriptions.length >= bounds.subscriptions)
      throw new RefusedFrame('Too many subscriptions.');
    const found = topics.find(name);
    const subscriber = { identity, community, params: found?.params ?? {} };
    if (!found || !(await isAdmitted(found.topic, subscriber))) {
      throw new RefusedFrame('There is no such topic for you.', {
        code: '1109',
        subscription: id,
        destination: name,
      });
    }
    if (socket.isOver) return;
    // Clients use the name as id: both are the same string then.
    const subscription = { id: id === name ? name : id, name, topic: found.topic, socket, subscriber };
    // Not by a spread, which makes room for more.
    connection.subscriptions = connection.subscriptions.concat(subscription);
    hub.add(subscription);
    if (changedJustNow(name) && !(await isAdmitted(found.topic, subscriber))) {
      endSubscription(hub, connection, subscription);
    }
  }

  function unsubscribe(connection: Connection, frame: Frame): void {
    const subscription = subscriptionOf(connection, requireHeader(frame, 'id'));
    // It may have ended just now.
    if (subscription) removeSubscription(hub, connection, subscription);
  }

  async function send({ identity, community }: Connection, frame: Frame): Promise<void> {
    const destination = requireHeader(frame, 'destination');
    if (frame.headers.has('transaction')) throw new RefusedFrame('There are no transactions.');
    const found = topics.findReceiver(destination);
    const subscriber = { identity, community, params: found?.params ?? {} };
    if (!found || !(await isAdmitted(found.topic, subscriber))) {
      throw new RefusedFrame('Nothing is received there from you.', { code: '1109', destination });
    }
    await found.topic.receives?.accept(subscriber, parseBody(frame.body));
  }

  const byCommand: Readonly<Record<string, (connection: Connection, frame: Frame) => void | Promise<void>>> =
    {
      SUBSCRIBE: subscribe,
      UNSUBSCRIBE: unsubscribe,
      SEND: send,
      DISCONNECT: () => undefined,
    };

  return async (connection: Connection, frame: Frame): Promise<void> => {
    const { socket } = connection;
    if (!socket.isConnected) return connect(connection, frame);
    const handle = byCommand[frame.command];
    if (!handle) throw new RefusedFrame(`${frame.command} is not received here.`);
    await handle(connection, frame);
    const receipt = frame.headers.get('receipt');
    if (receipt !== undefined) socket.send(serializeFrame('RECEIPT', { 'receipt-id': receipt }));
    if (frame.command === 'DISCONNECT') socket.close(closeCodes.done, 'bye');
  };
}

import type { Socket as NetSocket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer, type Server, type ServerOptions } from 'ws';
import type { CommunityConfig } from '../../config/types';
import type { Orm, Transaction } from '../db/database';
import { isUnreachable } from '../db/unreachable';
import { AppError } from '../errors';
import { realtimeBounds, tickEvery, type RealtimeBounds } from './bounds';
import { openBus } from './bus/bus';
import { openNotifyTransport } from './bus/notifyTransport';
import { openRedisTransport } from './bus/redisTransport';
import type { TransportListener } from './bus/transport';
import { Carrier } from './carrier';
import { closeCodes } from './closeCodes';
import { frameBounds, type Frame } from './codec/frame';
import { createProtocol, RefusedFrame, type Connection } from './connection';
import { createConnections, rightsKeysOf } from './connections';
import { createHub } from './hub';
import { keptIdentity } from './keptIdentity';
import { createLookAgain } from './lookAgain';
import { createPresence } from './presence/presence';
import { createRightsReader, recordRightsChange, rightsKey, type RightsSubject } from './rights';
import { Socket } from './socket';
import type { Subscriber, Topic, TopicEvent } from './topic';
import { createTopicTable } from './topicTable';

/** A session that is open, as it is now. */
export interface OpenSession extends Pick<Connection, 'identity'> {
  expiresAt: Date;
}

interface Realtime {
  /** Publishes an event of a topic to all its subscribers in all processes, after the commit. */
  publish(tx: Pick<Transaction, 'afterCommit'>, topic: string, event: TopicEvent): void;
  /**
   * Has every process look again at what somebody, or each subscriber of a topic, may do. Sessions, roles, memberships and blocks
   * do so by themselves.
   */
  rightsChanged(tx: Transaction, subject: RightsSubject): Promise<void>;
  /** Those of these participants who have an open socket in any process. */
  onlineAmong(participantIds: readonly string[], orm?: Orm): Promise<ReadonlySet<string>>;
  /** A member with an open socket in this process did something on a page. */
  act(participantId: string): void;
  /** The subscribers of a topic in this process. */
  subscribersOf(topic: string): readonly Subscriber[];
  /** Answers the upgrade of a request whose caller was identified after `attend`. */
  accept(
    upgrade: (use: (ws: Carrier, connection: NetSocket) => void) => void,
    session: OpenSession,
    community: CommunityConfig,
  ): void;
  /** From when it resolves until `work` ends, no change of rights is missed. */
  attend<Result>(work: () => Promise<Result>): Promise<Result>;
  server: Server<typeof Carrier>;
}

declare module 'fastify' {
  interface FastifyInstance {
    realtime: Realtime;
  }
}

interface RealtimeOptions {
  topics: readonly Topic[];
  now: () => Date;
  bounds?: Partial<RealtimeBounds>;
}

/** How often the connection between processes is checked, in ms. */
const checkEvery = 10_000;
/** How long sockets may take to close when the server closes, in ms. */
const closingGrace = 1000;

/** How this process reaches others. The embedded database serves one process alone. */
function transportOf({ env, db }: FastifyInstance) {
  const { REDIS_URL, DATABASE_URL } = env;
  if (REDIS_URL) return (listener: TransportListener) => openRedisTransport(REDIS_URL, listener);
  if (!DATABASE_URL || db.oneSession) return undefined;
  return (listener: TransportListener) => openNotifyTransport(DATABASE_URL, db, listener);
}

/** Sockets, and the topics that modules declare. */
export function createRealtime(app: FastifyInstance, options: RealtimeOptions): Realtime {
  const { log, db } = app;
  const bounds = { ...realtimeBounds, ...options.bounds };
  const clock = () => options.now().getTime();
  const topics = createTopicTable(options.topics);
  let attending = 0;
  let isClosing = false;

  const hub = createHub(topics, log, ({ socket }) => socket.close(closeCodes.missed, 'missed'));
  const bus = openBus({
    log,
    open: transportOf(app),
    onMessage: (message) => ('rights' in message ? rights.read() : hub.deliver(message.topic, message.event)),
    onGap: () => {
      for (const { socket } of connections.list()) socket.close(closeCodes.missed, 'missed');
    },
  });
  const publish = (topic: string, event: TopicEvent): void => {
    hub.deliver(topic, event);
    bus.send({ topic, event });
  };
  const presence = createPresence({ db, log, clock, announce: publish });
  const connections = createConnections({ hub, presence });
  const { lookAgain, lookAgainAt } = createLookAgain({ app, hub, connections });
  const rights = createRightsReader({ db, log, clock, onChange: lookAgainAt });
  const handle = createProtocol({
    hub,
    topics,
    bounds,
    changedJustNow: (topic) => rights.changedJustNow(rightsKey({ topic })),
  });

  function stopAttending(): void {
    if (attending === 0 && connections.size === 0) rights.stop();
  }

  function explain(socket: Socket, receipt: string | undefined, error: unknown): void {
    const receiptId = { 'receipt-id': receipt };
    if (error instanceof RefusedFrame) {
      return socket.fail(error.message, { headers: { ...error.headers, ...receiptId } });
    }
    if (error instanceof AppError && error.status < 500) {
      return socket.fail('The frame was refused.', { headers: { code: String(error.code), ...receiptId } });
    }
    if (!isUnreachable(error)) log.error({ err: error }, 'a frame was not handled');
    socket.fail('The server cannot answer at the moment.', { code: closeCodes.missed, headers: receiptId });
  }

  let ticks = 0;
  const timer = setInterval(() => {
    const now = clock();
    for (const connection of connections.list()) {
      const { socket } = connection;
      socket.tick(now);
      if (connection.expiresAt > now || socket.isOver) continue;
      // Until the answer, or the session was prolonged.
      connection.expiresAt = now + checkEvery;
      lookAgain(connection);
    }
    if (connections.size > 0) {
      rights.read();
      if (++ticks % (checkEvery / tickEvery) === 0) bus.check();
    }
    presence.tick(connections.size > 0);
  }, tickEvery).unref();

  const socketOptions = {
    bounds,
    clock,
    onFrame: async (socket: Socket, frame: Frame) => {
      const connection = connections.of(socket);
      try {
        if (connection) await handle(connection, frame);
      } catch (error) {
        explain(socket, frame.headers.get('receipt'), error);
      }
    },
    onError: (socket: Socket, error: unknown) => explain(socket, undefined, error),
    onEnd: (socket: Socket) => {
      connections.remove(socket);
      stopAttending();
    },
  };

  const serverOptions: ServerOptions<typeof Carrier> & { closeTimeout: number } = {
    noServer: true,
    WebSocket: Carrier,
    perMessageDeflate: false,
    maxPayload: 2 * frameBounds.frame,
    closeTimeout: bounds.close,
    handleProtocols: (offered) => (offered.has('v12.stomp') ? 'v12.stomp' : false),
  };
  const server = new WebSocketServer<typeof Carrier>(serverOptions);

  app.addHook('preClose', async () => {
    isClosing = true;
    clearInterval(timer);
    for (const { socket } of connections.list()) socket.close(closeCodes.restart, 'restart');
    if (server.clients.size > 0) {
      const all = [...server.clients].map((ws) => new Promise((done) => ws.once('close', done)));
      let late: NodeJS.Timeout | undefined;
      const patience = new Promise((done) => (late = setTimeout(done, closingGrace)));
      await Promise.race([Promise.all(all), patience]);
      clearTimeout(late);
    }
    for (const ws of server.clients) ws.terminate();
    await bus.close();
  });

  return {
    server,
    publish: (tx, topic, event) => tx.afterCommit(() => publish(topic, event)),
    rightsChanged: async (tx, subject) => {
      await recordRightsChange(tx, subject);
      tx.afterCommit(() => {
        if (connections.size > 0) rights.read();
        bus.send({ rights: true });
      });
    },
    onlineAmong: presence.onlineAmong,
    act: presence.act,
    subscribersOf: (topic) => hub.subscriptionsOf(topic).map(({ subscriber }) => subscriber),

    attend: async (work) => {
      attending += 1;
      try {
        await rights.start();
        return await work();
      } finally {
        attending -= 1;
        stopAttending();
      }
    },

    accept(upgrade, session, community) {
      const isFull = connections.size >= bounds.sockets;
      if (isClosing || isFull || connections.countOf(session.identity) >= bounds.socketsOfSession) {
        throw new AppError(1104);
      }
      upgrade((ws, raw) => {
        const connection: Connection = {
          socket: new Socket(ws, raw, socketOptions),
          identity: keptIdentity(session.identity, community.id),
          community,
          expiresAt: session.expiresAt.getTime(),
          subscriptions: [],
        };
        connections.add(connection);
        if (rightsKeysOf(connection).some(rights.changedJustNow)) lookAgain(connection);
      });
    },
  };
}

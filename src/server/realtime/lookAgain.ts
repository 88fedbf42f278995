import type { FastifyInstance } from 'fastify';
import { countsIn } from '../guards/countsIn';
import { closeCodes } from './closeCodes';
import { endSubscription, isAdmitted, participantOf, type Connection } from './connection';
import type { Connections } from './connections';
import { keptIdentity } from './keptIdentity';
import type { Hub, Subscription } from './hub';

interface LookAgainOptions {
  app: Pick<FastifyInstance, 'sessions' | 'communities' | 'secrets'>;
  hub: Hub;
  connections: Connections;
}

/** Looks again at the rights of connections and subscriptions, and ends what they do not allow any more. */
export function createLookAgain({ app, hub, connections }: LookAgainOptions) {
  async function atSubscription(connection: Connection, subscription: Subscription): Promise<void> {
    if (!connection.subscriptions.includes(subscription)) return;
    if (!(await isAdmitted(subscription.topic, subscription.subscriber))) {
      endSubscription(hub, connection, subscription);
    }
  }

  async function atConnection(connection: Connection): Promise<void> {
    const { socket } = connection;
    const open = await app.sessions.stillOpen(connection.identity.sessionId);
    const community = app.communities.byId(connection.community.id);
    if (!open || !community || !countsIn(community, open.identity, app.secrets)) {
      const headers = { code: '405' };
      return socket.fail('The session has ended.', { code: closeCodes.sessionOver, headers });
    }
    const wasParticipant = participantOf(connection) !== undefined;
    connection.expiresAt = open.expiresAt.getTime();
    const identity = keptIdentity(open.identity, community.id);
    connections.refresh(connection, identity, community);
    if (wasParticipant && participantOf(connection) === undefined) {
      const headers = { code: '1109' };
      return socket.fail('You are not a part of the community any more.', {
        code: closeCodes.sessionOver,
        headers,
      });
    }
    if (socket.isOver) return;
    for (const subscription of connection.subscriptions) {
      subscription.subscriber = { ...subscription.subscriber, identity, community };
      await atSubscription(connection, subscription);
    }
  }

  const lookAgain = (connection: Connection) => connection.socket.enqueue(() => atConnection(connection));

  return {
    lookAgain,
    /** At whatever depends on the rights of a subject, by its key. */
    lookAgainAt(key: string): void {
      for (const subscription of hub.subscriptionsDependingOn(key)) {
        const connection = connections.of(subscription.socket);
        if (connection) connection.socket.enqueue(() => atSubscription(connection, subscription));
      }
      connections.dependingOn(key).forEach(lookAgain);
    },
  };
}

import type { CommunityConfig } from '../../config/types';
import { asMember, isInside } from '../guards/membership';
import type { Identity } from '../people/identity';
import { participantOf, type Connection } from './connection';
import type { Hub } from './hub';
import type { createPresence } from './presence/presence';
import { rightsKey, shortKey } from './rights';
import { SetMap } from './setMap';
import type { Socket } from './socket';

/** The keys of the user and the participant whose rights a connection depends on. */
export function rightsKeysOf(connection: Connection): string[] {
  const participantId = participantOf(connection);
  const subjects = [{ userId: connection.identity.userId }, ...(participantId ? [{ participantId }] : [])];
  return subjects.map(rightsKey);
}

/** The member a connection makes present in its community. */
function memberOf({ identity, community }: Connection): string | undefined {
  const someone = asMember(identity, community.id);
  return isInside(someone) ? someone.membership?.participantId : undefined;
}

interface ConnectionsOptions {
  hub: Hub;
  presence: Pick<ReturnType<typeof createPresence>, 'enter' | 'leave'>;
}

/** The connections of this process, by socket, user and participant. */
export function createConnections({ hub, presence }: ConnectionsOptions) {
  const all = new Map<Socket, Connection>();
  const byRights = new SetMap<number, Connection>();

  const dependingOn = (key: string): readonly Connection[] => byRights.get(shortKey(key));

  function index(connection: Connection): void {
    for (const key of rightsKeysOf(connection)) byRights.add(shortKey(key), connection);
  }

  function leaveIndex(connection: Connection): void {
    for (const key of rightsKeysOf(connection)) byRights.delete(shortKey(key), connection);
  }

  function enter({ community, socket }: Connection, member: string | undefined): void {
    if (member !== undefined) presence.enter(community.id, member, socket);
  }

  function leave({ socket }: Connection, member: string | undefined): void {
    if (member !== undefined) presence.leave(member, socket);
  }

  return {
    get size() {
      return all.size;
    },
    list: (): Connection[] => [...all.values()],
    of: (socket: Socket): Connection | undefined => all.get(socket),
    /** Those that depend on the rights of a subject, by its key. */
    dependingOn,
    /** How many connections a session has. */
    countOf: ({ userId, sessionId }: Identity): number =>
      dependingOn(rightsKey({ userId })).filter(({ identity }) => identity.sessionId === sessionId).length,

    add(connection: Connection): void {
      all.set(connection.socket, connection);
      index(connection);
      enter(connection, memberOf(connection));
    },

    /** Takes in what somebody is now. Who was present remains so without having been away. */
    refresh(connection: Connection, identity: Identity, community: CommunityConfig): void {
      const before = memberOf(connection);
      leaveIndex(connection);
      connection.identity = identity;
      connection.community = community;
      index(connection);
      const member = memberOf(connection);
      if (member === before) return;
      leave(connection, before);
      enter(connection, member);
    },

    /** Removes the connection of a socket with its subscriptions. */
    remove(socket: Socket): void {
      const connection = all.get(socket);
      if (!connection) return;
      all.delete(socket);
      leaveIndex(connection);
      leave(connection, memberOf(connection));
      for (const subscription of connection.subscriptions) hub.remove(subscription);
      connection.subscriptions = [];
    },
  };
}

export type Connections = ReturnType<typeof createConnections>;

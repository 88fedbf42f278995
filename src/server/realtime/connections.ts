import { asMember, isInside } from '../guards/membership';
import { participantOf, type Connection } from './connection';
import type { Hub } from './hub';
import type { createPresence } from './presence/presence';
import { rightsKey } from './rights';
import type { Socket } from './socket';

interface Entry {
  /** Removes it from the index of its member. */
  leaveIndex: () => void;
  /** The member who is present by it. */
  present: { id: string; leave: () => void } | undefined;
}

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
  presence: Pick<ReturnType<typeof createPresence>, 'enter'>;
}

/** The connections of this process, by socket, session, user and participant. */
export function createConnections({ hub, presence }: ConnectionsOptions) {
  const all = new Map<Socket, Connection>();
  const entries = new Map<Connection, Entry>();
  const byRights = new Map<string, Set<Connection>>();
  const bySession = new Map<string, number>();

  function index(connection: Connection): () => void {
    const keys = rightsKeysOf(connection);
    for (const key of keys) {
      byRights.set(key, (byRights.get(key) ?? new Set()).add(connection));
    }
    return () => {
      for (const key of keys) {
        const there = byRights.get(key);
        there?.delete(connection);
        if (there?.size === 0) byRights.delete(key);
      }
    };
  }

  function enterAs(connection: Connection, before: Entry['present']): Entry['present'] {
    const id = memberOf(connection);
    if (before?.id === id) return before;
    before?.leave();
    const { community, socket } = connection;
    return id === undefined
      ? undefined
      : { id, leave: presence.enter(community.id, id, () => socket.heardAt) };
  }

  /** Files a connection by its identity, which may have changed. */
  function file(connection: Connection): void {
    const before = entries.get(connection);
    before?.leaveIndex();
    entries.set(connection, { leaveIndex: index(connection), present: enterAs(connection, before?.present) });
  }

  return {
    get size() {
      return all.size;
    },
    list: (): Connection[] => [...all.values()],
    of: (socket: Socket): Connection | undefined => all.get(socket),
    /** Those that depend on the rights of a subject, by its key. */
    dependingOn: (key: string): readonly Connection[] => [...(byRights.get(key) ?? [])],
    countOf: (sessionId: string): number => bySession.get(sessionId) ?? 0,
    file,

    add(connection: Connection): void {
      const { sessionId } = connection.identity;
      all.set(connection.socket, connection);
      bySession.set(sessionId, (bySession.get(sessionId) ?? 0) + 1);
      file(connection);
    },

    /** Removes a connection with its subscriptions. */
    remove(connection: Connection): void {
      const { socket, identity, subscriptions } = connection;
      if (!all.delete(socket)) return;
      const entry = entries.get(connection);
      entries.delete(connection);
      entry?.leaveIndex();
      entry?.present?.leave();
      for (const subscription of subscriptions.values()) hub.remove(subscription);
      subscriptions.clear();
      const others = (bySession.get(identity.sessionId) ?? 1) - 1;
      if (others > 0) bySession.set(identity.sessionId, others);
      else bySession.delete(identity.sessionId);
    },
  };
}

export type Connections = ReturnType<typeof createConnections>;

import { and, eq, or } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { connections, participants, relations } from '../../db/schema';
import { isPair, lockBoth } from '../../people/pair';
import type { Viewing } from '../../people/viewing';
import { isVisibleTo } from '../../people/visible';
import { mayConnect, type Connecting } from '../../guards/mayConnect';
import { hasArrived, stateOf } from './state';

export interface Pair {
  communityId: string;
  viewerId: string;
  subjectId: string;
}

export type Relation = typeof relations.$inferSelect;

/** Locks both members. Undefined if the other is invisible to the member. */
export async function lockPair(
  orm: Orm,
  { communityId, viewerId, subjectId, sees, now }: Pair & Pick<Viewing, 'sees' | 'now'>,
) {
  await lockBoth(orm, viewerId, subjectId);
  const [subject] = await orm
    .select({
      id: participants.id,
      userId: participants.userId,
      isManager: participants.isManager,
      privacy: participants.privacy,
      contactTypesToHide: participants.contactTypesToHide,
      contacts: participants.contacts,
    })
    .from(participants)
    .where(and(eq(participants.id, subjectId), isVisibleTo({ communityId, viewerId, sees, now })));
  return subject;
}

/** Both relations of a pair, and whether they are connected. */
export async function readRelationBetween(orm: Orm, { viewerId, subjectId }: Omit<Pair, 'communityId'>) {
  const rows = await orm
    .select()
    .from(relations)
    .where(
      or(
        and(eq(relations.participantId, viewerId), eq(relations.subjectId, subjectId)),
        and(eq(relations.participantId, subjectId), eq(relations.subjectId, viewerId)),
      ),
    );
  const [connection] = await orm
    .select({ at: connections.connectedAt })
    .from(connections)
    .where(isPair(connections, viewerId, subjectId));
  return {
    own: rows.find(({ participantId }) => participantId === viewerId),
    theirs: rows.find(({ participantId }) => participantId === subjectId),
    connected: connection !== undefined,
  };
}

/** The current state of the relation to the other. */
export async function relationNow(orm: Orm, config: Connecting, pair: Pair, now: Date) {
  const { own, theirs, connected } = await readRelationBetween(orm, pair);
  const incoming = theirs !== undefined && theirs.declinedAt === null && hasArrived(theirs, now);
  const isOpen = own !== undefined || (await mayConnect(orm, config, pair));
  return stateOf({ own, incoming, connected, mayConnect: isOpen });
}

/** The rows of one member's relation to another. */
export const ownRow = ({ viewerId, subjectId }: Pair) =>
  and(eq(relations.participantId, viewerId), eq(relations.subjectId, subjectId));

/** Like `ownRow`, for the opposite direction. */
export const theirRow = ({ viewerId, subjectId }: Pair) =>
  and(eq(relations.participantId, subjectId), eq(relations.subjectId, viewerId));

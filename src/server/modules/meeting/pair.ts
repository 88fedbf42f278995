import { and, eq, inArray } from 'drizzle-orm';
import type { CommunityConfig } from '../../../config/types';
import type { Orm } from '../../db/database';
import { connections, participants } from '../../db/schema';
import { AppError } from '../../errors';
import { isInside, type Member } from '../../guards/membership';
import { isShown } from '../../people/membershipState';
import { nameColumns } from '../../people/nameColumns';
import { isPair, lockBoth } from '../../people/pair';

/** The caller's own participant. Administrators from elsewhere, and people who are not admitted, have no meetings. */
export function ownId(member: Member): string {
  if (!member.membership || !isInside(member)) throw new AppError(1110);
  return member.membership.participantId;
}

/** One of two who meet. */
export interface Somebody {
  id: string;
  userId: string;
  firstName: string;
  lastName: string;
  /** Null: unknown. */
  timeZone: string | null;
}

/** Both of a pair who are connected, the caller first. Throws 1110 if they are not connected, or one of them cannot be met. */
export async function pairOf(
  orm: Orm,
  { id: communityId }: Pick<CommunityConfig, 'id'>,
  callerId: string,
  otherId: string,
): Promise<[Somebody, Somebody]> {
  const people = await orm
    .select({
      id: participants.id,
      userId: participants.userId,
      timeZone: participants.timeZone,
      ...nameColumns,
    })
    .from(participants)
    .where(and(inArray(participants.id, [callerId, otherId]), isShown));
  const [connection] = await orm
    .select({ at: connections.connectedAt })
    .from(connections)
    .where(and(eq(connections.communityId, communityId), isPair(connections, callerId, otherId)));
  const caller = people.find(({ id }) => id === callerId);
  const other = people.find(({ id }) => id === otherId);
  if (!connection || !caller || !other) throw new AppError(1110);
  return [caller, other];
}

/** As `pairOf`; locks both, so that simultaneous changes wait for each other. */
export async function lockPair(...pair: Parameters<typeof pairOf>): Promise<[Somebody, Somebody]> {
  const [orm, , callerId, otherId] = pair;
  await lockBoth(orm, callerId, otherId);
  return pairOf(...pair);
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ServerCall } from '../../lib/call';
import type { ErrorCode } from '../../lib/errorCatalogue';
import type { Orm } from '../db/database';
import { participants } from '../db/schema';
import { AppError } from '../errors';
import type { Identity } from '../people/identity';
import { isInEvent } from '../people/membershipState';
import { isApartFrom } from '../people/visible';
import { asMember, guestAt, isInside } from './membership';
import { hasPermission } from './permissions';

type AnyCall = Pick<ServerCall<unknown, unknown, unknown, unknown>, 'people' | 'unknownPerson'>;

/** A call that names people, with its caller and its validated input. */
interface ActingCall {
  call: AnyCall;
  identity: Identity | undefined;
  communityId: string;
  input: { query: unknown; params: unknown; body: unknown };
}

/** The ids at a path of the input: `body.parts.participantId` names one in each item of a list. */
function idsAt(sent: unknown, [key, ...rest]: string[]): string[] {
  if (Array.isArray(sent))
    return sent.flatMap((item) => idsAt(item, key === undefined ? [] : [key, ...rest]));
  if (key === undefined) return typeof sent === 'string' ? [sent] : [];
  return idsAt((Object(sent) as Record<string, unknown>)[key], rest);
}

interface Acting {
  communityId: string;
  /** The participant who acts. '' without a participant here. */
  actorId: string;
  /** The event whose organisers decide. Its guests count as its people, too. */
  eventId?: string;
  /** Managers decide about everybody, even if they were blocked. */
  isManager: boolean;
}

/**
 * The people on whom an actor may act: in the same community, admitted, visible, and without a block in either
 * direction.
 */
async function reachable(
  orm: Orm,
  ids: readonly string[],
  { communityId, actorId, eventId, isManager }: Acting,
): Promise<string[]> {
  const isIn = eventId ? isInEvent(sql`${eventId}::text`) : eq(participants.enabled, true);
  const rows = await orm
    .select({ id: participants.id })
    .from(participants)
    .where(
      and(
        inArray(participants.id, [...ids]),
        eq(participants.communityId, communityId),
        isIn,
        eventId && isManager ? undefined : participants.profileEnabled,
        actorId && !(eventId && isManager) ? sql`not ${isApartFrom(actorId)}` : undefined,
      ),
    );
  return rows.map(({ id }) => id);
}

/**
 * The guard of calls that act on another person (SAF-01). In `schemas/api`, every call states how it uses each person
 * that it names. For those whom it acts on, this returns who may be acted on. For anybody else it throws the call's
 * `unknownPerson`, so that nobody learns whether the person exists or who blocked whom. A call without this error
 * answers for each of many. Whether a person agreed is checked by the module, in the transaction that changes the row.
 */
export async function actsOn(orm: Orm, acting: ActingCall): Promise<ReadonlySet<string>> {
  const { call, identity, communityId, input } = acting;
  const named = Object.entries(call.people ?? {})
    .filter(([, use]) => use === 'acts' || use === 'decides')
    .map(([path, use]) => ({ use, ids: idsAt(input, path.split('.')) }))
    .filter(({ ids }) => ids.length > 0);
  const found = new Set<string>();
  if (named.length === 0 || !identity) return found;
  const member = asMember(identity, communityId);
  const [eventId] = idsAt(input, ['params', 'id']);
  const actorId =
    (isInside(member) ? member.membership?.participantId : guestAt(member, communityId, eventId)) ?? '';
  const isManager = hasPermission(member, 'members.manage');
  for (const { use, ids } of named) {
    const about = { communityId, actorId, isManager, eventId: use === 'decides' ? eventId : undefined };
    const there = new Set(await reachable(orm, ids, about));
    if (call.unknownPerson !== undefined && ids.some((id) => !there.has(id))) {
      throw new AppError(call.unknownPerson as ErrorCode);
    }
    for (const id of there) found.add(id);
  }
  return found;
}

import { and, eq } from 'drizzle-orm';
import type { Orm } from '../db/database';
import { participants, users } from '../db/schema';
import { isApartFrom } from '../people/visible';
import type { EmailKind } from '../mail/templates/kinds';

/**
 * What reaches its reader though one of the two has blocked the other: it speaks of the reader's own place or membership, and
 * without it they would come to what does not take place, or not know what was decided about them.
 */
const inAnyCase: ReadonlySet<string> = new Set<EmailKind>([
  ...(['eventCancelled', 'eventLeft', 'eventRejected', 'eventPayment', 'meetingCancelled'] as const),
  ...(['admitted', 'refused', 'warned', 'hidden', 'paused', 'removed'] as const),
  ...(['managerMessage', 'managerNews', 'reportActedOn', 'reportDismissed', 'digest'] as const),
]);

interface Caused {
  kind: string;
  communityId: string;
  /** The reader's address. */
  recipient: string;
  causedBy: string | null;
}

/** Whether an email is kept back, since its reader has blocked who caused it, or was blocked by them. */
export async function isKeptBack(
  orm: Orm,
  { kind, communityId, recipient, causedBy }: Caused,
): Promise<boolean> {
  if (!causedBy || inAnyCase.has(kind)) return false;
  const isThere = eq(participants.communityId, communityId);
  const [reader] = await orm
    .select({ id: participants.id })
    .from(participants)
    .innerJoin(users, eq(users.id, participants.userId))
    .where(and(isThere, eq(users.email, recipient)));
  if (!reader) return false;
  const apart = await orm
    .select({ id: participants.id })
    .from(participants)
    .where(and(isThere, eq(participants.userId, causedBy), isApartFrom(reader.id)));
  return apart.length > 0;
}

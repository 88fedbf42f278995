import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { participants, users } from '../../db/schema';
import { isApartFrom } from '../../people/visible';
import type { NotificationKinds } from '../kinds/kinds';

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
  kinds: NotificationKinds,
  { kind, communityId, recipient, causedBy }: Caused,
): Promise<boolean> {
  if (!causedBy || kinds.find(kind)?.reachesApart) return false;
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

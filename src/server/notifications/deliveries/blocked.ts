import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { participants } from '../../db/schema';
import { isApartFrom } from '../../people/visible';
import type { NotificationKinds } from '../kinds/kinds';

interface Caused {
  kind: string;
  communityId: string;
  /** The recipient. Null without an account. */
  userId: string | null;
  causedBy: string | null;
}

/** Whether a notification is withheld because its recipient and the person who caused it are separated by a block. */
export async function isKeptBack(
  orm: Orm,
  kinds: NotificationKinds,
  { kind, communityId, userId, causedBy }: Caused,
): Promise<boolean> {
  if (!causedBy || !userId || kinds.find(kind)?.reachesApart) return false;
  const isThere = eq(participants.communityId, communityId);
  const [reader] = await orm
    .select({ id: participants.id })
    .from(participants)
    .where(and(isThere, eq(participants.userId, userId)));
  if (!reader) return false;
  const apart = await orm
    .select({ id: participants.id })
    .from(participants)
    .where(and(isThere, eq(participants.userId, causedBy), isApartFrom(reader.id)));
  return apart.length > 0;
}

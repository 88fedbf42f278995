import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { deliveries, notifications } from '../../db/schema';

/** An address of a sent delivery, and whose it was. */
interface Reached {
  channel: string;
  address: string;
  userId: string | null;
  communityId: string;
}

/** The address of a sent delivery by its reply key. Undefined if there is none any more. */
export async function addressBy(orm: Orm, replyKey: string): Promise<Reached | undefined> {
  const [found] = await orm
    .select({
      channel: deliveries.channel,
      address: deliveries.address,
      userId: notifications.userId,
      communityId: notifications.communityId,
    })
    .from(deliveries)
    .innerJoin(notifications, eq(notifications.id, deliveries.notificationId))
    .where(eq(deliveries.replyKey, replyKey));
  return found?.address ? found : undefined;
}

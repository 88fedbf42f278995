import { eq } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { deliveries } from '../../db/schema';

/** The address of a sent delivery by its reply key. Undefined if there is none any more. */
export async function addressBy(
  orm: Orm,
  replyKey: string,
): Promise<{ channel: string; address: string } | undefined> {
  const [found] = await orm
    .select({ channel: deliveries.channel, address: deliveries.address })
    .from(deliveries)
    .where(eq(deliveries.replyKey, replyKey));
  return found?.address ? found : undefined;
}

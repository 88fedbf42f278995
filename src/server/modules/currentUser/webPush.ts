import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { users, webPushSubscriptions as subscriptions } from '../../db/schema';
import { AppError } from '../../errors';
import { isPushEndpoint } from './pushEndpoint';

type Subscription = Omit<typeof subscriptions.$inferInsert, 'createdAt'>;

/** Maximum number of browsers of a user for push. When there are more, the ones unused longest are removed. */
const mostBrowsers = 10;

/**
 * U03. An endpoint belongs to one user: another user gets it only with the keys that its browser has, as when somebody
 * else signs in there. Throws 1100 for an address outside the public internet, 1147 for another user's endpoint.
 */
export async function storeSubscription(
  { db }: FastifyInstance,
  { endpoint, ...given }: Subscription,
  now: Date,
): Promise<'OK'> {
  if (!isPushEndpoint(endpoint)) {
    throw new AppError(1100, { details: [{ path: 'endpoint', message: 'must be a public https address' }] });
  }
  const { userId, p256dh, auth } = given;
  await db.transaction(async ({ orm }) => {
    // Locks the user, because two concurrent calls would both find room.
    await orm.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const ofThisBrowser = and(eq(subscriptions.p256dh, p256dh), eq(subscriptions.auth, auth));
    const stored = await orm
      .insert(subscriptions)
      .values({ endpoint, ...given, createdAt: now })
      .onConflictDoUpdate({
        target: subscriptions.endpoint,
        set: { ...given, createdAt: now },
        setWhere: or(eq(subscriptions.userId, userId), ofThisBrowser),
      })
      .returning({ endpoint: subscriptions.endpoint });
    if (stored.length === 0) throw new AppError(1147);
    const surplus = orm
      .select({ endpoint: subscriptions.endpoint })
      .from(subscriptions)
      .where(eq(subscriptions.userId, userId))
      .orderBy(desc(subscriptions.createdAt), desc(subscriptions.endpoint))
      .offset(mostBrowsers);
    await orm.delete(subscriptions).where(inArray(subscriptions.endpoint, surplus));
  });
  return 'OK';
}
